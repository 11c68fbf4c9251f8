// The map of a game's component data as a module: `import map from 'virtual:map/immortals'`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:map/';
const pick = (row: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

interface Tables {
  map: { central_lake: [number, number][] };
  barrier: Record<string, unknown>[];
  area: Record<string, unknown>[];
  region: Record<string, unknown>[];
}

export function maps(): Plugin {
  return {
    name: 'wartable-maps',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const file = fileURLToPath(new URL(`../src/wartable/${game}/components.toml`, import.meta.url));
      this.addWatchFile(file);
      const tables = parse(readFileSync(file, 'utf8')) as unknown as Tables;
      const map = {
        lake: tables.map.central_lake,
        barriers: tables.barrier.map((row) => pick(row, 'kind', 'polygon')),
        areas: tables.area.map((row) => pick(row, 'id', 'name', 'color')),
        regions: tables.region.map((row) => pick(row, 'id', 'name', 'area', 'adjacent', 'label', 'polygon')),
      };
      return `export default ${JSON.stringify(map)};`;
    },
  };
}
