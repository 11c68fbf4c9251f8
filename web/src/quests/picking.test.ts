import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meets, smallestParties } from './party';
import { picking } from './picking';
import { citizen, decide, deck, quest } from './testing';

const cards = deck(
  citizen('blacksmith', 'worker', { gold: 2 }),
  citizen('baron', 'worker', { gold: 2 }),
  citizen('merchant', 'worker', { gold: null }),
  citizen('knight', 'soldier', { strength: 1 }),
  citizen('archer', 'soldier', { strength: 2 }),
  citizen('warlord', 'soldier', { strength: null }),
  citizen('cleric', 'holy', { gold: 1, magic: 1 }),
  quest('bridges', { worker: 2, holy: 1, gold: 5 }),
  quest('siege', { soldier: 2, strength: 5 }),
);

describe('what citizens bring', () => {
  const party = (...kinds: string[]) => kinds.flatMap((kind) => cards.get(kind) ?? []);
  const siege = cards.get('siege');

  it('counts an "=" as much as the numbers of the same resource', () => {
    expect(siege && meets(siege, party('knight', 'archer'))).toBe(false);
    expect(siege && meets(siege, party('knight', 'archer', 'warlord'))).toBe(true);
  });

  it('proposes parties of which nobody can be left out, the smallest first', () => {
    const bridges = cards.get('bridges');
    if (!bridges) throw new Error('no quest');
    const found = smallestParties(bridges, ['blacksmith', 'baron', 'merchant', 'knight', 'cleric'], cards);
    expect(found[0]).toEqual(['blacksmith', 'baron', 'cleric']);
    for (const set of found) expect(meets(bridges, party(...set))).toBe(true);
  });
});

describe('a payment', () => {
  const hand = ['blacksmith', 'knight', 'archer'];
  const guild = ['blacksmith', 'cleric'];
  const asked = decide('pay_hire', { hand, guild, owed: 2 }, ['pay:hand:blacksmith']);

  it('takes cards in any order and sends them in canonical order, hand before guild', () => {
    const pay = picking(asked, cards);
    expect(pay?.keys(['guild:0:blacksmith', 'hand:knight'])).toEqual(['pay:hand:knight', 'pay:guild:blacksmith']);
  });

  it('leaves out what the engine answers by itself', () => {
    const pay = picking(asked, cards);
    expect(pay?.keys(['guild:0:cleric', 'guild:0:blacksmith'])).toEqual(['pay:guild:blacksmith']);
  });

  it('runs the totals along and is ready at exactly the cost', () => {
    const pay = picking(asked, cards);
    expect(pay?.totals(['hand:knight'])).toMatchObject([{ have: 1, need: 2 }]);
    expect(pay?.ready(['hand:knight'])).toBe(false);
    expect(pay?.full(['hand:knight', 'hand:archer'])).toBe(true);
  });

  it('cannot pick what lies before the first option of a payment that has begun', () => {
    const pay = picking(decide('pay_hire', { hand, guild, owed: 1 }, ['pay:hand:archer']), cards);
    expect([...(pay?.candidates.keys() ?? [])]).toEqual(['hand:archer', 'guild:0:blacksmith', 'guild:0:cleric']);
  });

  it('sends sorted keys, never more than were picked, for any picks', () => {
    const pay = picking(asked, cards);
    const things = [...(pay?.candidates.keys() ?? [])];
    fc.assert(
      fc.property(fc.shuffledSubarray(things, { minLength: 2, maxLength: 2 }), (picked) => {
        const keys = pay?.keys(picked) ?? [];
        expect(keys).toEqual(pay?.keys(picked.toReversed()));
        expect(keys.length).toBeGreaterThan(0);
        expect(keys.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('a party', () => {
  const guild = ['blacksmith', 'baron', 'knight', 'cleric', 'cleric'];
  const asked = decide('quest_party', { guild, quest: 'bridges' }, ['use:blacksmith']);

  it('suggests a smallest set, and sends it followed by done', () => {
    const party = picking(asked, cards);
    const set = party?.suggestions[0] ?? [];
    expect(set.toSorted()).toEqual(['guild:0:baron', 'guild:0:blacksmith', 'guild:0:cleric']);
    expect(party?.keys(set)).toEqual(['use:cleric', 'done']);
  });

  it('shows what is met and what is missing', () => {
    const totals = picking(asked, cards)?.totals(['guild:0:cleric', 'guild:0:baron']) ?? [];
    expect(totals.map(({ what, have, need }) => [what, have, need])).toEqual([
      ['worker', 1, 2],
      ['holy', 1, 1],
      ['gold', 3, 5],
    ]);
  });

  it('may be larger than needed: a cleric who must go and the end are answered by the engine', () => {
    const party = picking(asked, cards);
    expect(party?.keys(guild.map((kind) => `guild:0:${kind}`))).toEqual(['use:knight', 'use:cleric']);
  });
});

describe('other questions', () => {
  it('are answered with one click', () => {
    expect(picking(decide('main', {}, ['draw']), cards)).toBeNull();
  });
});
