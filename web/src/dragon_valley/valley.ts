// The printed barony: its spaces, what may stand where, and who destroys whom.
import type { BaronyView, ValleyView } from './view';

export interface Cell {
  id: string;
  row: number;
  column: number;
  terrain: string;
  kill: number; // points for an enemy destroyed there
  entry: number; // points when an enemy enters
  next: 'down' | 'right' | ''; // where enemies go
}

const ROWS = ['green', 'green', 'green', 'green_tan', 'tan', 'tan'];
const KILLS = [2, 2, 1, 1, 0, 0];
const SPECIAL: Record<string, string> = { c5: 'orange_tan', b6: 'orange_tan' };

function landCell(row: number, column: number): Cell {
  const id = row === 6 && column === 2 ? 'keep' : `${'abc'[column]}${row}`;
  const terrain = id === 'keep' ? 'keep' : (SPECIAL[id] ?? ROWS[row - 1] ?? '');
  const next = id === 'keep' ? '' : row === 6 ? 'right' : 'down';
  return { id, row, column, terrain, kill: KILLS[row - 1] ?? 0, entry: row >= 5 ? -1 : 0, next };
}

const site = (id: string, column: number, terrain: string): Cell => ({
  id,
  row: 7,
  column,
  terrain,
  kill: 0,
  entry: 0,
  next: '',
});

export const CELLS: Cell[] = [
  { id: 'pass', row: 0, column: 0, terrain: 'mountain_pass', kill: 0, entry: 0, next: 'down' },
  ...[1, 2, 3, 4, 5, 6].flatMap((row) => [0, 1, 2].map((column) => landCell(row, column))),
  site('ward_1', 0, 'orange'),
  site('ward_2', 1, 'orange'),
  site('cellar', 2, 'black'),
];

const TERRAINS: Record<string, string[]> = {
  defensive: ['green', 'green_tan'],
  tower: ['green_tan'],
  upgrade: ['tan', 'green_tan', 'orange_tan'],
  fraternal: ['orange', 'orange_tan'],
  underground: ['black'],
};

/** Whether a tile of the supply has a free space of its terrain. */
export function canBuild(barony: BaronyView, building: string, kind: string): boolean {
  const terrains = TERRAINS[building === 'tower' ? 'tower' : kind] ?? [];
  const taken = new Set(barony.buildings.map(({ place }) => place));
  return CELLS.some(({ id, terrain }) => terrains.includes(terrain) && !taken.has(id));
}

const ENEMY_FALLS: Record<string, string[]> = {
  trebuchet: [],
  archer: ['orc', 'dragon'],
  knight: ['battering_ram', 'orc'],
};
const FRIEND_FALLS: Record<string, string[]> = {
  trebuchet: ['orc', 'dragon'],
  archer: ['battering_ram', 'orc', 'dragon'],
  knight: ['orc', 'dragon'],
};

export interface Outcome {
  unit: string;
  enemy: string;
  wins: boolean; // the enemy is destroyed
  loses: boolean; // the unit is destroyed
  points: number;
}

/** What the chart says of one battle; under a Royal Guard enemies always fall, a blessed unit never does. */
export function outcome(unit: string, enemy: string, kill: number, guard = false, blessed = false): Outcome {
  const wins = guard || (ENEMY_FALLS[unit] ?? []).includes(enemy);
  const loses = !blessed && (FRIEND_FALLS[unit] ?? []).includes(enemy);
  return { unit, enemy, wins, loses, points: wins ? kill : 0 };
}

/** What happens if the stack that is being moved attacks on this space, or by each answer about a battle here. */
export function foreseen(view: ValleyView, barony: BaronyView, cell: Cell): Outcome[] {
  const { moving, fray } = view;
  const { units, enemies } = stacksOn(barony, cell.id);
  const free = enemies.filter(({ count, engaged }) => count > engaged);
  if (moving && view.active === barony.seat && cell.id !== 'keep')
    return free.map(({ enemy }) => outcome(moving.unit, enemy, cell.kill, barony.guard, moving.blessed));
  if (fray?.seat !== barony.seat || fray.place !== cell.id) return [];
  const { unit, enemy, blessed } = fray;
  if (unit) return free.map((one) => outcome(unit, one.enemy, cell.kill, barony.guard, blessed));
  if (enemy)
    return units.map((one) => outcome(one.unit, enemy, cell.kill, barony.guard, one.blessed && one.count === 1));
  return [];
}

/** What stands on a space. */
export const stacksOn = (barony: BaronyView, place: string) => ({
  units: barony.units.filter((stack) => stack.place === place),
  enemies: barony.enemies.filter((stack) => stack.place === place),
  building: barony.buildings.find((tile) => tile.place === place),
});
