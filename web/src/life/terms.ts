// What a table's people have agreed on, in sentences.
import type { Clock, Terms } from '../session/types';
import { say } from '../words';

/** What holds unless something else is chosen. */
export const USUAL_TERMS: Terms = {
  visibility: 'link',
  hints: true,
  clock: null,
  at_zero: 'bot',
  level: 'skilled',
  one_device: false,
  rated: false,
  follows: '',
};

export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return say('life.clock.none');
  if (clock.type === 'days') return say('life.clock.days', { days: clock.days });
  const minutes = clock.seconds / 60;
  if (minutes < 1) return say('life.clock.seconds', { seconds: clock.seconds, increment: clock.increment });
  return say('life.clock.live', { minutes: Math.round(minutes), increment: clock.increment });
}

export function termsOf(terms: Terms): string[] {
  const told = [say(`life.visibility.${terms.visibility}`), clockText(terms.clock)];
  if (terms.rated) told.unshift(say('life.rated_table'));
  if (terms.clock) told.push(say(`life.zero.${terms.at_zero}`));
  told.push(say(terms.hints ? 'life.with_hints' : 'life.no_hints'));
  if (terms.one_device) told.push(say('life.one_device'));
  return told;
}
