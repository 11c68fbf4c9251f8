// What is printed on player boards and Campaign Maps, from the component data of the game.
import board from 'virtual:drawn/shadow_kingdoms';
import type { MapView } from './view';

export interface CircleRow {
  id: string; // of the marker that covers it
  effect: string;
  value: number | null;
}

export interface BoardTables {
  circles: CircleRow[];
  sides: MapView[];
}

/** The circles of one effect, in the order in which they are printed. */
export const circlesOf = (effect: string) => board.circles.filter((circle) => circle.effect === effect);

/** A side of a Campaign Map with nothing covered. */
export const sideOf = (id: string) => board.sides.find((side) => side.id === id);

/** The areas of every map, as the shape of an Award names them. */
export const mapCells = (board.sides[0]?.areas ?? []).map(({ row, column }) => `${row}:${column}`);
