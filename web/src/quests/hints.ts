// When the coach has something to say in Quests; the texts are in the catalogue under coach.quests.
import type { Moment } from '../session/types';
import { viewOf } from './view';

const BY_QUESTION: Record<string, string> = {
  pay_hire: 'paying',
  quest_party: 'party',
  pay_power: 'power',
  take_quest: 'reserving',
  bonus: 'bonus',
  hand_limit: 'limit',
  guild_limit: 'limit',
};

export function hints(moment: Moment): string[] {
  const { decision } = moment;
  if (!decision) return moment.asked.length ? ['waiting'] : [];
  const special = BY_QUESTION[decision.question];
  if (special) return [special];
  const view = viewOf(moment);
  const found: string[] = [];
  if (view.end_triggered) found.push('ending');
  if (decision.options.some(({ key }) => key.startsWith('quest:'))) found.push('questing');
  found.push('welcome', 'hiring', 'reserve');
  return found;
}
