// The board of Dragon Valley as its component data prints it, to be drawn: `import board from 'virtual:board'`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../src/wartable/dragon_valley/components.toml', import.meta.url));
const ID = '\0virtual:board';

interface CellRow {
  id: string;
  row: number;
  col: string;
  terrain: string;
  kill_points: number;
  entry_points: number;
  next: string;
}

interface Tables {
  barony: { cell: CellRow[] };
  unit: { id: string; side: string }[];
  battle: { friendly: string; enemy: string; friendly_destroyed: boolean; enemy_destroyed: boolean }[];
  points: { cliff: number };
}

export function boards(): Plugin {
  return {
    name: 'wartable-boards',
    resolveId: (source) => (source === 'virtual:board' ? ID : null),
    load(id) {
      if (id !== ID) return null;
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(board(parse(readFileSync(FILE, 'utf8')) as unknown as Tables))};`;
    },
  };
}

function board({ barony, unit, battle, points }: Tables) {
  const rowOf = (id: string) => barony.cell.find((cell) => cell.id === id)?.row;
  return {
    cells: barony.cell.map(({ id, row, col, terrain, kill_points, entry_points, next }) => ({
      id,
      row,
      column: 'abc'.indexOf(col),
      terrain,
      kill: kill_points,
      entry: entry_points,
      next: next && (rowOf(next) === row ? 'right' : 'down'),
    })),
    friends: unit.filter(({ side }) => side === 'friendly').map(({ id }) => id),
    foes: unit.filter(({ side }) => side === 'enemy').map(({ id }) => id),
    chart: battle.map(({ friendly, enemy, friendly_destroyed, enemy_destroyed }) => ({
      unit: friendly,
      enemy,
      unitFalls: friendly_destroyed,
      enemyFalls: enemy_destroyed,
    })),
    cliff: points.cliff,
  };
}
