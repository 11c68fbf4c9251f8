// What a newcomer can do: a lesson, and the first game after it.
import { go } from '../router.svelte';
import * as api from '../session/api';
import { settings } from '../session/settings.svelte';
import type { GameInfo, NewTable } from '../session/types';
import { firstTable } from './quick';

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
  remember(game);
  settings.coach = true;
  go(`/t/${(await api.newTable(firstTable(game, taught))).id}`);
}

/** Whoever has begun a game once, or says that they know it, gets the usual one from then on. */
export function remember(game: GameInfo): void {
  if (!settings.known.includes(game.name)) settings.known.push(game.name);
}
