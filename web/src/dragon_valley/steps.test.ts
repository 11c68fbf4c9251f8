import { describe, expect, it } from 'vitest';
import type { Moment } from '../session/types';
import { steps } from './steps';
import { viewOf } from './view';

const happening = (
  name: string,
  line: number,
  facts: Record<string, string | number>,
  glimpse: object | null = null,
) => ({
  name,
  line,
  facts,
  glimpse,
});
const dragons = (...stacks: [string, number][]) => stacks.map(([place, count]) => ({ place, enemy: 'dragon', count }));
const seen = (score: number, ...stacks: [string, number][]) => ({
  phase: 'advance_enemies',
  active: null,
  seat: 0,
  score,
  enemies: dragons(...stacks),
});
const line = (number: number) => ({ number, choice: 3, seat: 0, text: [{ text: `line ${number}`, ref: null }] });

function moment(number: number, enemies: object[], score: number, happened: object[]): Moment {
  const barony = { seat: 0, score, enemies, units: [], buildings: [], kept: {} };
  return {
    type: 'moment',
    seq: number,
    number,
    decision: { seat: 0, question: 'turn_menu', text: '', rule: '', options: [] },
    view: { phase: 'action', active: 0, baronies: [barony] },
    log_from: 10,
    log: [10, 11, 12, 13, 14].map(line),
    happened,
  } as unknown as Moment;
}

describe('the advance, step by step', () => {
  const before = moment(2, [{ place: 'a4', enemy: 'dragon', count: 2, engaged: 0 }], 3, []);
  const walk = [
    happening('advance', 10, { seat: 0 }),
    happening('foes_moved', 11, { seat: 0, place: 'a5', from: 'a4' }, seen(3, ['a4', 1], ['a5', 1])),
    happening('scored', 12, { seat: 0, points: -1, reason: 'entry' }, seen(2, ['a4', 1], ['a5', 1])),
    happening('foes_destroyed', 13, { seat: 0, enemy: 'dragon', place: 'a5' }, seen(2, ['a4', 1])),
    happening('round', 14, { seat: 0, round: 4 }),
  ];
  const found = steps(before, moment(3, [], 2, walk));

  it('shows each step with its points, and nothing of the next round', () => {
    expect(found.map((one) => viewOf(one).step?.points)).toEqual([-1, 0]);
    expect(found.map((one) => viewOf(one).baronies[0]?.score)).toEqual([2, 2]);
    expect(viewOf(found[1] as Moment).step?.lost).toEqual(['dragon']);
  });

  it('shows the barony as it was seen after each', () => {
    const stacks = viewOf(found[0] as Moment).baronies[0]?.enemies.map(({ place, count }) => `${place} ${count}`);
    expect(stacks).toEqual(['a4 1', 'a5 1']);
    expect(viewOf(found[1] as Moment).baronies[0]?.enemies).toHaveLength(1);
    expect(viewOf(found[0] as Moment).phase).toBe('advance_enemies');
  });

  it('tells the log line by line, and asks nothing', () => {
    expect(found.map(({ log }) => log.map(({ number }) => number))).toEqual([[10, 11, 12], [13]]);
    expect(found.every(({ decision }) => decision === null)).toBe(true);
    expect(found[0]?.asked[0]?.text).toBe('line 10 line 11 line 12');
  });

  it('shows nothing where nobody walks or fights', () => {
    expect(steps(before, moment(3, [], 3, [happening('built', 10, { seat: 0 })]))).toEqual([]);
  });
});
