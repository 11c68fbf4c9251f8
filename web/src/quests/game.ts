// Quests of Valeria on the page.
import type { OptionInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { say } from '../words';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords } from './labels';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import Pending from './Pending.svelte';

export const game: GameModule = { Board, Own, Aside: Pending, Mark, Face, inWords, heading, hints, enlarges };

/** A quest is read before anything is done with it. */
function enlarges(thing: string): boolean {
  return thing.startsWith('quest:');
}

const WITH_HEADING = ['draw', 'hire', 'reserve', 'quest']; // no rule: the others are few
const HEADINGS: Record<string, string> = { refresh: 'reserve', take: 'reserve' };

function heading(option: OptionInfo): string {
  const word = option.key.split(':')[0] ?? '';
  const name = HEADINGS[word] ?? word;
  return WITH_HEADING.includes(name) ? say(`quests.step.${name}`) : '';
}
