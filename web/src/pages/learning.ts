// How a game begins for whoever is new to it: a lesson, and a first game; and for whoever knows it.
import { go } from '../router.svelte';
import * as api from '../session/api';
import { settings } from '../session/settings.svelte';
import type { GameInfo, NewTable } from '../session/types';
import { firstTable, quickTable } from './quick';

/** Go on with a lesson, or begin it. */
export async function learn(lesson: string): Promise<void> {
  go(`/t/${(await api.learn(lesson)).id}`);
}

/** Begin a lesson again. */
export async function again(lesson: string): Promise<void> {
  go(`/t/${(await api.learn(lesson, true)).id}`);
}

/** A game for those who have never played it, with the coach beside them; after a lesson, with what it has taught. */
export async function firstGame(game: GameInfo, taught?: NewTable['options']): Promise<void> {
  await begin(game, firstTable(game, taught));
  settings.coach = true;
}

/** A game for those who know it. */
export async function usualGame(game: GameInfo): Promise<void> {
  await begin(game, quickTable(game));
}

/** Whoever has begun a game once, or says that they know it, gets the usual one from then on. */
async function begin(game: GameInfo, wish: NewTable): Promise<void> {
  const { id } = await api.newTable(wish);
  if (!settings.known.includes(game.name)) settings.known.push(game.name);
  go(`/t/${id}`);
}
