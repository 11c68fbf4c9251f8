// Where on the table the viewer's next answer is.
import type { Scene } from '../table/scene.svelte';

/** The things that can be chosen now, not counting those that would only replace what is picked. */
export function touchedThings(scene: Scene): string[] {
  if (!scene.isDraft) return [...scene.offers.keys()];
  return scene.drafting.additions.filter(({ instead }) => !instead).flatMap(({ touches }) => touches);
}
