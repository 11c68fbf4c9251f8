// A game that could not be begun is not known yet.
import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../session/api';
import { settings } from '../session/settings.svelte';
import type { GameInfo, TableInfo } from '../session/types';
import { firstGame, usualGame } from './learning';

const game = {
  name: 'quests',
  players: [2, 3],
  levels: [{ name: 'beginner' }],
  choices: [],
  first_game: { level: 'beginner', options: {} },
} as unknown as GameInfo;

beforeEach(() => {
  vi.restoreAllMocks();
  settings.known = [];
  settings.coach = false;
});

test.each([usualGame, firstGame])('a game is known once its table is there', async (begin) => {
  vi.spyOn(api, 'newTable').mockRejectedValueOnce(new Error('The server is full.'));
  await expect(begin(game)).rejects.toThrow('full');
  expect(settings.known).toEqual([]);
  expect(settings.coach).toBe(false);
  vi.spyOn(api, 'newTable').mockResolvedValueOnce({ id: 'abc' } as TableInfo);
  await begin(game);
  expect(settings.known).toEqual(['quests']);
  expect(settings.coach).toBe(begin === firstGame);
});
