// Which puzzles are wanted, and which one comes next.
import { go } from '../router.svelte';
import * as api from '../session/api';
import type { PuzzleInfo } from '../session/types';

/** Empty and 0 stand for any. */
export interface Wanted {
  game: string;
  theme: string;
  grade: number;
}

export const wanted: Wanted = $state({ game: '', theme: '', grade: 0 });

export function isWanted({ game, theme, grade }: PuzzleInfo, of: Wanted = wanted): boolean {
  return (!of.game || of.game === game) && (!of.theme || of.theme === theme) && (!of.grade || of.grade === grade);
}

/** Any that was never tried; when there is none, one that is not solved yet. */
export function nextOf(puzzles: PuzzleInfo[], of: Wanted = wanted, any: () => number = Math.random): PuzzleInfo | null {
  const fitting = puzzles.filter((one) => isWanted(one, of));
  const fresh = fitting.filter(({ solved }) => solved === 'new');
  const open = fresh.length ? fresh : fitting.filter(({ solved }) => solved === 'failed');
  return open[Math.floor(any() * open.length)] ?? null;
}

export async function pose(puzzle: string): Promise<void> {
  const own = /^own:(\w+):(\d+)$/.exec(puzzle);
  const table = own ? await api.poseMistake(own[1] ?? '', Number(own[2])) : await api.pose(puzzle);
  go(`/t/${table.id}`);
}

/** To the next puzzle of the kind that is wanted, or back to the page of puzzles. */
export async function poseNext(): Promise<void> {
  const next = nextOf((await api.puzzles()).puzzles);
  if (next) await pose(next.id);
  else go('/puzzles');
}
