// A first game is simple, and brings the expansion that its lesson has taught.
import { expect, test } from 'vitest';
import type { GameInfo } from '../session/types';
import { firstTable } from './quick';

const game = {
  name: 'shadow_kingdoms',
  players: [2, 3],
  levels: [{ name: 'beginner' }],
  choices: [],
  first_game: { level: 'beginner', options: { colours: 'sides_dealt', riftlands: false } },
} as unknown as GameInfo;

test('a first game has the simplest options', () => {
  expect(firstTable(game).options).toEqual({ colours: 'sides_dealt', riftlands: false });
});

test('after the lesson of an expansion it is played with it, and the rest stays simple', () => {
  const taught = { colours: 'by_seat', riftlands: true };
  expect(firstTable(game, taught).options).toEqual({ colours: 'sides_dealt', riftlands: true });
});
