// The table as it is shown: which things can be clicked, what a click does, and what is picked, lit or explained.
import { getContext, setContext } from 'svelte';
import type { TableSession } from '../session/session.svelte';
import type { DecisionInfo, Moment, OptionInfo } from '../session/types';
import type { CardIndex, GameModule } from './game';
import { numbered } from './numbered';
import type { Picking, Total } from './picks';

/** How a thing looks: it can be chosen, it is picked, it cannot be chosen now, or nothing is asked. */
export type Standing = 'offered' | 'picked' | 'dimmed' | 'quiet';

export interface Menu {
  anchor: Element | null;
  options: OptionInfo[];
  caution: string | null;
}

export interface Detail {
  anchor: Element;
  face: string;
}

export class Scene {
  replay = $state.raw<Moment | null>(null);
  picks = $state.raw<string[]>([]); // each "<thing>#<copy>"
  menu = $state.raw<Menu | null>(null);
  detail = $state.raw<Detail | null>(null);
  lit = $state.raw<string[]>([]);
  better = $state.raw<string[]>([]); // in a replay: what a better choice would have been about

  constructor(
    readonly session: TableSession,
    readonly game: GameModule,
    readonly cards: CardIndex,
  ) {
    if (game.steps) session.steps = game.steps;
  }

  get moment(): Moment | null {
    return this.replay ?? this.session.moment;
  }

  get you(): number | null {
    return this.moment?.table.you ?? null;
  }

  readonly names: string[] = $derived.by(() => this.moment?.table.seats.map(({ name }) => name) ?? []);

  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Players in the order of turns from the viewer on. */
  around<Player>(players: Player[]): Player[] {
    const first = this.you ?? 0;
    return [...players.slice(first), ...players.slice(0, first)];
  }

  /** All but the viewer, from the viewer's left on. */
  others<Player>(players: Player[]): Player[] {
    return this.you === null ? players : this.around(players).slice(1);
  }

  readonly decision: DecisionInfo | null = $derived.by(() => (this.replay ? null : (this.moment?.decision ?? null)));

  readonly offers: Map<string, OptionInfo[]> = $derived.by(() => {
    const offers = new Map<string, OptionInfo[]>();
    for (const option of this.decision?.options ?? []) {
      for (const thing of option.touches) offers.set(thing, [...(offers.get(thing) ?? []), option]);
    }
    return offers;
  });

  readonly picking = $derived.by(() => {
    if (!this.decision || !this.session.moment) return null;
    return this.game.picking(this.session.moment, this.cards);
  });

  readonly shortcuts: Map<string, string[]> = $derived.by(() => {
    if (!this.decision || !this.session.moment || !this.game.shortcuts) return new Map();
    return this.game.shortcuts(this.session.moment, this.cards);
  });

  readonly picked: string[] = $derived.by(() => this.picks.map((pick) => pick.slice(0, pick.lastIndexOf('#'))));
  readonly totals: Total[] = $derived.by(() => this.picking?.totals(this.picked) ?? []);
  readonly ready: boolean = $derived.by(() => this.picking?.ready(this.picked) ?? false);

  /** Options that touch nothing on the table: they are buttons beside the question. */
  readonly bare: OptionInfo[] = $derived.by(() =>
    this.picking ? [] : (this.decision?.options.filter(({ touches }) => touches.length === 0) ?? []),
  );

  standing(thing: string, copy: number): Standing {
    if (!this.decision) return 'quiet';
    if (this.picking) {
      if (this.picking.standing) return this.picking.standing(this.picked, thing);
      if (this.picks.includes(`${thing}#${copy}`)) return 'picked';
      return this.picking.candidates.has(thing) && !this.picking.full(this.picked) ? 'offered' : 'dimmed';
    }
    return this.offers.has(thing) || this.shortcuts.has(thing) ? 'offered' : 'dimmed';
  }

  /** The things that a hint is about, or that would have been better to choose. */
  readonly hinted: string[] = $derived.by(() =>
    this.replay ? this.better : (this.session.hint?.steps.flatMap(({ touches }) => touches) ?? []),
  );

  isLit(thing: string, piece: string | null): boolean {
    return this.lit.includes(thing) || (piece !== null && this.lit.includes(piece));
  }

  isLast(thing: string): boolean {
    return this.moment?.last.includes(thing) ?? false;
  }

  /** A thing has been clicked. */
  press(thing: string, copy: number, anchor: Element | null): void {
    const standing = this.standing(thing, copy);
    if (standing === 'quiet' || this.session.sending) return;
    this.detail = null;
    if (this.picking?.press) this.pressIn(this.picking, thing, standing);
    else if (this.picking?.candidates.has(thing)) this.pick(`${thing}#${copy}`, standing);
    else if (standing === 'dimmed') this.session.askWhy(thing);
    else if (this.offers.has(thing)) this.offer(thing, anchor);
    else this.choose(this.shortcuts.get(thing) ?? []);
  }

  /** Take an option; one that costs something unseen is shown with a caution first. */
  take(option: OptionInfo, anchor: Element | null): void {
    const caution = this.session.moment && this.game.caution(option, this.session.moment, this.cards);
    if (caution && this.menu?.caution !== caution) this.menu = { anchor, options: [option], caution };
    else this.choose([option.key]);
  }

  confirm(): void {
    if (this.picking && this.ready) this.choose(this.picking.keys(this.picked));
  }

  /** Do what the hint says. */
  heed(): void {
    const keys = this.session.hint?.steps.map(({ key }) => key);
    if (keys && this.decision) this.choose(keys);
  }

  /** Pick the next of the suggested sets. */
  suggest(): void {
    const sets = this.picking?.suggestions ?? [];
    const now = this.picked.toSorted().join();
    const at = sets.findIndex((set) => set.toSorted().join() === now);
    const next = sets[(at + 1) % sets.length];
    if (next) this.picks = numbered(next).map(({ entry, copy }) => `${entry}#${copy}`);
  }

  /** Let go of what is held, or of everything where nothing is. */
  letGo(): void {
    const kept = this.picks.filter((pick) => !pick.startsWith('hold:'));
    this.menu = null;
    this.session.refusal = null;
    if (this.picking?.press) this.picks = kept;
    else this.clear();
  }

  clear(): void {
    this.picks = [];
    this.menu = null;
    this.session.refusal = null;
  }

  /** The option that is named after the thing comes first. */
  private offer(thing: string, anchor: Element | null): void {
    const options = (this.offers.get(thing) ?? []).toSorted(
      (a, b) => Number(b.key === thing) - Number(a.key === thing),
    );
    const [only] = options;
    if (only && options.length === 1) this.take(only, anchor);
    else this.menu = { anchor, options, caution: null };
  }

  private pick(pick: string, standing: Standing): void {
    if (standing === 'picked') this.picks = this.picks.filter((one) => one !== pick);
    else if (standing === 'offered') this.picks = [...this.picks, pick];
  }

  private pressIn(picking: Picking, thing: string, standing: Standing): void {
    this.session.refusal = null;
    if (standing !== 'dimmed') this.picks = (picking.press?.(this.picked, thing) ?? []).map((pick) => `${pick}#0`);
    else if (picking.whyNot) this.session.refusal = { ...picking.whyNot(this.picked, thing), thing };
  }

  private choose(keys: string[]): void {
    this.menu = null;
    this.session.choose(keys);
  }
}

const SCENE = Symbol('scene');

export const layScene = (scene: Scene) => setContext(SCENE, scene);
export const useScene = () => getContext<Scene>(SCENE);
