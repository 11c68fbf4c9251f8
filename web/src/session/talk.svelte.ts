// What is said at a table, as this page knows it, and how much of it has not been read.
import { messageId } from './socket';
import type { ClientMessage, Said, Talk, TalkLine } from './types';

const PREFIX = 'wartable:talk:';

type Wish = Extract<ClientMessage, { type: 'say' | 'react' | 'mute' | 'complain' | 'switch_talk' }>;
type Unsent<W> = W extends unknown ? Omit<W, 'id'> : never;

export class TableTalk {
  told = $state.raw<Talk | null>(null);
  unread = $state(0);
  problem = $state(''); // why something was not said
  reported = $state.raw<number[]>([]);

  private isRead = false; // somebody is reading it now
  private pending = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly send: (wish: Wish) => void,
  ) {}

  hear(message: Talk | Said): void {
    if (message.type === 'talk') this.told = message;
    else if (this.told) this.told = { ...this.told, lines: [...this.told.lines, message.line] };
    this.count();
  }

  /** Whether an answer was to something of talk. A refusal is told beside it. */
  settle(id: string, problem = ''): boolean {
    if (!this.pending.delete(id)) return false;
    this.problem = problem;
    return true;
  }

  wish(wish: Unsent<Wish>): void {
    const id = messageId();
    this.pending.add(id);
    this.problem = '';
    if (wish.type === 'complain') this.reported = [...this.reported, wish.number];
    this.send({ ...wish, id } as Wish);
  }

  /** Somebody begins, or ends, to read what is said. */
  read(on: boolean): void {
    this.isRead = on;
    this.count();
  }

  private count(): void {
    const lines = this.told?.lines ?? [];
    const last = lines.at(-1)?.number ?? 0;
    if (this.isRead && last > this.lastRead()) this.keep(last);
    const read = this.lastRead();
    this.unread = lines.filter((line: TalkLine) => line.number > read && line.author !== this.told?.you).length;
  }

  private get key(): string {
    return `${PREFIX}${this.table}:${this.told?.room}`;
  }

  private lastRead(): number {
    return Number(localStorage.getItem(this.key) ?? 0);
  }

  private keep(number: number): void {
    try {
      localStorage.setItem(this.key, String(number));
    } catch {
      // A browser that keeps nothing counts everything as unread.
    }
  }
}
