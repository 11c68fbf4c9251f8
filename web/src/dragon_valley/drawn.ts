// The board as the component data prints it, to be drawn. It is made when the client is built.
interface Tables {
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

export default function drawn({ barony, unit, battle, points }: Tables) {
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
