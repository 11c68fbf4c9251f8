// Immortals on the page.
import type { DecisionInfo, Moment, OptionInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { say } from '../words';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords, nameOf } from './labels';
import Mark from './Mark.svelte';
import { realmOf } from './map';
import Own from './Own.svelte';
import { picking } from './picking';

export const game: GameModule = {
  Board,
  Own,
  Aside,
  Mark,
  Face,
  inWords,
  picking,
  caution: () => null,
  heading,
  hints,
  nameOf,
  brief,
  looksAt,
};

/** Plans, reveals and cards are on the own board, sites on the map. */
function looksAt({ question, options }: DecisionInfo): 'board' | 'own' | null {
  if (['plan', 'turn', 'draft_card', 'limbo'].includes(question)) return 'own';
  return options.some(({ touches }) => touches.some((thing) => thing.startsWith('site:'))) ? 'board' : null;
}

/** Numbers are said shortly. */
function brief({ key, text }: OptionInfo, { decision }: Moment): string {
  const [verb, number = ''] = key.split(':');
  if (verb === 'group') return say('immortals.brief.group', { number: Number(number) });
  if (verb !== 'light') return text;
  return say('immortals.brief.divide', { light: number, dark: (decision?.options.length ?? 1) - 1 - Number(number) });
}

/** Sites are listed by realm. */
function heading({ key }: OptionInfo): string {
  const [verb = '', site] = key.split(':');
  return site && ['site', 'from', 'to'].includes(verb) ? say(`immortals.realm_title.${realmOf(site)}`) : '';
}
