import { describe, expect, it } from 'vitest';
import type { Drafting } from '../table/drafting.svelte';
import { goalsOf, isMinor, numbersIn, sourceOf } from './march';
import type { ImmortalsView } from './view';

const pick = (key: string, ...touches: string[]) => ({ key, text: key, touches, note: '', signs: [['neutral']] });
type Pick = ReturnType<typeof pick>;
const draft = (picks: Pick[], additions: Pick[]) =>
  ({
    picks,
    additions,
    about: (thing: string) => additions.filter(({ touches }) => touches.includes(thing)),
  }) as unknown as Drafting;
const view = (source: string | null = null, goal: string | null = null) => ({ source, goal }) as ImmortalsView;

describe('a march', () => {
  const from = pick('from:a', 'site:a');
  const other = pick('from:b', 'site:b');
  const to = [pick('to:c', 'site:c'), pick('to:d', 'site:d')] as const;
  const numbers = [pick('armies:2'), pick('armies:1')];

  it('starts where the draft says, or where the question does', () => {
    expect(sourceOf(view(), draft([from], []))).toBe('a');
    expect(sourceOf(view('z'), null)).toBe('z');
  });

  it('shows all goals that can be pressed, and the chosen one among them', () => {
    const unsaid = { ...pick('to:e'), touches: [] };
    expect(goalsOf(view(), draft([from, to[0]], [to[1], unsaid])).map(({ site, chosen }) => [site, chosen])).toEqual([
      ['d', false],
      ['c', true],
    ]);
    expect(goalsOf(view('a', 'c'), draft([], numbers))).toEqual([{ site: 'c', sign: '', chosen: true }]);
  });

  it('counts armies once it is settled from where and to where they go', () => {
    expect(numbersIn(draft([to[0]], [from, other, ...numbers]))).toEqual([]);
    expect(numbersIn(draft([from], [...to, ...numbers]))).toEqual([]);
    expect(numbersIn(draft([from, to[0]], [to[1], ...numbers])).map(({ key }) => key)).toEqual([
      'armies:1',
      'armies:2',
    ]);
    expect(numbersIn(draft([], numbers))).toHaveLength(2);
  });

  it('tells another source from a goal', () => {
    expect(isMinor(draft([from], [other, ...to]), 'site:b')).toBe(true);
    expect(isMinor(draft([from], [other, ...to]), 'site:c')).toBe(false);
    expect(isMinor(draft([], [from, other]), 'site:b')).toBe(false);
  });

  it('shows faintly what has nothing to do with the card', () => {
    const apart = { ...other, signs: [['for_defender', 'apart']] };
    expect(isMinor(draft([], [from, apart]), 'site:b')).toBe(true);
    expect(isMinor(draft([], [from, apart]), 'site:a')).toBe(false);
  });
});
