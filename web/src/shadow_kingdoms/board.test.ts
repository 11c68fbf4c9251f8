import { describe, expect, it } from 'vitest';
import { circlesOf, mapCells, sideOf } from './board';

describe('the printed board', () => {
  it('has areas and the chains between them', () => {
    const side = sideOf('map_1a');
    expect(side?.areas[5]).toEqual({ row: 1, column: 2, kind: 'orc', covered: false });
    expect(side?.chains[3]).toEqual({ row: 1, column: 1, is_below: false, kind: 'gem', earned: false });
    expect(side?.chains.filter(({ is_below }) => is_below)).toHaveLength(6);
    expect(mapCells).toHaveLength(9);
  });

  it('tells what a circle gives', () => {
    expect(circlesOf('champion_limit').map(({ value }) => value)).toEqual([6, 10]);
    expect(circlesOf('reserve_slot').map(({ value }) => value)).toEqual([null, null]);
  });
});
