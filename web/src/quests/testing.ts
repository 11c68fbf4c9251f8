// Small tables and cards for the tests of Quests.
import type { CardFace, Moment } from '../session/types';
import type { CardIndex } from '../table/game';

type Amounts = Record<string, number | null>;

const blank = { gives: [], needs: [], points: null, icons: [], text: '', flavor: null, copies: 1, rule: '' };
const amounts = (list: Amounts) => Object.entries(list).map(([what, amount]) => ({ what, amount }));

export const citizen = (id: string, kind: string, gives: Amounts): CardFace => ({
  ...blank,
  id,
  sort: 'citizen',
  name: id,
  kind,
  gives: amounts(gives),
});

export const quest = (id: string, needs: Amounts): CardFace => ({
  ...blank,
  id,
  sort: 'quest',
  name: id,
  kind: 'battle',
  needs: amounts(needs),
});

export const deck = (...faces: CardFace[]): CardIndex => new Map(faces.map((face) => [face.id, face]));

interface Situation {
  hand?: string[];
  guild?: string[];
  owed?: number;
  quest?: string;
}

/** A moment in which seat 0 is asked a question. */
export function decide(question: string, situation: Situation, keys: string[]): Moment {
  const { hand = [], guild = [], owed = 0, quest: goal } = situation;
  const view = {
    players: [{ seat: 0, hand, guild }],
    owed,
    party: goal ? { quest: goal, citizens: [], brings: {} } : null,
  };
  const options = keys.map((key) => ({ key, text: key, touches: [] }));
  return { view, decision: { seat: 0, question, text: '', rule: '', options } } as unknown as Moment;
}
