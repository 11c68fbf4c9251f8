// The view of Quests as the server sends it (src/wartable/quests/view.py).
import type { components } from '../session/protocol';
import type { Moment } from '../session/types';

export type QuestsView = components['schemas']['QuestsView'];
export type PlayerView = QuestsView['players'][number];

export const viewOf = (moment: Moment) => moment.view as QuestsView;

export const ROLES = ['worker', 'soldier', 'shadow', 'holy']; // no rule: the order in which they are drawn
export const RESOURCES = ['gold', 'magic', 'strength']; // no rule: the order in which they are drawn

/** How often each entry occurs, in order of first occurrence. */
export function counted(entries: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}
