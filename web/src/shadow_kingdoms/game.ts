// Shadow Kingdoms of Valeria, with Riftlands, on the page.
import type { OptionInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { knows, say } from '../words';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords } from './labels';
import Mark from './Mark.svelte';
import Own from './Own.svelte';

export const game: GameModule = { Board, Own, Aside, Mark, Face, inWords, heading, hints, usual };

/** A Gem may be declined, but hardly anybody wants to. */
function usual(question: string): string | undefined {
  return question === 'gem_shrine' ? 'take' : undefined;
}

function heading({ key }: OptionInfo): string {
  const verb = key.split(':')[0];
  return knows(`shadow_kingdoms.heading.${verb}`) ? say(`shadow_kingdoms.heading.${verb}`) : '';
}
