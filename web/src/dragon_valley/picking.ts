// The division is made by picking: each pick puts an item into a pile ("put:<item>:<pile>").
import type { Moment } from '../session/types';
import type { Picking } from '../table/picks';
import { say } from '../words';
import { divisionKeys, type Item, isFree, itemsOf } from './division';
import { viewOf } from './view';

export function picking(moment: Moment): Picking | null {
  const { decision } = moment;
  if (decision?.question !== 'assign_item') return null;
  const draw = viewOf(moment).draws.find(({ castellan }) => castellan === decision.seat);
  if (!draw) return null;
  const items = itemsOf(draw);
  const number = draw.piles.length;
  const candidates = new Map<string, number>();
  for (const [place, { pile }] of items.entries()) {
    if (!isFree(items) && pile !== null) continue;
    for (const to of draw.piles.keys()) candidates.set(`put:${place}:${to}`, 1);
  }
  const keys = (picked: string[]) => divisionKeys(items, wishesOf(items, picked), number);
  const placed = (picked: string[]) => wishesOf(items, picked).filter((pile) => pile !== null).length;
  return {
    candidates,
    totals: (picked) => [
      { what: 'item', label: say('dragon_valley.total.item'), have: placed(picked), need: items.length },
    ],
    ready: (picked) => keys(picked) !== null,
    full: () => false,
    keys: (picked) => keys(picked) ?? [],
    suggestions: [],
    send: say('dragon_valley.lay'),
    press: putOrTake,
  };
}

/** An item lies in one pile; pressed again it is taken back. */
export function putOrTake(picked: string[], thing: string): string[] {
  const item = thing.slice(0, thing.lastIndexOf(':') + 1);
  const others = picked.filter((pick) => !pick.startsWith(item));
  return picked.includes(thing) ? others : [...others, thing];
}

/** Where each item is wished: by the last pick that names it, or where the engine has put it. */
export function wishesOf(items: Item[], picked: string[]): (number | null)[] {
  const wished: (number | null)[] = items.map(({ pile }) => (isFree(items) ? null : pile));
  for (const pick of picked) {
    const [, item, pile] = pick.split(':');
    wished[Number(item)] = Number(pile);
  }
  return wished;
}
