// When the coach has something to say; the texts are in the catalogue under coach.immortals.
import type { Moment } from '../session/types';
import { viewOf } from './view';

const BY_QUESTION: Record<string, string[]> = {
  home_group: ['welcome', 'home'],
  draft_card: ['draft', 'draft_cards'],
  draft_site: ['deploy'],
  draft_group: ['groups'],
  divide: ['limbo'],
  draw: ['draw'], // no rule: names of texts
  reinforce: ['reinforce'],
  plan: ['plan', 'plan_cards', 'plan_bluff', 'plan_magic'],
  turn: ['turn', 'scoring'],
  perform: ['perform'],
  compensation: ['compensation'],
  affected_site: ['site'],
  structure: ['structure'],
  attack_or_move: ['attack', 'move', 'inhabitants', 'strength'], // no rule: names of texts
  source: ['attack', 'inhabitants', 'strength'],
  target: ['inhabitants', 'strength'],
  strength: ['strength'], // no rule: names of texts
  move_source: ['move'],
  destination: ['move'],
  magic: ['magic'], // no rule: names of texts
  take_over_site: ['take_over'],
};

export function hints(moment: Moment): string[] {
  const { decision } = moment;
  if (!decision) return moment.asked.length ? ['waiting'] : [];
  const found = BY_QUESTION[decision.question] ?? [];
  const view = viewOf(moment);
  return view.battle && decision.question === 'turn' ? ['tower', ...found] : found;
}
