// The table as it is shown: which things can be clicked, what a click does, and what is picked, lit or explained.
import { getContext, setContext } from 'svelte';
import type { TableSession } from '../session/session.svelte';
import { settings } from '../session/settings.svelte';
import type { DecisionInfo, LessonStep, Moment, OptionInfo, PickInfo, Remark, TotalInfo } from '../session/types';
import { say, type Told } from '../words';
import { Drafting, SEND } from './drafting.svelte';
import type { CardIndex, GameModule } from './game';
import { LessonReading } from './lesson.svelte';

/** How a thing looks: it can be chosen, though that is seldom wanted, or instead of another; it is picked; it cannot be chosen; or nothing is asked. */
export type Standing = 'offered' | 'faint' | 'possible' | 'picked' | 'dimmed' | 'quiet';

export interface Menu {
  anchor: Element | null;
  options: (OptionInfo | PickInfo)[];
  face?: string | null; // the card that is enlarged above them
  thing?: string; // what it shows
  since?: number; // when it began to ask for a second click, in milliseconds
}

const DOUBLE_CLICK = 300; // milliseconds: what comes sooner was meant as one click

/** A thing that is explained, by its card or in words. */
export interface Detail {
  anchor: Element;
  face?: string | null;
  told?: Told | null;
}

export class Scene {
  replay = $state.raw<Moment | null>(null);
  menu = $state.raw<Menu | null>(null);
  detail = $state.raw<Detail | null>(null);
  lit = $state.raw<string[]>([]);
  better = $state.raw<string[]>([]); // in a replay: what a better choice would have been about

  readonly drafting: Drafting;
  readonly lesson: LessonReading;

  constructor(
    readonly session: TableSession,
    readonly game: GameModule,
    readonly cards: CardIndex,
  ) {
    this.drafting = new Drafting(session, () => this.game.sendsAtOnce?.(this.decision?.question ?? '') ?? false);
    this.lesson = new LessonReading(session);
    if (game.steps) session.steps = game.steps;
    session.isNotable = (event, you) => event.facts.victim === you || (game.isNotable?.(event, you) ?? false);
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

  /** Players in turn order, starting with the viewer. */
  around<Player>(players: Player[]): Player[] {
    const first = this.you ?? 0;
    return [...players.slice(first), ...players.slice(0, first)];
  }

  /** Everybody except the viewer, starting at the viewer's left. */
  others<Player>(players: Player[]): Player[] {
    return this.you === null ? players : this.around(players).slice(1);
  }

  readonly decision: DecisionInfo | null = $derived.by(() => (this.replay ? null : (this.moment?.decision ?? null)));

  mode = $state.raw<string | null>(null); // what the viewer wants to do first: only its options lie on the table then

  /** The modes of the question, as the words of their buttons; in a lesson, that of what it expects. */
  readonly modes: string[] = $derived.by(() => {
    const wanted = this.lesson.step?.expects;
    const options = this.decision?.options.filter(({ key }) => !wanted || wanted.includes(key)) ?? [];
    return [...new Set(options.flatMap(({ mode }) => mode || []))];
  });

  readonly offers: Map<string, OptionInfo[]> = $derived.by(() => {
    const offers = new Map<string, OptionInfo[]>();
    const now = this.modes.find((mode) => mode === this.mode) ?? null;
    for (const option of this.decision?.options ?? []) {
      if ((option.mode ?? null) !== now) continue;
      for (const thing of option.touches) offers.set(thing, [...(offers.get(thing) ?? []), option]);
    }
    return offers;
  });

  readonly shortcuts: Map<string, string[]> = $derived.by(() => {
    return new Map(this.decision?.shortcuts.map(({ thing, keys }) => [thing, keys]));
  });

  /** What is said to the viewer about things on the table, by their ids. */
  readonly remarks: Map<string, Remark> = $derived.by(
    () => new Map(this.moment?.remarks?.map((remark) => [remark.thing, remark])),
  );

  /** Whether the current decision is made by picking several things. */
  readonly isDraft: boolean = $derived.by(() => this.decision !== null && this.session.draft !== null);
  readonly totals: TotalInfo[] = $derived.by(() => (this.isDraft ? (this.drafting.info?.totals ?? []) : []));
  readonly ready: boolean = $derived.by(() => this.isDraft && (this.drafting.info?.ready ?? false));

  /** The things that the open question is about. */
  readonly asked: string[] = $derived.by(() => {
    if (!this.isDraft) return [...this.offers.keys()];
    return [...this.drafting.additions, ...this.drafting.picks].flatMap(({ touches }) => touches);
  });

  /** Options that touch nothing on the table: they are buttons beside the question. */
  readonly bare: OptionInfo[] = $derived.by(() =>
    this.isDraft ? [] : (this.decision?.options.filter(({ touches }) => touches.length === 0) ?? []),
  );

  /** Picks that touch nothing on the table, such as a number, made or not: buttons too. */
  readonly barePicks: PickInfo[] = $derived.by(() => {
    if (!this.isDraft) return [];
    const { picks, additions } = this.drafting;
    const found = [...picks, ...additions].filter((pick) => pick.touches.length === 0 && !this.game.hasControl?.(pick));
    return found.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
  });

  /** The answer that picks nothing, where there is one: what it means to carry out an empty draft. */
  readonly leaving: OptionInfo | undefined = $derived.by(() => {
    if (!this.isDraft || this.drafting.picks.length) return undefined;
    if (this.game.isManyAnswers?.(this.decision?.question ?? '')) return undefined;
    return this.decision?.options.find(({ key }) => !this.drafting.additions.some((pick) => pick.key === key));
  });

  /** The text of the button that carries out the draft; null where there is nothing to carry out yet. */
  readonly sends: string | null = $derived.by(() => {
    const question = this.decision?.question ?? '';
    if (this.leaving && this.ready) return this.leaving.text;
    if (!this.drafting.picks.length && this.game.sendsAtOnce?.(question)) return null;
    return this.game.send?.(question) ?? say('pick.confirm');
  });

  /** What would follow from the draft; that a plan is then laid goes without saying. */
  readonly follows: string = $derived.by(() => {
    const isPlan = this.game.isManyAnswers?.(this.decision?.question ?? '');
    return this.isDraft && !isPlan ? (this.drafting.info?.follows.join(' ') ?? '') : '';
  });

  standing(thing: string, copy: number): Standing {
    if (!this.decision) return 'quiet';
    if (this.isDraft) return this.drafting.standing(thing, copy);
    const options = this.offers.get(thing) ?? this.begunBy(thing);
    if (!options.length) return 'dimmed';
    return options.every(({ minor }) => minor) ? 'faint' : 'offered';
  }

  /** The option with which the choices begin that a thing stands for. */
  private begunBy(thing: string): OptionInfo[] {
    const [first] = this.shortcuts.get(thing) ?? [];
    return this.decision?.options.filter(({ key }) => key === first) ?? [];
  }

  /** Neither in a lesson nor while a puzzle is open. */
  get mayAskHint(): boolean {
    return this.lesson.info === null && this.session.moment?.puzzle == null;
  }

  /** The things that a hint or a lesson is about, or that would have been better to choose. */
  readonly hinted: string[] = $derived.by(() => {
    if (this.replay) return this.better;
    if (this.lesson.step) return this.taught(this.lesson.step);
    const { hint, advice } = this.session;
    return (advice === 'nudge' ? hint?.nudge.touches : hint?.steps.flatMap(({ touches }) => touches)) ?? [];
  });

  /** What a hint or a lesson says is to be chosen or picked next. */
  readonly advised: string[] = $derived.by(() => {
    const { hint } = this.session;
    if (this.lesson.step) return this.lesson.remaining(this.picked).slice(0, 1);
    return hint && this.session.advice !== 'nudge'
      ? [...hint.steps.slice(0, 1).map(({ key }) => key), ...hint.picks]
      : [];
  });

  /** Whether a draft holds all that the lesson wants, so that it can be carried out. */
  readonly isTaughtToSend: boolean = $derived.by(() => {
    return this.isDraft && Boolean(this.lesson.step?.task) && this.advised.length === 0;
  });

  private get picked(): string[] {
    return this.isDraft ? this.drafting.picks.map(({ key }) => key) : [];
  }

  /** The things of a step of a lesson: those it names, or those of what it expects. */
  private taught({ points }: LessonStep): string[] {
    const [key] = this.advised;
    const offered = this.isDraft ? this.drafting.additions : (this.decision?.options ?? []);
    const told = offered.find((one) => one.key === key)?.touches ?? [];
    return points.length ? points : told.flatMap((entry) => entry.split('|'));
  }

  isLit(thing: string, piece: string | null): boolean {
    return this.lit.includes(thing) || (piece !== null && this.lit.includes(piece));
  }

  isLast(thing: string): boolean {
    return this.moment?.last.includes(thing) ?? false;
  }

  /** A thing has been clicked; `face` is the card that it shows. */
  press(thing: string, copy: number, anchor: Element | null, face: string | null = null): void {
    const standing = this.standing(thing, copy);
    if (standing === 'quiet' || this.session.sending) return;
    this.detail = null;
    if (this.isDraft) this.pressInDraft(thing, copy, anchor);
    else if (face && this.game.enlarges?.(thing)) this.enlarge(thing, anchor, face);
    else if (standing === 'dimmed') this.session.askWhy(thing);
    else if (this.offers.has(thing)) this.offer(thing, anchor);
    else this.begin(thing, anchor);
  }

  /** What was pressed to choose an option is pressed again in the draft to which it leads. */
  goOn(): void {
    const thing = this.begun;
    this.begun = null;
    if (thing && this.isDraft && this.drafting.about(thing).length) this.pressInDraft(thing, 0, null);
  }

  private begun: string | null = null;

  private begin(thing: string, anchor: Element | null): void {
    const keys = this.shortcuts.get(thing) ?? [];
    const [first] = this.begunBy(thing);
    this.begun = thing;
    if (first && keys.length === 1) this.take(first, anchor);
    else this.choose(keys);
  }

  /** What lies on a thing has been dragged to another. */
  carry(from: string, to: string, anchor: Element | null): void {
    if (this.session.sending) return;
    this.session.refusal = null;
    const options = this.drafting.carry(from, to);
    if (options.length) this.menu = { anchor, options };
  }

  /** Take an option. One that asks for a second click is shown with the reason first, where it was clicked. */
  take(option: OptionInfo | PickInfo, anchor: Element | null): void {
    const isShown = this.menu?.options.some(({ key }) => key === option.key);
    if (this.reasonToAsk(option) && !isShown) this.menu = { anchor, options: [option], since: performance.now() };
    else if (!isShown || performance.now() - (this.menu?.since ?? 0) > DOUBLE_CLICK) this.carryOut(option);
  }

  /** Do it: nothing more is to be asked. */
  carryOut(option: OptionInfo | PickInfo): void {
    this.menu = null;
    if (option.key === SEND) this.drafting.confirm();
    else if (this.isDraft) this.pick(option.key);
    else this.choose([option.key]);
  }

  /** Why an option asks for a second click: an easily overlooked cost, or something that is final. */
  reasonToAsk(option: OptionInfo | PickInfo): string {
    if (!('caution' in option)) return '';
    const isWished = option.mode !== null && option.mode === this.mode; // the mode was the first click
    return [option.caution, settings.confirm && !isWished ? option.confirm : null].filter(Boolean).join(' ');
  }

  /** Carry out the draft, or give the answer that most people give; what that gives away is said on the spot first. */
  confirm(anchor: Element | null = null): void {
    if (this.isDraft && this.ready) this.take(this.drafting.sending(this.sends ?? '', !this.lesson.info), anchor);
    else if (!this.isDraft && this.usual) this.take(this.usual, anchor);
  }

  /** The answer that most people give. */
  readonly usual: OptionInfo | undefined = $derived.by(() => {
    const key = this.decision ? this.game.usual?.(this.decision.question) : undefined;
    return this.decision?.options.find((option) => option.key === key);
  });

  /** Do what the hint says; where a set is asked for, it is laid out and waits to be confirmed. */
  heed(): void {
    const { hint } = this.session;
    if (hint?.picks.length && this.isDraft) {
      this.drafting.replaceBy(hint.picks);
      return;
    }
    const keys = this.session.hint?.steps.map(({ key }) => key);
    if (keys && this.decision) this.choose(keys);
  }

  /** Pick the next of the suggested sets. */
  suggest(): void {
    if (this.isDraft) this.drafting.suggest();
  }

  /** Let go of what is held. */
  letGo(): void {
    this.menu = null;
    this.mode = null;
    this.session.refusal = null;
    this.drafting.letGo();
  }

  clear(): void {
    if (this.isDraft) this.drafting.clear();
    this.menu = null;
    this.session.refusal = null;
  }

  /** The option that is named after the thing comes first. */
  private optionsOf(thing: string): OptionInfo[] {
    return (this.offers.get(thing) ?? []).toSorted((a, b) => Number(b.key === thing) - Number(a.key === thing));
  }

  private offer(thing: string, anchor: Element | null): void {
    const options = this.optionsOf(thing);
    const [only] = options;
    if (only && options.length === 1) this.take(only, anchor);
    else this.menu = { anchor, options };
  }

  /** Reading is not acting: the card is shown large, with what can be done with it, or why nothing can. */
  private enlarge(thing: string, anchor: Element | null, face: string): void {
    const options = this.optionsOf(thing);
    this.menu = { anchor, options, face, thing };
    if (!options.length) this.session.askWhy(thing);
  }

  private pressInDraft(thing: string, copy: number, anchor: Element | null): void {
    this.session.refusal = null;
    const options = this.drafting.press(thing, copy);
    if (options.length) this.menu = { anchor, options };
  }

  private pick(key: string): void {
    const pick = this.drafting.additions.find((one) => one.key === key);
    if (pick) this.drafting.pick(pick);
  }

  private choose(keys: string[]): void {
    this.menu = null;
    this.session.choose(keys);
  }
}

const SCENE = Symbol('scene');

export const layScene = (scene: Scene) => setContext(SCENE, scene);
export const useScene = () => getContext<Scene>(SCENE);
