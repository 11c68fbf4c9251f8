import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Line, TableSocket, type Wire } from './socket';
import type { ServerMessage } from './types';

class FakeWire implements Wire {
  sent: { id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

describe('the socket', () => {
  let wires: FakeWire[];
  let lines: Line[];
  let heard: ServerMessage[];
  let socket: TableSocket;

  const last = () => wires.at(-1) as FakeWire;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    lines = [];
    heard = [];
    socket = new TableSocket({ heard: (message) => heard.push(message), line: (state) => lines.push(state) }, () => {
      wires.push(new FakeWire());
      return last();
    });
    last().onopen?.();
  });

  afterEach(() => vi.useRealTimers());

  it('reconnects automatically, and sends what was not answered under the same id', () => {
    socket.send({ type: 'choose', id: 'a', seq: 1, keys: ['draw'] });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent).toMatchObject([{ id: 'a', keys: ['draw'] }]);
    expect(lines).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
  });

  it('sends nothing again that was answered', () => {
    socket.send({ type: 'choose', id: 'a', seq: 1, keys: ['draw'] });
    socket.send({ type: 'change_draft', id: 'b', seq: 1, drop: [], add: ['pay:hand:ranger'] });
    last().onmessage?.({ data: JSON.stringify({ type: 'ack', id: 'a', seq: 2 }) });
    last().onmessage?.({ data: JSON.stringify({ type: 'draft', id: 'b', seq: 2, draft: {} }) });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().sent).toEqual([]);
    expect(heard).toHaveLength(2);
  });

  it('keeps what is sent while the line is lost', () => {
    last().onclose?.({ code: 1006 });
    socket.send({ type: 'undo', id: 'b', seq: 3 });
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().sent).toMatchObject([{ id: 'b' }]);
  });

  it('sends nothing on a wire that is closing', () => {
    const wire = last();
    wire.close = () => {}; // a real one takes a while
    socket.close();
    socket.send({ type: 'hurry' });
    expect(wire.sent).toEqual([]);
  });

  it('waits longer each time, and not at all when asked to try', () => {
    for (let fall = 0; fall < 4; fall++) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(20_000);
    }
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(5);
    socket.retry();
    expect(wires).toHaveLength(6);
  });

  it('gives up a wire on which a choice is not answered, and ignores what it says later', () => {
    const silent = last();
    socket.send({ type: 'choose', id: 'a', seq: 1, keys: ['draw'] });
    vi.advanceTimersByTime(4000);
    silent.onmessage?.({ data: JSON.stringify({ type: 'presence', online: [], spectators: 0 }) });
    vi.advanceTimersByTime(4000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(wires).toHaveLength(2);
    silent.onmessage?.({ data: JSON.stringify({ type: 'ack', id: 'a', seq: 2 }) });
    last().onopen?.();
    expect(last().sent).toMatchObject([{ id: 'a' }]);
    vi.advanceTimersByTime(9000);
    expect(wires).toHaveLength(2); // this time it waits longer: the line may be slow
    last().onmessage?.({ data: JSON.stringify({ type: 'ack', id: 'a', seq: 2 }) });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it('waits for what takes time, and for nothing where nothing was asked', () => {
    socket.send({ type: 'ask_review', id: 'r' });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('stays closed', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
