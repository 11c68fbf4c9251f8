import { beforeEach, describe, expect, it } from 'vitest';
import { roving } from './roving';

/** A group of things that lie as their names say: "x,y". */
function group(...places: string[]): HTMLElement {
  const found = document.createElement('div');
  found.append(...places.map(thing));
  document.body.append(found);
  return found;
}

function thing(place: string): HTMLElement {
  const one = document.createElement('button');
  const [x = 0, y = 0] = place.split(',').map(Number);
  one.dataset.thing = place;
  one.getBoundingClientRect = () => new DOMRect(x * 100, y * 50, 90, 40);
  return one;
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const focused = () => (document.activeElement as HTMLElement).dataset.thing;
const stops = (of: HTMLElement) =>
  [...of.querySelectorAll<HTMLElement>('button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((one) => one.dataset.thing);
const settled = () => new Promise((done) => setTimeout(done));

describe('arrow keys among things', () => {
  beforeEach(() => document.body.replaceChildren());

  it('go on in the next line where cards are read in lines', () => {
    const hand = group('0,0', '1,0', '0,1');
    roving(hand, { reads: true });
    hand.querySelector<HTMLElement>('[data-thing="1,0"]')?.focus();
    press('ArrowRight');
    expect(focused()).toBe('0,1');
    press('ArrowLeft');
    expect(focused()).toBe('1,0');
  });

  it('stay at the edge of a map', () => {
    const map = group('0,0', '1,0', '0,1');
    roving(map);
    map.querySelector<HTMLElement>('[data-thing="1,0"]')?.focus();
    press('ArrowRight');
    expect(focused()).toBe('1,0');
  });

  it('begin at the first thing, also when it came later than others, until one was visited', async () => {
    const hand = group('1,0');
    roving(hand);
    expect(stops(hand)).toEqual(['1,0']);
    hand.prepend(thing('0,0'));
    await settled();
    expect(stops(hand)).toEqual(['0,0']);
    hand.querySelector<HTMLElement>('[data-thing="1,0"]')?.focus();
    hand.append(thing('2,0'));
    await settled();
    expect(stops(hand)).toEqual(['1,0']);
  });
});
