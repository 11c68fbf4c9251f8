// The map as the component data prints it, to be drawn. It is made when the client is built.
interface Tables {
  map: { central_lake: [number, number][] };
  barrier: Record<string, unknown>[];
  area: Record<string, unknown>[];
  region: Record<string, unknown>[];
}

const pick = (row: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

export default function drawn({ map, barrier, area, region }: Tables) {
  return {
    lake: map.central_lake,
    barriers: barrier.map((row) => pick(row, 'kind', 'polygon')),
    areas: area.map((row) => pick(row, 'id', 'color')),
    regions: region.map((row) => pick(row, 'id', 'area', 'adjacent', 'label', 'polygon')),
  };
}
