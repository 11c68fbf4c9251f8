// Planning: cards are laid on the ten spaces freely; the finished plan is sent as the engine's canonical steps.
import type { Moment } from '../session/types';
import type { CardIndex } from '../table/game';
import type { Picking } from '../table/picks';
import { say } from '../words';
import { meaningOf, regionOf } from './map';
import { type ImmortalsView, type PlayerView, type SpaceView, viewOf } from './view';

const EMPTY = 'empty';
const BLANK = 'blank';

/** A plan in the making. Picks are "lay:<space>:<card>" and at most one "hold:<thing>". */
export class Desk {
  readonly order: string[]; // all cards in option order
  readonly hand = new Map<string, number>();
  readonly first: number; // the first space that is still open; those before it have been sent
  private readonly inhabited: Set<string>;

  constructor(
    readonly view: ImmortalsView,
    readonly player: PlayerView,
    cards: CardIndex,
    current: string,
  ) {
    this.order = [...cards.keys()];
    const { regions = [], conflicts = [], magic = [], blanks = 0 } = player.hand ?? {};
    for (const card of [...regions, ...conflicts, ...magic]) this.hand.set(card, 1);
    if (blanks) this.hand.set(BLANK, blanks);
    this.first = Math.max(
      0,
      this.spaces.findIndex(({ id }) => id === current),
    );
    const own = view.sites.filter(({ owner }) => owner === player.seat);
    this.inhabited = new Set(own.map(({ region }) => region));
  }

  get spaces(): SpaceView[] {
    return this.player.spaces;
  }

  space(id: string): SpaceView | undefined {
    return this.spaces.find((space) => space.id === id);
  }

  isOpen(id: string): boolean {
    return this.spaces.findIndex((space) => space.id === id) >= this.first;
  }

  /** IM-060 to IM-064: whether a card may lie on a space. */
  may(id: string, card: string): boolean {
    return this.isOpen(id) && this.reason(id, card) === null;
  }

  /** Why a card may not lie on a space. */
  reason(id: string, card: string): { rule: string; why: string } | null {
    const { kind, sites } = meaningOf(card);
    const action = this.space(id)?.action ?? '';
    if (kind === 'blank') return null;
    if ((action === 'magic') !== (kind === 'magic'))
      return action === 'magic' ? { rule: 'IM-061', why: 'magic_space' } : { rule: 'IM-060', why: 'army_space' };
    if (kind === 'region' && !this.inhabited.has(regionOf(sites[0] ?? ''))) return { rule: 'IM-062', why: 'no_army' };
    if (kind === 'wild' && action.startsWith('extract')) return { rule: 'IM-064', why: 'wild' };
    return null;
  }

  /** The cards that lie on open spaces, by space. */
  laid(picked: string[]): Map<string, string> {
    return new Map(picked.filter((pick) => pick.startsWith('lay:')).map((pick) => split(pick.slice('lay:'.length))));
  }

  /** How many of a card are still in the hand. */
  left(picked: string[], card: string): number {
    const used = [...this.laid(picked).values()].filter((one) => one === card).length;
    return (this.hand.get(card) ?? 0) - used;
  }

  /** What is held: a card of the hand, or a space. */
  held(picked: string[]): { card?: string; space?: string } {
    const held = picked.find((pick) => pick.startsWith('hold:'))?.slice('hold:'.length);
    if (!held) return {};
    return held.startsWith('card:') ? { card: cardIn(held) } : { space: spaceIn(held) };
  }

  press(picked: string[], thing: string): string[] {
    const { card: heldCard, space: heldSpace } = this.held(picked);
    const laid = this.laid(picked);
    if (thing.startsWith('card:')) {
      const card = cardIn(thing);
      if (heldCard === card) return picks(laid);
      if (heldSpace && this.may(heldSpace, card)) return picks(laid.set(heldSpace, card));
      return picks(laid, thing);
    }
    const space = spaceIn(thing);
    if (heldCard) return picks(this.may(space, heldCard) ? laid.set(space, heldCard) : laid);
    if (heldSpace === space) {
      laid.delete(space);
      return picks(laid);
    }
    return heldSpace ? this.move(laid, heldSpace, space) : picks(laid, thing);
  }

  /** A card goes from one space to another; what lay there takes its place if it may. */
  private move(laid: Map<string, string>, from: string, to: string): string[] {
    const card = laid.get(from);
    const other = laid.get(to);
    if (!card || !this.may(to, card)) return picks(laid, `space:${this.player.seat}:${to}`);
    laid.set(to, card);
    if (other && this.may(from, other)) laid.set(from, other);
    else laid.delete(from);
    return picks(laid);
  }

  standing(picked: string[], thing: string): 'offered' | 'picked' | 'dimmed' | 'quiet' {
    if (picked.includes(`hold:${thing}`)) return 'picked';
    const { card: heldCard, space: heldSpace } = this.held(picked);
    if (thing.startsWith('card:')) {
      const card = cardIn(thing);
      if (heldSpace) return this.may(heldSpace, card) ? 'offered' : 'dimmed';
      return this.spaces.some(({ id }) => this.may(id, card)) ? 'offered' : 'dimmed';
    }
    if (!thing.startsWith('space:')) return 'quiet';
    const space = spaceIn(thing);
    const lifted = heldCard ?? (heldSpace && this.laid(picked).get(heldSpace));
    return this.isOpen(space) && (!lifted || this.may(space, lifted)) ? 'offered' : 'dimmed';
  }

  whyNot(picked: string[], thing: string): { text: string; rule: string } {
    const { card: heldCard, space: heldSpace } = this.held(picked);
    const isCard = thing.startsWith('card:');
    const card = isCard ? cardIn(thing) : (heldCard ?? this.laid(picked).get(heldSpace ?? ''));
    const space = isCard ? (heldSpace ?? this.homeOf(cardIn(thing))) : spaceIn(thing);
    const found = card && space ? this.reason(space, card) : null;
    return found
      ? { text: say(`immortals.why.${found.why}`), rule: found.rule }
      : { text: say('immortals.why.sent'), rule: 'IM-059' };
  }

  /** A space of the kind on which a card belongs. */
  private homeOf(card: string): string {
    return meaningOf(card).kind === 'magic' ? 'magic_1' : 'construct';
  }

  /** IM-R84: of two spaces alike the earlier one takes the earlier card. */
  canonical(picked: string[]): string[] {
    const laid = this.laid(picked);
    const cards = this.spaces.map((space, place) =>
      place < this.first ? (space.card ?? EMPTY) : (laid.get(space.id) ?? EMPTY),
    );
    for (const [later, { same_as }] of this.spaces.entries()) {
      const earlier = this.spaces.findIndex((space) => space.same_as === same_as);
      const [one = EMPTY, two = EMPTY] = [cards[earlier], cards[later]];
      if (earlier >= this.first && earlier < later && this.rank(one) > this.rank(two)) {
        cards[earlier] = two;
        cards[later] = one;
      }
    }
    return cards;
  }

  /** The keys of the plan; a space that can only stay empty is not asked for. */
  keys(picked: string[]): string[] {
    const cards = this.canonical(picked);
    return this.spaces.flatMap(({ id }, place) =>
      place >= this.first && this.offers(cards, place) > 1 ? [`${id}:${cards[place]}`] : [],
    );
  }

  /** How many options the engine offers for a space after what lies on those before it. */
  private offers(cards: string[], place: number): number {
    const space = this.spaces[place];
    if (!space) return 0;
    const earlier = this.spaces.findIndex((one) => one.same_as === space.same_as);
    const before = earlier < place ? (cards[earlier] ?? EMPTY) : null;
    const isAfter = (card: string) =>
      before === null || this.rank(card) > this.rank(before) || (card === BLANK && before === BLANK);
    const used = cards.slice(this.first, place);
    const left = [...this.hand].filter(([card, number]) => number > used.filter((one) => one === card).length);
    return 1 + left.filter(([card]) => this.may(space.id, card) && isAfter(card)).length;
  }

  private rank(card: string): number {
    return card === EMPTY ? this.order.length : this.order.indexOf(card);
  }
}

/** D08: the plan as picks. */
export function planning(moment: Moment, cards: CardIndex): Picking | null {
  const desk = deskOf(moment, cards);
  if (!desk) return null;
  const seat = desk.player.seat;
  const candidates = new Map(desk.spaces.slice(desk.first).map(({ id }) => [`space:${seat}:${id}`, 1]));
  for (const card of desk.hand.keys()) candidates.set(`card:${card}`, 1);
  return {
    candidates,
    totals: () => [],
    ready: () => true,
    full: () => false,
    keys: (picked) => desk.keys(picked),
    suggestions: [],
    keeps: `plan ${moment.table.id} ${desk.view.round} ${desk.first}`,
    send: say('immortals.send_plan'),
    press: (picked, thing) => desk.press(picked, thing),
    standing: (picked, thing) => desk.standing(picked, thing),
    whyNot: (picked, thing) => desk.whyNot(picked, thing),
  };
}

export function deskOf(moment: Moment, cards: CardIndex): Desk | null {
  const { decision } = moment;
  if (decision?.question !== 'plan') return null;
  const view = viewOf(moment);
  const player = view.players[decision.seat];
  return player ? new Desk(view, player, cards, decision.options[0]?.key.split(':')[0] ?? '') : null;
}

function picks(laid: Map<string, string>, held?: string): string[] {
  const lays = [...laid].map(([space, card]) => `lay:${space}:${card}`);
  return held ? [...lays, `hold:${held}`] : lays;
}

const split = (text: string): [string, string] => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
const cardIn = (thing: string) => thing.slice('card:'.length);
const spaceIn = (thing: string) => thing.split(':')[2] ?? '';
