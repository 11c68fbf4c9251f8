// The circles of a player board, and both sides of every Campaign Map as the server's view tells one, from the component
// data. They are made when the client is built.
interface Tables {
  conquest_marker: { id: string; effect: string; value?: number }[];
  map_side: { id: string; name: string; areas: string[][]; chain_h: string[][]; chain_v: string[][] }[];
}

export default function drawn({ conquest_marker, map_side }: Tables) {
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
