// The map that both realms share.
import map from 'virtual:drawn/immortals';
import { say } from '../words';

type Point = [number, number];

export interface RegionRow {
  id: string;
  area: string;
  adjacent: string[];
  label: Point;
  polygon: Point[];
}

export interface MapTables {
  lake: Point[];
  barriers: { kind: 'water' | 'rock'; polygon: Point[] }[];
  areas: { id: string; color: string }[];
  regions: RegionRow[];
}

export const REALMS = ['light', 'dark'] as const;
export type Realm = (typeof REALMS)[number];
export const { lake, barriers, areas, regions } = map;

const MIDDLE = 500; // of the map
const MARK_RADIUS = 415;
const BESIDE = 0.4; // radians
const byId = new Map(regions.map((region) => [region.id, region]));

export const regionRow = (id: string) => byId.get(id);
export const areaName = (id: string) => say(`immortals.area.${id}`);
export const regionName = (id: string) => say(`immortals.region.${id}`);
export const regionOf = (site: string) => site.slice(0, site.lastIndexOf('-'));
export const realmOf = (site: string) => site.slice(site.lastIndexOf('-') + 1) as Realm;
/** Where the mark of an area lies: in its outermost region, beside what stands and is written there. */
export function areaSpot(area: string): Point {
  const spots = regions
    .filter((one) => one.area === area)
    .map(({ label: [x, y] }) => [x - MIDDLE, y - MIDDLE] as const);
  const [x, y] = spots.toSorted((a, b) => Math.hypot(...b) - Math.hypot(...a))[0] ?? [0, 0];
  const angle = Math.atan2(y, x) + BESIDE;
  return [MIDDLE + Math.cos(angle) * MARK_RADIUS, MIDDLE + Math.sin(angle) * MARK_RADIUS];
}

export const points = (polygon: Point[]) => polygon.map((point) => point.join(',')).join(' ');

/** The sides of polygons: those that belong to one region only are coast, those between two areas are drawn bold. */
function outlines(): { coast: string; between: string } {
  const sides = new Map<string, { line: string; areas: Set<string>; count: number }>();
  for (const { area, polygon } of regions) {
    for (const [place, a] of polygon.entries()) {
      const b = polygon[(place + 1) % polygon.length] ?? a;
      const name = [a.join(), b.join()].sort().join(' ');
      const side = sides.get(name) ?? { line: `M${a.join(' ')}L${b.join(' ')}`, areas: new Set(), count: 0 };
      side.areas.add(area);
      side.count += 1;
      sides.set(name, side);
    }
  }
  const all = [...sides.values()];
  const lines = (found: typeof all) => found.map(({ line }) => line).join('');
  return {
    coast: lines(all.filter(({ count }) => count === 1)),
    between: lines(all.filter(({ areas }) => areas.size > 1)),
  };
}

export const { coast: COAST, between: AREA_BORDERS } = outlines();
