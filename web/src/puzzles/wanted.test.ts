import { expect, test } from 'vitest';
import type { PuzzleInfo } from '../session/types';
import { nextOf } from './wanted.svelte';

const ANY = { game: '', theme: '', grade: 0 };
const puzzle = (id: string, parts: Partial<PuzzleInfo> = {}): PuzzleInfo => ({
  id,
  game: 'quests',
  players: 2,
  theme: 'denial',
  grade: 3,
  solved: 'new',
  ...parts,
});

test('the next puzzle is one of the kind that is wanted', () => {
  const all = [puzzle('a', { game: 'immortals' }), puzzle('b', { grade: 5 }), puzzle('c', { theme: 'timing' })];
  expect(nextOf(all, { ...ANY, game: 'immortals' })?.id).toBe('a');
  expect(nextOf(all, { ...ANY, grade: 5 })?.id).toBe('b');
  expect(nextOf(all, { ...ANY, theme: 'timing' })?.id).toBe('c');
  expect(nextOf(all, { ...ANY, theme: 'timing', grade: 5 })).toBeNull();
});

test('puzzles that were never tried come before those that were missed, and solved ones never come again', () => {
  const missed = puzzle('missed', { solved: 'failed' });
  const solved = puzzle('solved', { solved: 'first' });
  expect(nextOf([solved, missed, puzzle('new')], ANY, () => 0)?.id).toBe('new');
  expect(nextOf([solved, missed], ANY, () => 0)?.id).toBe('missed');
  expect(nextOf([solved, puzzle('late', { solved: 'later' })], ANY)).toBeNull();
});
