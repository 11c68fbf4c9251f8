import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, divisionKeys, itemsOf, offeredPiles } from './division';
import type { DrawView } from './view';

const ITEMS = [
  'building:arc_jewel',
  'building:wall',
  'building:wall',
  'card:blessing',
  'card:smite',
  'unit:archer',
  'unit:archer',
  'unit:knight',
  'unit:orc',
  'unit:orc',
];

/** What the server sends at the start of a division: the first item lies in pile 1. */
function drawn(items: string[], number: number): DrawView {
  const piles = Array.from({ length: number }, (_, pile) => ({ items: pile ? [] : items.slice(0, 1), owner: null }));
  return { castellan: 0, choosers: [1], piles, waiting: items.slice(1) };
}

/** Answer as the engine does, item by item; what has one answer is not asked. */
function answered(items: string[], keys: string[], number: number): number[] | null {
  const piles: number[] = [];
  const left = [...keys];
  for (const _ of items) {
    const offered = offeredPiles(items, piles, number);
    const key = offered.length > 1 ? left.shift() : undefined;
    const pile = offered.length > 1 ? Number(key?.slice(4)) - 1 : (offered[0] ?? -1);
    if (!offered.includes(pile)) return null;
    piles.push(pile);
  }
  return left.length ? null : piles;
}

const contents = (items: string[], piles: number[], number: number) =>
  Array.from({ length: number }, (_, pile) =>
    items
      .filter((_, place) => piles[place] === pile)
      .toSorted()
      .join(),
  ).toSorted();

describe('a division', () => {
  it('keeps the canonical order of items', () => {
    expect(itemsOf(drawn(ITEMS, 2)).map(({ item }) => item)).toEqual(ITEMS);
  });

  it('is not whole while an item waits or a pile is empty', () => {
    const items = itemsOf(drawn(ITEMS, 2));
    expect(
      divisionKeys(
        items,
        ITEMS.map(() => 0),
        2,
      ),
    ).toBeNull();
    expect(divisionKeys(items, [null, ...ITEMS.slice(1).map((_, place) => place % 2)], 2)).toBeNull();
  });

  it('names piles in the order in which they are used, and puts equal items in rising order', () => {
    expect(canonical(['a', 'b', 'b', 'c'], [2, 1, 2, 0])).toEqual([0, 0, 1, 2]);
  });

  it('comes out as it was wished, whatever the wish', () => {
    const wishes = fc.integer({ min: 2, max: 3 }).chain((number) =>
      fc.record({
        number: fc.constant(number),
        items: fc.shuffledSubarray(ITEMS, { minLength: 4 }).map((some) =>
          itemsOf(drawn(ITEMS, 2))
            .map(({ item }) => item)
            .filter((item) => some.includes(item)),
        ),
        seed: fc.array(fc.integer({ min: 0, max: number - 1 }), { minLength: ITEMS.length, maxLength: ITEMS.length }),
      }),
    );
    fc.assert(
      fc.property(wishes, ({ number, items, seed }) => {
        const wished = items.map((_, place) => (place < number ? place : (seed[place] ?? 0)));
        const keys = divisionKeys(itemsOf(drawn(items, number)), wished, number);
        const piles = keys && answered(items, keys, number);
        expect(piles).not.toBeNull();
        expect(contents(items, piles ?? [], number)).toEqual(contents(items, wished, number));
      }),
    );
  });

  it('goes on in the midst of the engine’s order', () => {
    const items = ['building:wall', 'card:blessing', 'unit:orc', 'unit:orc'];
    const draw: DrawView = {
      castellan: 0,
      choosers: [1],
      piles: [
        { items: items.slice(0, 2), owner: null },
        { items: [], owner: null },
      ],
      waiting: items.slice(2),
    };
    expect(divisionKeys(itemsOf(draw), [0, 0, 1, 0], 2)).toEqual(['pile1']);
  });
});
