// The printed board, from the component data of the game, and what stands on it.
import board from 'virtual:drawn/dragon_valley';
import type { BaronyView } from './view';

export interface Cell {
  id: string;
  row: number;
  column: number;
  terrain: string;
  kill: number; // the printed points for an enemy destroyed there
  entry: number; // and for one that enters
  next: 'down' | 'right' | ''; // where the printed path leads
}

export interface BoardTables {
  cells: Cell[];
  friends: string[];
  foes: string[];
  chart: { unit: string; enemy: string; unitFalls: boolean; enemyFalls: boolean }[];
  cliff: number;
}

export const { cells: CELLS, friends: FRIENDS, foes: FOES, chart: CHART, cliff: CLIFF } = board;

export const isFoe = (unit: string) => FOES.includes(unit);

/** What stands on a space. */
export const stacksOn = (barony: BaronyView, place: string) => ({
  units: barony.units.filter((stack) => stack.place === place),
  enemies: barony.enemies.filter((stack) => stack.place === place),
  building: barony.buildings.find((tile) => tile.place === place),
});
