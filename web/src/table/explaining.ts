// Hover, focus and long press show what explains a thing: its card, or its name, meaning and rule.
import type { Told } from '../words';
import type { Scene } from './scene.svelte';

const HOVER = 350;
const HOVER_WHOLE = 900;
const LONG_PRESS = 450;

export interface Explained {
  scene: Scene | undefined; // none where cards are only listed
  face?: string | null;
  told?: Told | null;
  whole?: boolean; // it is already shown in full
}

/** An explanation that is only a name, such as that of a button with a glyph. */
export const titled = (name: string): Told => ({ name, text: '', rule: '' });

export function explaining(element: HTMLElement, first: Explained) {
  let { scene, face, told, whole } = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedLong = false;

  function show(): void {
    if (scene && (face || told)) scene.detail = { anchor: element, face, told };
  }

  function later(wait: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  }

  function hide(): void {
    clearTimeout(timer);
    if (scene?.detail?.anchor === element)
      later(160, () => scene?.detail?.anchor === element && !overDetail() && clear());
  }

  function clear(): void {
    if (scene) scene.detail = null;
  }

  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) =>
      (event as PointerEvent).pointerType === 'mouse' && later(whole ? HOVER_WHOLE : HOVER, show),
    pointerleave: hide,
    focus: () => element.matches(':focus-visible') && later(whole ? HOVER_WHOLE : HOVER, show),
    blur: hide,
    pointerdown: (event) => {
      pressedLong = false;
      if ((event as PointerEvent).pointerType === 'mouse') return clearTimeout(timer);
      later(LONG_PRESS, () => {
        pressedLong = true;
        show();
      });
    },
    pointerup: (event) => (event as PointerEvent).pointerType !== 'mouse' && clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => pressedLong && event.preventDefault(),
  };

  function swallow(event: Event): void {
    if (!pressedLong) return;
    pressedLong = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  element.addEventListener('click', swallow, { capture: true });
  return {
    update: (next: Explained) => ({ scene, face, told, whole } = next),
    destroy: () => {
      clearTimeout(timer);
      if (scene?.detail?.anchor === element) clear();
    },
  };
}

const overDetail = () => document.querySelector('.detail:hover') !== null;
