// When the coach has something to say; the texts are in the catalogue under coach.dragon_valley.
import type { Moment } from '../session/types';
import { viewOf } from './view';

const BY_QUESTION: Record<string, string> = {
  choose_partner: 'partner',
  choose_role: 'role',
  assign_item: 'divide',
  choose_pile: 'choose',
  lucky_pick: 'lucky',
  loyalty_give: 'loyalty',
  sap: 'sappers',
  move_unit: 'move',
  move_to: 'move',
  take_from: 'take',
  charge_now: 'charge',
  battle_enemy: 'battle',
  battle_unit: 'battle',
  battle_extra: 'battle',
  build_name: 'build',
  build_place: 'build',
  claimed: 'claimed',
  remodel_mode: 'remodel',
  rebellion_cash: 'prisoners',
  guard_now: 'guard',
  advance_pick: 'advance',
  advance_join: 'advance',
};

export function hints(moment: Moment): string[] {
  const { decision } = moment;
  if (!decision) return moment.asked.length ? ['waiting'] : [];
  const special = BY_QUESTION[decision.question];
  if (special) return [special];
  if (decision.question !== 'turn_menu') return [];
  const view = viewOf(moment);
  const found = view.actions.length ? ['cards'] : ['turn'];
  if (view.baronies[decision.seat]?.enemies.length) found.push('enemies');
  return found;
}
