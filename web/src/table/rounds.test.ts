import { describe, expect, it } from 'vitest';
import type { LogLine } from '../session/types';
import { roundsIn, withRoom } from './rounds';

const line = (choice: number, round?: number) => ({ number: choice, choice, seat: null, text: [], round }) as LogLine;

describe('the rounds of a game', () => {
  it('begin where the log first names them', () => {
    const log = [line(0), line(2, 1), line(5, 1), line(9), line(11, 2), line(14, 2), line(20, 3)];
    expect(roundsIn(log)).toEqual([
      { round: 1, at: 2 },
      { round: 2, at: 11 },
      { round: 3, at: 20 },
    ]);
  });

  it('are thinned out where there is no room for all', () => {
    const marks = Array.from({ length: 24 }, (_, place) => ({ round: place + 1, at: place }));
    expect(withRoom(marks, 12).map(({ round }) => round)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
    expect(withRoom(marks, 30)).toHaveLength(24);
  });
});
