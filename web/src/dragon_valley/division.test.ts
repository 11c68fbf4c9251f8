import { describe, expect, it } from 'vitest';
import { layout } from './division';
import type { DrawView } from './view';

const draw: DrawView = {
  castellan: 0,
  choosers: [1],
  piles: [
    { thing: 'pile:0:1', items: ['building:wall'], owner: null },
    { thing: 'pile:0:2', items: [], owner: null },
  ],
  waiting: [
    { thing: 'item:0:1', item: 'card:smite' },
    { thing: 'item:0:2', item: 'unit:orc' },
    { thing: 'item:0:3', item: 'unit:orc' },
  ],
};
const pick = (key: string, ...touches: string[]) => ({
  key,
  text: key,
  touches,
  note: '',
  signs: [],
  instead: false,
  minor: false,
});
const orc = (pile: number) => pick(`lay:orc:${pile}`, `pile:0:${pile}`, 'item:0:2', 'item:0:3');
const piles = (picks: ReturnType<typeof pick>[], put: [string, number][] = []) =>
  layout(draw, picks, new Map(put)).map(({ pile }) => pile);

describe('a division', () => {
  it('lays the first of equal items when none was put here', () => {
    expect(piles([orc(2)])).toEqual([null, 1, null]);
    expect(piles([orc(2), orc(1)])).toEqual([null, 1, 0]);
  });

  it('lays the one of equal items that was put there', () => {
    expect(piles([orc(2)], [['item:0:3', 1]])).toEqual([null, null, 1]);
    expect(
      piles(
        [orc(2), orc(1)],
        [
          ['item:0:3', 1],
          ['item:0:2', 0],
        ],
      ),
    ).toEqual([null, 0, 1]);
  });

  it('gives one item to one pick only', () => {
    const smite = pick('lay:smite:1', 'pile:0:1', 'item:0:1');
    const found = layout(draw, [smite, orc(1), orc(1)], new Map());
    expect(found.map(({ pile }) => pile)).toEqual([0, 0, 0]);
    expect(new Set(found.map((one) => one.pick)).size).toBe(3);
  });
});
