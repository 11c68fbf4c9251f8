// What the coach has to say at a moment, the most timely first: about the question, then about cards of a new kind.
import type { Moment } from '../session/types';
import { type Facts, knows, say } from '../words';
import type { CardIndex, GameModule } from './game';

/** How the page is used: with a finger or a mouse, and whether the log stands beside the board. */
export interface Hands {
  isTouch: boolean;
  isWide: boolean;
}

/** Names of texts under `coach`. Every question has one: its own where the game has nothing better. */
export function linesFor(moment: Moment, game: GameModule, cards: CardIndex): string[] {
  const question = moment.decision ? [moment.decision.question] : [];
  const names = [...game.hints(moment), ...question, ...kindsOffered(moment, cards)];
  return names.map((name) => `${moment.table.game}.${name}`).filter((name) => knows(`coach.${name}`));
}

/** `card_champion_instant`, `card_champion`: the kinds of the cards that the options are about. */
function kindsOffered(moment: Moment, cards: CardIndex): string[] {
  const things = moment.decision?.options.flatMap(({ touches }) => touches) ?? [];
  const faces = things.flatMap((thing) => thing.split(':').flatMap((part) => cards.get(part) ?? []));
  return [...new Set(faces.flatMap(({ sort, kind }) => [`card_${sort}_${kind}`, `card_${sort}`]))];
}

/** A line of the coach in two parts: one sentence, and what can be read after it. */
export function coachText(name: string, moment: Moment, hands: Hands): { line: string; more: string } {
  const text = say(`coach.${name}`, wordsFor(moment, hands));
  const end = text.search(/(?<=[.!?]) /);
  return end < 0 ? { line: text, more: '' } : { line: text.slice(0, end), more: text.slice(end + 1) };
}

/** The words that depend on who is there and on the device. */
function wordsFor(moment: Moment, { isTouch, isWide }: Hands): Facts {
  const by = isTouch ? 'touch' : 'mouse';
  const hasBots = moment.table.seats.some(({ kind }) => kind === 'bot');
  const told = say(isWide ? 'coach.log_beside' : 'coach.log_tab');
  return {
    Press: say(`coach.${by}.Press`),
    press: say(`coach.${by}.press`),
    Look: say(`coach.${by}.Look`),
    waiting: hasBots ? `${told} ${say('coach.hurry')}` : told,
  };
}
