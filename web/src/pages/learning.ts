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

/** The lesson of somebody who has never played: the first game comes after it. */
export async function teach(game: GameInfo, lesson: string): Promise<void> {
  remember(game);
  settings.taught.push(game.name);
  await learn(lesson);
}

/** A game for those who have never played it, with the coach beside them; after a lesson, with what it has taught. */
export async function firstGame(game: GameInfo, taught?: NewTable['options']): Promise<void> {
  remember(game);
  settings.taught = settings.taught.filter((name) => name !== game.name);
  settings.coach = true;
  go(`/t/${(await api.newTable(firstTable(game, taught))).id}`);
}

/** Nobody is asked twice whether they know a game. */
export function remember(game: GameInfo): void {
  if (!settings.known.includes(game.name)) settings.known.push(game.name);
}
