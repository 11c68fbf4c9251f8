// Shadow Kingdoms of Valeria, with Riftlands, on the page.
import type { Moment, OptionInfo } from '../session/types';
import type { GameModule } from '../table/game';
import { knows, say } from '../words';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords, nameOf } from './labels';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import { picking } from './picking';
import { viewOf } from './view';

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
  shortcuts,
  nameOf,
};

function heading({ key }: OptionInfo): string {
  const verb = key.split(':')[0];
  return knows(`shadow_kingdoms.heading.${verb}`) ? say(`shadow_kingdoms.heading.${verb}`) : '';
}

/**
 * A die of a Shrine may be clicked before one has gone there: that is the move and the die. A lone kind of die is taken
 * without a question, and a Staff may be asked for in between: then only the move is sent.
 */
function shortcuts(moment: Moment): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (moment.decision?.question !== 'destination') return found;
  const view = viewOf(moment);
  const offered = new Set(moment.decision.options.map(({ key }) => key));
  const hasStaff = view.players[moment.decision.seat]?.active_relics.some((relic) => relic.startsWith('urdr_staff'));
  for (const { id, dice } of view.shrines) {
    if (!offered.has(`go:${id}`)) continue;
    const isLone = new Set(dice).size === 1;
    for (const die of dice)
      found.set(`shrine_die:${id}:${die}`, isLone || hasStaff ? [`go:${id}`] : [`go:${id}`, `die:${die}`]);
  }
  return found;
}
