// What a browser notes before the deal: the first commitment stands, and what was given once is given again.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import { forgetNotes, makeTable, noteCommitment, noteOf, sitDown } from './notes';
import type { TableInfo } from './types';

const ID = 'abcdefgh2345';
const COMMITMENT = 'c'.repeat(64);
const table = { id: ID, commitment: COMMITMENT } as TableInfo;
const wish = { game: 'quests', players: 2, seats: ['open', 'me'] };

describe('sitting down', () => {
  const newTable = vi.spyOn(api, 'newTable');
  const takeSeat = vi.spyOn(api, 'takeSeat');

  beforeEach(() => {
    localStorage.clear();
    newTable.mockReset().mockResolvedValue(table);
    takeSeat.mockReset().mockResolvedValue(table);
  });

  it('gives 32 random bytes to the deal, and notes them with the commitment', async () => {
    await sitDown(table, 1);
    const given = takeSeat.mock.calls[0]?.[2].contribution;
    expect(given).toMatch(/^[0-9a-f]{64}$/);
    expect(noteOf(ID)).toEqual({ commitment: COMMITMENT, contributions: { 1: given } });
  });

  it('gives the same when it is tried again, and something else at another seat', async () => {
    takeSeat.mockRejectedValueOnce(new Error('nobody answered'));
    await sitDown(table, 1).catch(() => undefined);
    await sitDown(table, 1);
    await sitDown(table, 0);
    const [first, again, other] = takeSeat.mock.calls.map(([, , { contribution }]) => contribution);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keeps the first commitment, whatever is shown later', () => {
    noteCommitment(table);
    noteCommitment({ ...table, commitment: 'd'.repeat(64) });
    expect(noteOf(ID)?.commitment).toBe(COMMITMENT);
  });

  it('of the maker comes after the server has committed itself', async () => {
    await makeTable(wish);
    expect(newTable).toHaveBeenCalledWith({ ...wish, seats: ['open', 'open'] });
    expect(takeSeat).toHaveBeenCalledWith(ID, 1, { contribution: expect.any(String) });
  });

  it('alone against bots goes without all that', async () => {
    await makeTable({ ...wish, seats: ['me', 'casual'] });
    expect(newTable).toHaveBeenCalledWith({ ...wish, seats: ['me', 'casual'] });
    expect(takeSeat).not.toHaveBeenCalled();
  });

  it('is forgotten with everything else', () => {
    noteCommitment(table);
    forgetNotes();
    expect(noteOf(ID)).toBeNull();
  });
});
