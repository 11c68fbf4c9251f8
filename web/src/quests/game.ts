// Quests of Valeria on the page.
import type { Happening, OptionInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { say } from '../words';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords } from './labels';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import Pending from './Pending.svelte';

export const game: GameModule = {
  Board,
  Own,
  Aside: Pending,
  Mark,
  Face,
  inWords,
  heading,
  hints,
  enlarges,
  isNotable,
};

const LOSSES = ['lost', 'power_unpaid', 'power_in_vain', 'forfeited']; // no rule: events

/** What was gained and could not be used. */
function isNotable({ name, facts }: Happening, you: number): boolean {
  return LOSSES.includes(name) && facts.seat === you;
}

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
