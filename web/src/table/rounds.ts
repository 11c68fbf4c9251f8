// Where the rounds of a game begin.
import type { LogLine } from '../session/types';

export interface RoundMark {
  round: number;
  at: number; // the number of the choice with which it begins
}

/** The first line of each round says where it begins. */
export function roundsIn(log: LogLine[]): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const { round, choice } of log) {
    if (round && round > (marks.at(-1)?.round ?? 0)) marks.push({ round, at: choice });
  }
  return marks;
}

/** Marks that stand too close for their numbers: of those, every second, third … is left. */
export function withRoom(marks: RoundMark[], most: number): RoundMark[] {
  const step = Math.ceil(marks.length / most);
  return marks.filter((_, place) => place % step === 0);
}
