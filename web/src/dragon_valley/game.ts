// Dragon Valley on the page.
import type { DecisionInfo, OptionInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { say } from '../words';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords } from './labels';
import Mark from './Mark.svelte';
import { isNotable } from './notable';
import Own from './Own.svelte';
import { steps } from './steps';

export const game: GameModule = {
  Board,
  Own,
  Aside,
  Mark,
  Face,
  inWords,
  heading,
  hints,
  looksAt,
  steps,
  send,
  isNotable,
  enlarges: (thing) => thing.startsWith('card:'),
  sendsAtOnce,
};

const ACTIONS = ['move', 'build', 'recharge'];

function heading({ key }: OptionInfo): string {
  if (ACTIONS.includes(key)) return say('dragon_valley.heading.action');
  if (key.startsWith('card:')) return say('dragon_valley.heading.card');
  if (key.startsWith('lay:')) return say('dragon_valley.pile', { number: key.split(':')[2] ?? '' });
  return '';
}

/** Cards and tiles are at hand on a phone where they can be used; everything else is on the board. */
function looksAt({ question, options }: DecisionInfo): 'board' | 'own' | null {
  const things = options.flatMap(({ touches }) => touches);
  if (question === 'turn_menu' || things.some((thing) => thing.startsWith('supply:'))) return 'own';
  return things.length ? 'board' : null;
}

const SENDS: Record<string, string> = {
  assign_item: 'lay',
  build_name: 'build',
  build_place: 'build',
  construction_now: 'build',
  battle_enemy: 'fight',
  battle_unit: 'fight',
  battle_extra: 'fight',
};

function send(question: string): string {
  return say(`dragon_valley.send.${SENDS[question] ?? 'go'}`);
}

/** Piles are sent when the divider says so; a march, a battle or a tile as soon as nothing is left to pick. */
function sendsAtOnce(question: string): boolean {
  return question !== 'assign_item';
}
