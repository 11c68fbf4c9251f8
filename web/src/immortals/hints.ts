// When the coach has something to say; the texts are in the catalogue under coach.immortals.
import type { Moment } from '../session/types';
import { viewOf } from './view';

const BY_QUESTION: Record<string, string[]> = {
  home_group: ['welcome', 'home'],
  draft_card: ['draft', 'draft_cards'],
  draft_site: ['deploy'],
  draft_group: ['groups'],
  divide: ['limbo'],
  draw: ['draw'],
  reinforce: ['reinforce'],
  plan: ['plan', 'plan_cards', 'plan_bluff', 'plan_magic'],
  turn: ['turn', 'scoring'],
  perform: ['perform'],
  compensation: ['compensation'],
  affected_site: ['site'],
  structure: ['structure'],
  source: ['attack'],
  target: ['inhabitants'],
  strength: ['strength'],
  destination: ['move'],
  magic: ['magic'],
  take_over_site: ['take_over'],
};

export function hints(moment: Moment): string[] {
  const { decision } = moment;
  if (!decision) return moment.asked.length ? ['waiting'] : [];
  const found = BY_QUESTION[decision.question] ?? [];
  const view = viewOf(moment);
  return view.battle && decision.question === 'turn' ? ['tower', ...found] : found;
}
