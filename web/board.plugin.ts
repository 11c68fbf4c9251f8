// The board of a game as its component data prints it, to be drawn: `import board from 'virtual:board/dragon_valley'`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:board/';

interface ValleyTables {
  barony: {
    cell: {
      id: string;
      row: number;
      col: string;
      terrain: string;
      kill_points: number;
      entry_points: number;
      next: string;
    }[];
  };
  unit: { id: string; side: string }[];
  battle: { friendly: string; enemy: string; friendly_destroyed: boolean; enemy_destroyed: boolean }[];
  points: { cliff: number };
}

interface KingdomTables {
  conquest_marker: { id: string; effect: string; value?: number }[];
  map_side: { id: string; name: string; areas: string[][]; chain_h: string[][]; chain_v: string[][] }[];
}

// biome-ignore lint/suspicious/noExplicitAny: each game's file has tables of its own
const BOARDS: Record<string, (tables: any) => unknown> = { dragon_valley: valley, shadow_kingdoms: kingdoms };

export function boards(): Plugin {
  return {
    name: 'wartable-boards',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const file = fileURLToPath(new URL(`../src/wartable/${game}/components.toml`, import.meta.url));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(BOARDS[game]?.(parse(readFileSync(file, 'utf8'))))};`;
    },
  };
}

function valley({ barony, unit, battle, points }: ValleyTables) {
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

/** The circles of a player board, and both sides of every Campaign Map as the server's view tells one. */
function kingdoms({ conquest_marker, map_side }: KingdomTables) {
  const laid = (rows: string[][]) => rows.flatMap((kinds, row) => kinds.map((kind, column) => ({ row, column, kind })));
  return {
    circles: conquest_marker.map(({ id, effect, value }) => ({ id, effect, value: value ?? null })),
    sides: map_side.map(({ id, name, areas, chain_h, chain_v }) => ({
      id,
      name,
      areas: laid(areas).map((area) => ({ ...area, covered: false })),
      chains: [
        ...laid(chain_h).map((chain) => ({ ...chain, is_below: false, earned: false })),
        ...laid(chain_v).map((chain) => ({ ...chain, is_below: true, earned: false })),
      ],
    })),
  };
}
