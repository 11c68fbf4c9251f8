// The page computes what the server computes: the same vectors hold both (tests/matches/test_fairness.py reads them too).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitmentOf, flawOf, linksOf, seedFrom } from './fairness';
import { type Fair, type GameRecord, isFlaw, readRecord } from './record';

interface Vectors {
  deals: (Fair & { seed: string })[];
  record: GameRecord;
  links: string[];
  flaws: { path: (string | number)[]; value: unknown; part: string; which: string }[];
  forged: GameRecord;
}

const file = join(import.meta.dirname, '../../../tests/records/fairness.json');
const { deals, record, links, flaws, forged }: Vectors = JSON.parse(readFileSync(file, 'utf-8'));
const fair = record.fair as Fair;

/** The record with one part changed. */
function changed(path: (string | number)[], value: unknown): GameRecord {
  const other = structuredClone(record);
  // biome-ignore lint/suspicious/noExplicitAny: a path leads anywhere
  let part: any = other;
  for (const step of path.slice(0, -1)) part = part[step];
  part[path.at(-1) as string] = value;
  return other;
}

describe('a deal', () => {
  it.each(deals)('follows from the secret and what was given: $contributions', async (deal) => {
    expect(await commitmentOf(deal.secret)).toBe(deal.commitment);
    expect(await seedFrom(deal)).toBe(deal.seed);
  });
});

describe('a record', () => {
  it('is read as it is written, and has the links that it should', async () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record);
    expect(await linksOf(record)).toEqual(links);
  });

  it('fits by itself, and with what was noted', async () => {
    expect(await flawOf(record, null, null)).toBeNull();
    const note = { commitment: fair.commitment, contributions: { 1: fair.contributions[1] as string } };
    expect(await flawOf(record, note, 1)).toBeNull();
  });

  it.each(flaws)('that was changed at $path is caught there', async ({ path, value, part, which }) => {
    expect(await flawOf(changed(path, value), null, null)).toEqual({ part, which });
  });

  it('whose chain was made again for another seed is caught', async () => {
    expect(await flawOf(forged, null, null)).toEqual({ part: 'derived', which: '' });
  });

  it('of another commitment, without one or without what this browser gave is caught', async () => {
    const other = '0'.repeat(64);
    const given = { commitment: fair.commitment, contributions: { 0: other } };
    expect(await flawOf(record, { commitment: other, contributions: {} }, null)).toMatchObject({
      part: 'other_commitment',
    });
    expect(await flawOf(record, given, 0)).toEqual({ part: 'other_contribution', which: '0' });
    expect(await flawOf(record, given, 1)).toBeNull(); // that seat was tried, and somebody else had it
  });
});

describe('what is no record', () => {
  it.each([
    ['', 'text'],
    ['{"game": "quests"', 'text'],
    ['[]', 'text'],
    [JSON.stringify({ ...record, extra: 1 }), 'field'],
    [JSON.stringify({ ...record, wartable: 2 }), 'field'],
    [JSON.stringify({ ...record, chance: 'quick' }), 'field'],
    [JSON.stringify({ ...record, seed: 2 ** 53 }), 'field'],
    [JSON.stringify({ ...record, seed: String(record.seed).toUpperCase() }), 'field'],
    [JSON.stringify({ ...record, choices: [[0]] }), 'field'],
  ])('%s is named', (text, part) => {
    expect(readRecord(text)).toMatchObject({ part });
  });

  it('names the part of the deal that is wrong', () => {
    const read = readRecord(JSON.stringify(changed(['fair', 'secret'], 'no')));
    expect(isFlaw(read) && read.which).toBe('fair.secret');
  });
});
