import './look/fonts.css';
import './look/palette.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './session/language';

document.documentElement.lang = language;
const target = document.getElementById('app');
if (target) mount(App, { target });
