// A division as the page lets people make it, freely, and as the engine wants it: item by item, in canonical form.
import { type DrawView, FOES, FRIENDS, idOf, sortOf } from './view';

export interface Item {
  item: string;
  pile: number | null; // the pile that the engine knows, counted from 0
}

const SORTS = ['building', 'card', 'unit'];
const UNITS: string[] = [...FRIENDS, ...FOES];

/** Tiles by id, then cards by id, then cubes in the order of the data. */
function rank(item: string): string {
  const id = idOf(item);
  return `${SORTS.indexOf(sortOf(item))} ${sortOf(item) === 'unit' ? UNITS.indexOf(id) : id}`;
}

/** All items of a draw in canonical order, those without a pile last. */
export function itemsOf(draw: DrawView): Item[] {
  const placed = draw.piles.flatMap(({ items }, pile) => items.map((item) => ({ item, pile })));
  placed.sort((a, b) => (rank(a.item) < rank(b.item) ? -1 : rank(a.item) > rank(b.item) ? 1 : a.pile - b.pile));
  return [...placed, ...draw.waiting.map((item) => ({ item, pile: null }))];
}

/** The first item goes to pile 1 without a question, so its pile is only a name; later answers stand. */
export const isFree = (items: Item[]) => items.filter(({ pile }) => pile !== null).length <= 1;

/** What the engine offers for the next item after these piles. */
export function offeredPiles(items: string[], piles: number[], number: number): number[] {
  const at = piles.length;
  const used = Math.max(-1, ...piles) + 1;
  const empty = number - used;
  if (empty >= items.length - at) return [used];
  const first = at > 0 && items[at] === items[at - 1] ? (piles[at - 1] ?? 0) : 0;
  const last = empty ? used : used - 1;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The same division with piles named in the order in which they are first used, equal items in rising order. */
export function canonical(items: string[], wished: number[]): number[] {
  const names = new Map<number, number>();
  const result: number[] = [];
  for (let from = 0; from < items.length; ) {
    let to = from;
    while (to < items.length && items[to] === items[from]) to++;
    const group = wished.slice(from, to);
    const news = [...new Set(group.filter((pile) => !names.has(pile)))].sort((a, b) => a - b);
    for (const pile of news) names.set(pile, names.size);
    result.push(...group.map((pile) => names.get(pile) ?? 0).sort((a, b) => a - b));
    from = to;
  }
  return result;
}

/** The keys that lead from the items already placed to the wished division; null if it is not whole. */
export function divisionKeys(items: Item[], wished: (number | null)[], number: number): string[] | null {
  const whole = wished.filter((pile) => pile !== null);
  if (whole.length < items.length || new Set(whole).size < number) return null;
  const names = items.map(({ item }) => item);
  const piles = isFree(items) ? canonical(names, whole) : sortEqual(items, whole);
  const keys: string[] = [];
  for (let at = items.filter(({ pile }) => pile !== null).length; at < items.length; at++) {
    const offered = offeredPiles(names, piles.slice(0, at), number);
    const pile = piles[at] ?? 0;
    if (!offered.includes(pile)) return null;
    if (offered.length > 1) keys.push(`pile${pile + 1}`);
  }
  return keys;
}

/** In the midst of the engine's order the names of piles stand; only equal items that wait are put in rising order. */
function sortEqual(items: Item[], wished: number[]): number[] {
  const result = [...wished];
  const fixed = items.filter(({ pile }) => pile !== null).length;
  for (let from = fixed; from < items.length; ) {
    let to = from;
    while (to < items.length && items[to]?.item === items[from]?.item) to++;
    const group = result.slice(from, to).sort((a, b) => a - b);
    result.splice(from, group.length, ...group);
    from = to;
  }
  return result;
}
