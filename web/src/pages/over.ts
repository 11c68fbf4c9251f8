// Whether a page lies over a table, where it needs no frame of its own.
import { getContext, setContext } from 'svelte';

const OVER = Symbol('over');

export const layOver = () => setContext(OVER, true);
export const liesOver = () => getContext<boolean | undefined>(OVER) ?? false;
