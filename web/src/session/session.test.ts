import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSession } from './session.svelte';
import { settings } from './settings.svelte';
import type { Wire } from './socket';

let wire: Wire & { sent: { type: string; id: string }[] };

vi.mock('./socket', async (original) => ({
  ...(await original<typeof import('./socket')>()),
  dialTable: () => {
    wire = {
      sent: [],
      send: (text) => wire.sent.push(JSON.parse(text)),
      close() {},
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    return wire;
  },
}));

const hear = (message: object) => wire.onmessage?.({ data: JSON.stringify(message) });
const line = (number: number, seat: number) => ({ number, choice: number, seat, text: [] });

function moment(seq: number, asked: number, log: object[], log_from = 0): object {
  const decision = asked === 0 ? { seat: 0, question: 'main', text: '', rule: '', options: [] } : null;
  return {
    type: 'moment',
    seq,
    number: seq,
    decision,
    asked: [{ seat: asked }],
    log,
    log_from,
    table: { you: 0, seats: [] },
  };
}

describe('a table as the page knows it', () => {
  let session: TableSession;

  beforeEach(() => {
    settings.speed = 'fast';
    session = new TableSession('abc');
    wire.onopen?.();
  });

  it('adds new lines to the log, and drops those that an undo takes back', () => {
    hear(moment(1, 0, [line(0, 0), line(1, 0)]));
    hear(moment(2, 0, [line(2, 0)], 2));
    hear(moment(3, 0, [line(1, 0)], 1));
    expect(session.log.map(({ number }) => number)).toEqual([0, 1]);
  });

  it('keeps what was done to the viewer until they have read it or gone on', () => {
    session.isNotable = (event, you) => event.facts.victim === you;
    const theft = { name: 'stole', line: 1, facts: { seat: 1, victim: 0 }, glimpse: null };
    hear(moment(1, 0, [line(0, 0)]));
    hear({
      ...moment(2, 0, [line(1, 1), line(2, 1)], 1),
      happened: [theft, { ...theft, line: 2, facts: { victim: 2 } }],
    });
    expect(session.notices.map(({ number }) => number)).toEqual([1]);
    hear(moment(3, 0, [line(3, 1)], 3));
    expect(session.notices).toHaveLength(1);
    const elsewhere = { ...moment(4, 0, [line(4, 1)], 4), since: { first: 4, end: 5 } };
    hear({ ...elsewhere, happened: [{ ...theft, line: 4 }] });
    expect(session.notices.map(({ number }) => number)).toEqual([4]);
    session.choose(['draw']);
    expect(session.notices).toEqual([]);
  });

  it('sends one choice at a time, and goes on when the answer is shown', () => {
    hear(moment(1, 0, []));
    session.choose(['draw']);
    session.choose(['draw']);
    expect(wire.sent).toHaveLength(1);
    hear({ type: 'ack', id: wire.sent[0]?.id, seq: 2 });
    session.choose(['draw']);
    expect(wire.sent).toHaveLength(1);
    hear(moment(2, 0, [], 0));
    session.undo();
    expect(wire.sent.map(({ type }) => type)).toEqual(['choose', 'undo']);
  });

  it('keeps a hint until the question changes', () => {
    hear(moment(1, 0, []));
    session.askHint();
    session.askHint();
    expect(wire.sent).toMatchObject([{ type: 'ask_hint', seq: 1 }]);
    hear({ type: 'hint', id: wire.sent[0]?.id, seq: 1, steps: [], reasons: [] });
    expect(session.hint).not.toBeNull();
    expect(session.seeking).toBeNull();
    hear(moment(2, 0, [], 0));
    expect(session.hint).toBeNull();
  });

  it('drops a hint that comes too late, without a word', () => {
    hear(moment(1, 0, []));
    session.askHint();
    hear(moment(2, 0, [], 0));
    hear({ type: 'hint', id: wire.sent[0]?.id, seq: 1, steps: [], reasons: [] });
    expect(session.hint).toBeNull();
    session.askHint();
    hear({ type: 'refused', id: wire.sent[1]?.id, code: 'stale', rule: '', text: 'Too late.' });
    expect(session.refusal).toBeNull();
    expect(session.seeking).toBeNull();
  });

  it('keeps a refusal with its rule until something can be chosen again', () => {
    hear(moment(1, 0, []));
    session.choose(['draw']);
    hear({ type: 'refused', id: wire.sent[0]?.id, code: 'not_offered', rule: 'QV-067', text: 'No.' });
    expect(session.refusal).toMatchObject({ rule: 'QV-067', thing: null });
    expect(session.sending).toBeNull();
    hear(moment(2, 0, [], 0));
    expect(session.refusal).toBeNull();
  });

  it('stays with its question while others choose at the same time', () => {
    const together = (seq: number, ...seats: number[]) => ({
      ...moment(seq, 0, [line(seq, 1)], seq),
      asked: seats.map((seat) => ({ seat })),
    });
    hear(together(1, 0, 1, 2));
    session.choose(['nonsense']);
    hear({ type: 'refused', id: wire.sent[0]?.id, code: 'not_offered', rule: 'IM-060', text: 'No.' });
    hear(together(2, 0, 2));
    hear(together(3, 0));
    expect(session.askedAt).toBe(1);
    expect(session.refusal).toMatchObject({ rule: 'IM-060' });
    expect(session.moment?.seq).toBe(3);
    hear({ ...together(4, 0), decision: { seat: 0, question: 'turn', text: '', rule: '', options: [] } });
    expect(session.askedAt).toBe(4);
    expect(session.refusal).toBeNull();
  });
});
