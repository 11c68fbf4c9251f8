// When the focused element disappears, the focus goes to its neighbours instead of the top of the page.
import { tick } from 'svelte';

const ZONES = '[role="group"], .options, .answers';
const STOPS = '[data-thing][tabindex="0"], button:not([tabindex="-1"], :disabled)';

/** `_state` changes with every moment, with every pick, and when something that was sent has been answered. */
export function keepFocus(root: HTMLElement, _state: string) {
  let zone: Element | null = null;
  const harbour = () => root.querySelector<HTMLElement>('main'); // while nothing is asked

  /** A menu is no zone: what was chosen in it was begun elsewhere. */
  root.addEventListener('focusin', (event) => {
    zone = (event.target as Element).closest(ZONES) ?? zone;
  });

  async function recover(): Promise<void> {
    await tick();
    const at = document.activeElement;
    const isLost = at === null || at === document.body || at === harbour();
    if (!isLost || !zone) return;
    const stop = zone.isConnected ? zone.querySelector<HTMLElement>(STOPS) : null;
    const option = root.querySelector<HTMLElement>('.options li button:not(:disabled)');
    (stop ?? option ?? harbour())?.focus({ preventScroll: true });
  }

  return { update: recover };
}
