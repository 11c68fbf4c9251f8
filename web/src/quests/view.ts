// The view of Quests as the server sends it (src/wartable/quests/view.py).
import type { Moment } from '../session/types';

export interface PlayerView {
  seat: number;
  hand: string[] | null;
  hand_size: number;
  guild: string[];
  guild_yield: Record<string, number>;
  reserve: string | null;
  completed: string[];
  points: number;
  guild_master: string | null;
}

export interface GroupView {
  source: string;
  steps: string[];
  only_one: boolean;
}

export interface QuestsView {
  players: PlayerView[];
  line: { cost: number; citizen: string | null }[];
  hire_from_hand_cost: number;
  spaces: (string | null)[];
  citizen_deck: number;
  quest_deck: number;
  citizen_discard: string[];
  quest_discard: string[];
  solo: boolean;
  active: number;
  main_actions: number;
  first_player: number;
  round: number;
  idle_rounds: number;
  end_triggered: boolean;
  groups: GroupView[];
  set_aside: string | null;
  owed: number;
  party: { quest: string; citizens: string[]; brings: Record<string, number> } | null;
  over: boolean;
}

export const viewOf = (moment: Moment) => moment.view as QuestsView;

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'];
export const RESOURCES = ['gold', 'magic', 'strength'];

/** How often each entry occurs, in the order in which it first does. */
export function counted(entries: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}
