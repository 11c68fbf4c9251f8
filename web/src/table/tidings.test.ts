import { describe, expect, it } from 'vitest';
import type { Moment } from '../session/types';
import type { Scene } from './scene.svelte';
import { type Concerns, isConcerned, Tidings } from './tidings.svelte';

const CONCERNS: Concerns = { everybody: ['last_round'], seat: { attacked: 'victim', lost_action: 'seat' } };
const happening = (name: string, line: number, facts = {}) => ({ name, line, facts, glimpse: null });
const moment = (log_from: number, ...happened: ReturnType<typeof happening>[]) =>
  ({ table: { you: 0 }, happened, log_from }) as unknown as Moment;

function tidingsOf(first: Moment) {
  const log = Array.from({ length: 9 }, (_, number) => ({ number, choice: 0, seat: null, text: [] }));
  const session = { moment: first, log, shown: (_: Moment) => {} };
  return { session, tidings: new Tidings({ session } as unknown as Scene, CONCERNS) };
}

describe('tidings', () => {
  it('concern everybody, or the seat that an event names', () => {
    expect(isConcerned(happening('last_round', 1, { seat: 2 }), CONCERNS, 0)).toBe(true);
    expect(isConcerned(happening('attacked', 1, { seat: 2, victim: 0 }), CONCERNS, 0)).toBe(true);
    expect(isConcerned(happening('attacked', 1, { seat: 0, victim: 2 }), CONCERNS, 0)).toBe(false);
    expect(isConcerned(happening('moved', 1, { seat: 0 }), CONCERNS, 0)).toBe(false);
  });

  it('gather from moment to moment until they are put away', () => {
    const { session, tidings } = tidingsOf(moment(0, happening('attacked', 1, { victim: 0 })));
    session.shown(moment(3, happening('moved', 3), happening('lost_action', 4, { seat: 0 })));
    expect(tidings.lines.map(({ number }) => number)).toEqual([1, 4]);
    tidings.close();
    expect(tidings.lines).toEqual([]);
    session.shown(moment(6, happening('last_round', 6)));
    expect(tidings.lines.map(({ number }) => number)).toEqual([6]);
  });

  it('go when what they tell of is taken back', () => {
    const { session, tidings } = tidingsOf(moment(0));
    session.shown(moment(3, happening('lost_action', 4, { seat: 0 })));
    session.shown(moment(2));
    expect(tidings.lines).toEqual([]);
  });
});
