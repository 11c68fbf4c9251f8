import './look/fonts.css';
import './look/palette.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
