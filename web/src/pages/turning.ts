// Turning to the place on a page that the address names.
import { tick } from 'svelte';

/** Scroll to it and put the focus on its link, where it has one. */
export async function turnTo(mark: string): Promise<void> {
  await tick();
  const found = document.getElementById(mark);
  found?.scrollIntoView({ block: 'center' });
  found?.querySelector('a')?.focus({ preventScroll: true });
}
