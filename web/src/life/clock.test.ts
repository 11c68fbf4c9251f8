import { beforeAll, describe, expect, it } from 'vitest';
import { learnGame } from '../words';
import { timeLeft } from './clock';

describe('time that is left', () => {
  beforeAll(() => learnGame('life'));

  it('is told in minutes and seconds, the last of which counts whole', () => {
    expect([0, 1, 999, 61_000, 3_599_000].map(timeLeft)).toEqual(['0:00', '0:01', '0:01', '1:01', '59:59']);
  });

  it('is told in hours, then in days', () => {
    expect(timeLeft(3_660_000)).toBe('1 h 1 min');
    expect(timeLeft(26 * 3_600_000)).toBe('1 d 2 h');
  });
});
