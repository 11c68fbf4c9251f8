// A division as it is drawn: which item lies on which pile, by the picks that the server keeps.
import type { PickInfo } from '../session/types';
import type { DrawView } from './view';

export interface Item {
  item: string;
  thing: string;
  pick: PickInfo | null; // the one that lays it
  pile: number | null; // counted from 0
}

/** The items that wait for a pile, with the names of the things they are; those before them are fixed. */
export function itemsOf(draw: DrawView): Omit<Item, 'pick' | 'pile'>[] {
  const first = draw.piles.reduce((sum, { items }) => sum + items.length, 0);
  return draw.waiting.map((item, place) => ({ item, thing: `item:${draw.castellan}:${first + place}` }));
}

export const pileThing = (draw: DrawView, pile: number) => `pile:${draw.castellan}:${pile + 1}`;

/** Where the items lie. Of equal items, those that this page put on a pile lie there, then the first ones. */
export function layout(draw: DrawView, picks: PickInfo[], put: Map<string, number>): Item[] {
  const items: Item[] = itemsOf(draw).map((one) => ({ ...one, pick: null, pile: null }));
  const left = new Set(picks);
  const lay = (one: Item, wanted: (pile: number) => boolean) => {
    for (const pick of one.pick ? [] : left) {
      const pile = pileOf(draw, pick);
      if (!pick.touches.includes(one.thing) || !wanted(pile)) continue;
      Object.assign(one, { pick, pile });
      left.delete(pick);
      return;
    }
  };
  for (const one of items) lay(one, (pile) => pile === put.get(one.thing));
  for (const one of items) lay(one, () => true);
  return items;
}

function pileOf(draw: DrawView, pick: PickInfo): number {
  return draw.piles.findIndex((_, pile) => pick.touches.includes(pileThing(draw, pile)));
}
