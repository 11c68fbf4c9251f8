// Immortals on the page.
import type { DecisionInfo, OptionInfo, PickInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { knows, say } from '../words';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords } from './labels';
import Mark from './Mark.svelte';
import { realmOf } from './map';
import { isApart, isOfMarch } from './march';
import { isNotable } from './notable';
import Own from './Own.svelte';

export const game: GameModule = {
  Board,
  Own,
  Aside,
  Mark,
  Face,
  inWords,
  heading,
  hints,
  brief,
  looksAt,
  send,
  isNotable,
  enlarges: (thing) => ['card:', 'space:'].some((kind) => thing.startsWith(kind)),
  usual: (question) => (question === 'perform' ? 'perform' : undefined), // no rule: what people mean by revealing a card
  isManyAnswers: (question) => question === 'plan',
  hasControl: isOfMarch,
};

const MARCH = ['attack_or_move', 'source', 'target', 'strength', 'move_source', 'destination', 'move_number']; // no rule: they have a button of their own

/** Plans, reveals and cards are on your own board, sites on the map. */
function looksAt({ question, options }: DecisionInfo): 'board' | 'own' | null {
  if (['plan', 'turn', 'draft_card'].includes(question)) return 'own'; // no rule: where people look
  if (question === 'limbo' || MARCH.includes(question)) return 'board';
  return options.some(({ touches }) => touches.some((thing) => thing.startsWith('site:'))) ? 'board' : null;
}

/** Numbers have short labels; that of fallen armies is what its question asks for. */
function brief({ key, text }: OptionInfo): string {
  const [verb, number] = key.split(':');
  if (verb === 'light' && number) return number;
  return verb === 'group' ? say('immortals.brief.group', { number: Number(number) }) : text;
}

/** The button that sends a plan; the one for an attack or a movement is beside the number of armies. */
function send(question: string): string {
  if (MARCH.includes(question)) return '';
  return say(question === 'plan' ? 'immortals.send_plan' : 'pick.confirm');
}

/** Sites are listed by realm, cards of a plan by space, and the steps of a march by what they decide. */
function heading(option: OptionInfo | PickInfo): string {
  const [word = '', site] = option.key.split(':');
  if ('signs' in option && isApart(option)) return say('immortals.heading.from_elsewhere');
  if (word === 'site' && site) return say(`immortals.realm_title.${realmOf(site)}`);
  return knows(`immortals.heading.${word}`) ? say(`immortals.heading.${word}`) : '';
}
