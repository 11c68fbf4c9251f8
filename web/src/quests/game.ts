// Quests of Valeria on the page.
import type { Moment, OptionInfo } from '../session/types';
import type { CardIndex, GameModule } from '../table/game';
import { say } from '../words';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { hints } from './hints';
import { inWords } from './labels';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import Pending from './Pending.svelte';
import { viewOf } from './view';

export const game: GameModule = { Board, Own, Aside: Pending, Mark, Face, inWords, caution, heading, hints };

/** A new reserved quest pushes the old one out: the player is warned before it happens. */
function caution(option: OptionInfo, moment: Moment, cards: CardIndex): string | null {
  if (!option.key.startsWith('reserve:') && option.key !== 'refresh') return null;
  const old = viewOf(moment).players[moment.table.you ?? -1]?.reserve;
  return old ? say('quests.caution.reserve', { name: cards.get(old)?.name ?? '' }) : null;
}

const HEADINGS: Record<string, string> = { refresh: 'reserve', take: 'reserve' };

function heading(option: OptionInfo): string {
  const word = option.key.split(':')[0] ?? '';
  const name = HEADINGS[word] ?? word;
  return ['draw', 'hire', 'reserve', 'quest'].includes(name) ? say(`quests.step.${name}`) : '';
}
