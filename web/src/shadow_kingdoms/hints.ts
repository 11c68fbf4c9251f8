// When the coach has something to say; the texts are in the catalogue under coach.shadow_kingdoms.
import type { Moment } from '../session/types';
import { viewOf } from './view';

const BY_QUESTION: Record<string, string[]> = {
  colour: ['colour'],
  map_side: ['map'],
  die_at_shrine: ['die'],
  no_room: ['room'],
  magic_shrine: ['awards'],
  champions_shrine: ['champions'],
  tactics_shrine: ['plans'],
  reserve_slot: ['slots'],
  reserve_bonus: ['bonus'],
  battle_plan: ['battle'],
  battle_troops: ['troops'],
  wild_source: ['wild'],
  flip: ['changes'],
  change: ['changes'],
  marker: ['marker'],
  area: ['area'],
  rift: ['rift'],
  relic_place: ['relic'],
};

export function hints(moment: Moment): string[] {
  const { decision } = moment;
  if (!decision) return moment.asked.length ? ['waiting'] : [];
  const special = BY_QUESTION[decision.question];
  if (special) return [...special, 'goal'];
  if (decision.question !== 'destination') return [];
  const found = viewOf(moment).end_triggered ? ['ending'] : [];
  if (decision.options.some(({ key }) => key === 'go:camp')) found.push('camp');
  return [...found, 'goal', 'welcome'];
}
