// When the focused element disappears, the focus goes to its neighbours instead of the top of the page.
import { tick } from 'svelte';

const ZONES = '[role="group"], .options';
const STOPS = '[data-thing][tabindex="0"], button:not([tabindex="-1"])';

export function keepFocus(root: HTMLElement, _moment: number | undefined) {
  let zone: Element | null = null;

  root.addEventListener('focusin', (event) => {
    zone = (event.target as Element).closest(ZONES);
  });

  async function recover(): Promise<void> {
    await tick();
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!lost || !zone) return;
    const stop = zone.isConnected ? zone.querySelector<HTMLElement>(STOPS) : null;
    (stop ?? root.querySelector<HTMLElement>('.options li button'))?.focus({ preventScroll: true });
  }

  return { update: recover };
}
