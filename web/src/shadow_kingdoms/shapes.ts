// The shape of each token: it says as much as the colour.
import type { Shape } from '../table/Token.svelte';

export const SHAPES: Record<string, Shape> = {
  goblin: 'star',
  orc: 'square',
  skeleton: 'coin',
  gargoyle: 'shield',
  gold: 'coin',
  magic: 'star',
  influence: 'shield',
  ambush: 'square',
  clash: 'square',
  siege: 'square',
  instant: 'square',
  ongoing: 'square',
  endgame: 'square',
};
