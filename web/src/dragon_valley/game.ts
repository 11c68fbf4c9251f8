// Dragon Valley on the page.
import type { DecisionInfo, Moment, OptionInfo } from '../session/types';
import type { CardIndex, GameModule } from '../table/game';
import { say } from '../words';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords, nameOf } from './labels';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import { picking } from './picking';
import { steps } from './steps';
import { canBuild } from './valley';
import { viewOf } from './view';

export const game: GameModule = {
  Board,
  Own,
  Aside,
  Mark,
  Face,
  inWords,
  picking,
  caution,
  heading,
  hints,
  looksAt,
  shortcuts,
  nameOf,
  steps,
};

/** The turn is over without an action: that is said before it happens. */
function caution({ key }: OptionInfo, moment: Moment): string | null {
  if (moment.decision?.question !== 'turn_menu' || key !== 'end_turn') return null;
  const could = moment.decision.options.some((option) => ['move', 'build', 'recharge'].includes(option.key));
  return could && !viewOf(moment).actions.length ? say('dragon_valley.caution.no_action') : null;
}

const ACTIONS = ['move', 'build', 'recharge'];

function heading({ key }: OptionInfo): string {
  if (ACTIONS.includes(key)) return say('dragon_valley.heading.action');
  if (key.startsWith('card:')) return say('dragon_valley.heading.card');
  return '';
}

/** Cards and tiles are at hand on a phone where they can be used; everything else is on the board. */
function looksAt({ question, options }: DecisionInfo): 'board' | 'own' | null {
  const things = options.flatMap(({ touches }) => touches);
  if (question === 'turn_menu' || things.some((thing) => thing.startsWith('supply:'))) return 'own';
  return things.length ? 'board' : null;
}

/** In the menu of a turn a unit stands for the Move action, a tile of the supply for the Build action. */
function shortcuts(moment: Moment, cards: CardIndex): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const { decision } = moment;
  const barony = decision && viewOf(moment).baronies[decision.seat];
  if (!barony || decision.question !== 'turn_menu') return found;
  const offered = decision.options.map(({ key }) => key);
  if (offered.includes('move'))
    for (const { place, unit } of barony.units)
      if (!place.startsWith('t')) found.set(`unit:${barony.seat}:${place}:${unit}`, ['move', `${place}.${unit}`]);
  if (offered.includes('build')) {
    const names = Object.keys(barony.supply).filter((name) => canBuild(barony, name, cards.get(name)?.kind ?? ''));
    for (const name of names)
      found.set(`supply:${barony.seat}:${name}`, names.length === 1 ? ['build'] : ['build', name]);
  }
  return found;
}
