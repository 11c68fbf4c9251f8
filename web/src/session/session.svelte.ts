// A table as this page knows it: the moment that is shown, the log, who is there, and what was refused.
import { post } from './announcements.svelte';
import { Playback } from './playback';
import { settings } from './settings.svelte';
import { dialTable, type Line, messageId, TableSocket } from './socket';
import { TableTalk } from './talk.svelte';
import type {
  Ack,
  ClockInfo,
  Deed,
  DeedWish,
  Drafted,
  DraftInfo,
  Happening,
  Hint,
  LogLine,
  Moment,
  Refused,
  Review,
  Reviewing,
  ServerMessage,
} from './types';

export interface Refusal {
  text: string;
  rule: string;
  thing: string | null;
}

const HURRY_AFTER = 300;

export class TableSession {
  moment = $state.raw<Moment | null>(null);
  log = $state.raw<LogLine[]>([]);
  line = $state<Line>('connecting');
  thinking = $state<number | null>(null);
  online = $state.raw<boolean[]>([]);
  spectators = $state(0);
  draft = $state.raw<DraftInfo | null>(null); // the unfinished choice, as the server keeps it
  refusal = $state.raw<Refusal | null>(null);
  notices = $state.raw<LogLine[]>([]); // what was done to the viewer, or lost by them, until they have read it
  sending = $state<string | null>(null); // the id of the choice that is on its way
  seeking = $state<string | null>(null); // the id of the hint that is asked for
  hint = $state.raw<Hint | null>(null);
  reviewing = $state.raw<Reviewing | null>(null);
  review = $state.raw<Review | null>(null);
  clock = $state.raw<{ told: ClockInfo; at: number } | null>(null); // as it was told, and when that came
  askedAt = $state(0); // the seq with which the viewer's current question came; others may choose at the same time

  /** The moments that lead from one to the next, where a game shows them step by step. */
  steps: (before: Moment, next: Moment) => Moment[] = () => [];
  /** Called when the draft has been changed, with the id of the wish that did it. */
  drafted: (id: string) => void = () => {};

  /** Whether the viewer should not overlook an event. */
  isNotable: (event: Happening, you: number) => boolean = () => false;

  readonly talk: TableTalk;
  private readonly socket: TableSocket;
  private readonly playback: Playback<Moment>;

  constructor(readonly id: string) {
    this.playback = new Playback(
      (moment) => this.show(moment),
      () => settings.speed,
    );
    this.socket = new TableSocket(
      {
        heard: (message) => this.hear(message),
        line: (state) => {
          this.line = state;
        },
      },
      () => dialTable(id),
    );
    this.talk = new TableTalk(id, (wish) => this.socket.send(wish));
  }

  choose(keys: string[]): void {
    this.ask((id, seq) => ({ type: 'choose', id, seq, keys }));
  }

  /** Take picks back and add others; the server says what comes of it. Returns the id of the wish. */
  changeDraft(drop: string[], add: string[]): string {
    if (!this.moment || this.sending) return '';
    const id = messageId();
    this.refusal = null;
    this.socket.send({ type: 'change_draft', id, seq: this.moment.seq, drop, add });
    return id;
  }

  chooseSet(picks: string[]): void {
    this.ask((id, seq) => ({ type: 'choose_set', id, seq, picks }));
  }

  undo(): void {
    this.ask((id, seq) => ({ type: 'undo', id, seq }));
  }

  redo(): void {
    this.ask((id, seq) => ({ type: 'redo', id, seq }));
  }

  /** Why a thing cannot be chosen, or does not go with those pressed before it. */
  askWhy(thing: string, held: string[] = []): void {
    this.socket.send({ type: 'ask_why', id: messageId(), thing, held });
  }

  askHint(): void {
    if (!this.moment?.decision || this.seeking || this.hint) return;
    this.seeking = messageId();
    this.refusal = null;
    this.socket.send({ type: 'ask_hint', id: this.seeking, seq: this.moment.seq });
  }

  askReview(): void {
    this.socket.send({ type: 'ask_review', id: messageId() });
  }

  hurry(): void {
    this.playback.flush();
    this.socket.send({ type: 'hurry' });
  }

  /** Leave out the steps that are being shown. */
  skip(): void {
    this.playback.flush();
  }

  /** Do something beside the game: pause, resign, let a bot play … */
  deed(wish: DeedWish): void {
    this.refusal = null;
    this.socket.send({ ...wish, id: messageId() } as Deed);
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.socket.close();
  }

  private ask(message: (id: string, seq: number) => Parameters<TableSocket['send']>[0]): void {
    if (!this.moment || this.sending) return;
    const id = messageId();
    this.sending = id;
    this.refusal = null;
    this.notices = [];
    this.socket.send(message(id, this.moment.seq));
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'moment') this.take(message);
    else if (message.type === 'draft') this.takeDraft(message);
    else if (message.type === 'refused') this.refuse(message);
    else if (message.type === 'why') this.refusal = { text: message.text, rule: message.rule, thing: message.thing };
    else if (message.type === 'thinking') this.think(message.seat);
    else if (message.type === 'presence') {
      this.online = message.online;
      this.spectators = message.spectators;
    } else if (message.type === 'hint') this.takeHint(message);
    else if (message.type === 'reviewing') this.reviewing = message;
    else if (message.type === 'review') this.review = message;
    else if (message.type === 'announcements') post(message.list);
    else if (message.type === 'talk' || message.type === 'said') this.talk.hear(message);
    else if (message.type === 'heard') this.talk.settle(message.id);
    else this.settle(message);
  }

  /** A first moment, and the answer to the viewer's own choice, are shown at once; the rest at a pace that eyes can follow. */
  private take(moment: Moment): void {
    this.clock = moment.clock ? { told: moment.clock, at: performance.now() } : null;
    if (!this.moment || this.own || moment.log_from === 0) {
      this.playback.flush();
      this.playback.hasten();
    }
    const before = this.playback.last ?? this.moment;
    const isFollowed = before && moment.log_from > 0 && settings.speed !== 'fast';
    this.playback.add(moment, isFollowed ? this.steps(before, moment) : []);
    this.own = false;
  }

  private own = false;

  private takeDraft({ id, draft }: Drafted): void {
    this.draft = draft;
    this.drafted(id);
  }

  private answeredAt = 0;

  /** What was chosen stands; nothing more is sent before the moment that shows it, for the old question is still there. */
  private settle({ id, seq }: Ack): void {
    if (id !== this.sending) return;
    this.own = true;
    this.answeredAt = seq;
    this.goOn();
  }

  private goOn(): void {
    if (!this.answeredAt || (this.moment?.seq ?? 0) < this.answeredAt) return;
    this.answeredAt = 0;
    this.sending = null;
  }

  /** A hint that comes too late is dropped silently. */
  private refuse(refused: Refused): void {
    if (this.talk.settle(refused.id, refused.text)) return;
    const isHint = refused.id === this.seeking;
    if (refused.id === this.sending) this.sending = null;
    if (isHint) this.seeking = null;
    if (!isHint || refused.code !== 'stale') this.refusal = { text: refused.text, rule: refused.rule, thing: null };
  }

  private takeHint(hint: Hint): void {
    if (hint.id === this.seeking && hint.seq >= this.askedAt) this.hint = hint;
    if (hint.id === this.seeking) this.seeking = null;
  }

  private think(seat: number): void {
    this.thinking = seat;
    if (settings.speed !== 'fast') return;
    setTimeout(() => {
      if (this.thinking === seat) this.socket.send({ type: 'hurry' });
    }, HURRY_AFTER);
  }

  private show(moment: Moment): void {
    this.log = [...this.log.filter((line) => line.number < moment.log_from), ...moment.log];
    const since = (moment.decision && moment.since?.first) || 0; // the viewer has chosen since, perhaps on another device
    const kept = this.notices.filter(({ number }) => number < moment.log_from && number >= since);
    this.notices = [...kept, ...this.noticed(moment)];
    const isNew = !this.isStillAsked(moment);
    this.moment = moment;
    this.draft = moment.draft;
    if (isNew) this.askedAt = moment.seq;
    this.online = moment.table.seats.map((seat) => seat.online);
    if (!moment.asked.some(({ seat }) => seat === this.thinking)) this.thinking = null;
    if (moment.decision && isNew) this.refusal = null;
    if (isNew) this.hint = null;
    this.goOn();
  }

  private noticed({ happened, log, table }: Moment): LogLine[] {
    const { you } = table;
    const found = you === null ? [] : (happened ?? []).filter((event) => this.isNotable(event, you));
    return log.filter(({ number }) => found.some((event) => event.line === number));
  }

  /** Whether only others have moved while all choose at the same time: then what the viewer has begun stays. */
  private isStillAsked(next: Moment): boolean {
    const was = this.moment;
    if (this.own || !was?.decision || !next.decision) return false;
    if (was.number !== next.number && was.asked.length + next.asked.length < 3) return false;
    return JSON.stringify(was.decision) === JSON.stringify(next.decision);
  }
}
