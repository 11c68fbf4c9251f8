import { describe, expect, it } from 'vitest';
import { isNotable as inTheValley } from '../dragon_valley/notable';
import { isNotable } from './notable';

const event = (name: string, facts: Record<string, string | number> = {}) => ({ name, line: 0, facts, glimpse: null });

describe('what a player should not overlook', () => {
  it('is what they lose or cannot do, and how ties are broken', () => {
    expect(isNotable(event('lost_action', { seat: 0 }), 0)).toBe(true);
    expect(isNotable(event('lost_action', { seat: 1 }), 0)).toBe(false);
    expect(isNotable(event('took_region_card', { seat: 1, from: 0 }), 0)).toBe(true);
    expect(isNotable(event('took_region_card', { seat: 0, from: 1 }), 0)).toBe(false);
    expect(isNotable(event('won_tie', { seat: 1 }), 0)).toBe(true);
  });

  it('is, in the valley, a turn in which nothing could be done, cards that go, and points beside battles', () => {
    expect(inTheValley(event('nothing_to_do', { seat: 0 }), 0)).toBe(true);
    expect(inTheValley(event('laid_off', { seat: 0, card: 'charge' }), 0)).toBe(true);
    expect(inTheValley(event('scored', { seat: 0, points: 4, reason: 'taken_siege' }), 0)).toBe(true);
    expect(inTheValley(event('scored', { seat: 0, points: 2, reason: 'kill' }), 0)).toBe(false);
    expect(inTheValley(event('exchanged', { seat: 1, other: 0 }), 0)).toBe(true);
    expect(inTheValley(event('laid_off', { seat: 1, card: 'charge' }), 0)).toBe(false);
  });
});
