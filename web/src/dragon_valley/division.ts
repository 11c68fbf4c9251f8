// A division as it is drawn: which item lies on which pile, by the picks that the server keeps.
import type { PickInfo } from '../session/types';
import type { DrawView } from './view';

export interface Item {
  item: string;
  thing: string;
  pick: PickInfo | null; // the one that lays it
  pile: number | null; // counted from 0
}

/** Where the items lie. Of equal items, those that this page put on a pile lie there, then the first ones. */
export function layout(draw: DrawView, picks: PickInfo[], put: Map<string, number>): Item[] {
  const items: Item[] = draw.waiting.map((one) => ({ ...one, pick: null, pile: null }));
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
  return draw.piles.findIndex(({ thing }) => pick.touches.includes(thing));
}
