// What is needed to talk: fetched where somebody does.
import { learnGame } from '../words';

export async function loadTalk() {
  const [module] = await Promise.all([import('./Talk.svelte'), learnGame('talk')]);
  return module.default;
}
