// Keys that work wherever the focus is, except in a field.
import { settings } from '../session/settings.svelte';

export type Shortcuts = Record<string, () => void>;

export function keyOf(event: KeyboardEvent): string {
  const held = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  return (
    held + (event.shiftKey && held ? 'Shift+' : '') + (event.key.length === 1 ? event.key.toLowerCase() : event.key)
  );
}

export function obey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const key = keyOf(event);
  const act = shortcuts[key];
  const target = event.target as HTMLElement;
  const writing = target.closest('input:not([type="range"]), select, textarea, [contenteditable]');
  const single = key.length === 1;
  if (!act || writing || event.altKey || event.defaultPrevented || (single && !settings.shortcuts)) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  act();
}
