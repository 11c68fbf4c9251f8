// The socket to a table: reconnects automatically, and sends unanswered messages again under the same id.
import { language } from './language';
import type { ClientMessage, ServerMessage } from './types';

export type Line = 'connecting' | 'open' | 'lost';

export interface Listener {
  heard(message: ServerMessage): void;
  line(state: Line): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const ANSWERS: ServerMessage['type'][] = ['ack', 'draft', 'refused', 'why', 'hint', 'review', 'heard'];
const AT_ONCE: ClientMessage['type'][] = ['choose', 'choose_set', 'undo', 'redo', 'change_draft'];
const FIRST_WAIT = 250;
const FIRST_SILENCE = 5000; // after which a server that has to answer at once is gone, though nobody said so
const LONGEST_WAIT = 8000;

export class TableSocket {
  private wire: Wire | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unanswered = new Map<string, ClientMessage>();
  private closed = false;
  private silence = FIRST_SILENCE;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Wire,
  ) {
    this.connect();
  }

  /** Send a message. One with an id is kept until the server answers it. */
  send(message: ClientMessage): void {
    if ('id' in message) this.unanswered.set(message.id, message);
    if (!this.isOpen) return;
    this.wire?.send(JSON.stringify(message));
    this.listen();
  }

  /** Try at once instead of waiting: the network is back, or the page is looked at again. */
  retry(): void {
    if (this.closed || this.wire) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.isOpen = false; // a wire that is closing takes no more messages
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
    this.wire?.close();
  }

  private isOpen = false;

  private connect(): void {
    this.listener.line('connecting');
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.isOpen = true;
      this.wait = FIRST_WAIT;
      this.listener.line('open');
      for (const message of this.unanswered.values()) wire.send(JSON.stringify(message));
      this.listen();
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.wire) this.hear(JSON.parse(data));
    };
    wire.onclose = () => this.lost(wire);
  }

  /** A machine that has lost its power closes nothing. If it says nothing at all for a while, we try elsewhere. */
  private listen(): void {
    clearTimeout(this.alarm);
    const wire = this.wire;
    if (!wire || ![...this.unanswered.values()].some(({ type }) => AT_ONCE.includes(type))) return;
    this.alarm = setTimeout(() => {
      this.silence *= 2; // the line may only be slow
      this.lost(wire);
      wire.close();
    }, this.silence);
  }

  private hear(message: ServerMessage): void {
    if (ANSWERS.includes(message.type) && 'id' in message && this.unanswered.delete(message.id))
      this.silence = FIRST_SILENCE;
    this.listen();
    this.listener.heard(message);
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire) return; // it had been given up
    clearTimeout(this.alarm);
    this.isOpen = false;
    this.wire = null;
    if (this.closed) return;
    this.listener.line('lost');
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

export function dialTable(id: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket?language=${language}`) as unknown as Wire;
}

/** A new id for a message: unguessable is not needed, unique is. */
export function messageId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;
}
