// The map that both realms share, and what a card stands for on it.
import map from 'virtual:map/immortals';

type Point = [number, number];

export interface RegionRow {
  id: string;
  name: string;
  area: string;
  adjacent: string[];
  label: Point;
  polygon: Point[];
}

export interface MapTables {
  lake: Point[];
  barriers: { kind: 'water' | 'rock'; polygon: Point[] }[];
  areas: { id: string; name: string; color: string }[];
  regions: RegionRow[];
}

export const REALMS = ['light', 'dark'] as const;
export type Realm = (typeof REALMS)[number];
export const { lake, barriers, areas, regions } = map;

const byId = new Map(regions.map((region) => [region.id, region]));
const areaById = new Map(areas.map((area) => [area.id, area]));

export const regionRow = (id: string) => byId.get(id);
export const areaName = (id: string) => areaById.get(id)?.name ?? id;
export const regionOf = (site: string) => site.slice(0, site.lastIndexOf('-'));
export const realmOf = (site: string) => site.slice(site.lastIndexOf('-') + 1) as Realm;
export const twinOf = (site: string) => `${regionOf(site)}-${realmOf(site) === 'light' ? 'dark' : 'light'}`;
export const points = (polygon: Point[]) => polygon.map((point) => point.join(',')).join(' ');

/** Sites in canonical order: regions as in the data, light before dark. */
export const SITES = regions.flatMap(({ id }) => REALMS.map((realm) => `${id}-${realm}`));

const CONFLICT = /^conflict_(light|dark)_(wild_)?(.+)$/;

export type CardKind = 'region' | 'conflict' | 'wild' | 'magic' | 'blank';

export interface CardMeaning {
  kind: CardKind;
  area: string | null; // the area it belongs to
  realm: Realm | null; // null: both, or none
  sites: string[]; // the sites that it stands for
}

/** What a card is and which sites it stands for, from its id. */
export function meaningOf(card: string): CardMeaning {
  const region = card.startsWith('region_') ? byId.get(card.slice('region_'.length)) : undefined;
  if (region)
    return { kind: 'region', area: region.area, realm: null, sites: REALMS.map((realm) => `${region.id}-${realm}`) };
  const conflict = CONFLICT.exec(card);
  if (!conflict) return { kind: card === 'blank' ? 'blank' : 'magic', area: null, realm: null, sites: [] };
  const [, realm, wild, id = ''] = conflict;
  const meant = wild ? regions.filter(({ area }) => area === id) : regions.filter((one) => one.id === id);
  return {
    kind: wild ? 'wild' : 'conflict',
    area: meant[0]?.area ?? null,
    realm: realm as Realm,
    sites: meant.map((one) => `${one.id}-${realm}`),
  };
}

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
