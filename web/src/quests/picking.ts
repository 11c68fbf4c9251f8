// The decisions of Quests that take several cards: a payment, a party for a quest, discards down to a limit.
import type { Moment } from '../session/types';
import type { CardIndex } from '../table/game';
import { type CanonicalOrder, canonicalKeys, type Picking } from '../table/picks';
import { say } from '../words';
import { brings, faces, meets, smallestParties } from './party';
import { counted, type QuestsView, viewOf } from './view';

/** Where a question takes cards from, and the word that begins the keys of its options. */
const SOURCES: Record<string, { hand?: string; guild?: string }> = {
  pay_hire: { hand: 'pay:hand', guild: 'pay:guild' },
  hand_limit: { hand: 'discard:hand' },
  guild_limit: { guild: 'discard:guild' },
  quest_party: { guild: 'use' },
};

export function picking(moment: Moment, cards: CardIndex): Picking | null {
  const decision = moment.decision;
  const source = decision && SOURCES[decision.question];
  if (!decision || !source) return null;
  const places = new Places(viewOf(moment), decision.seat, source, cards);
  places.beginAt(decision.options[0]?.key);
  return decision.question === 'quest_party' ? party(places, cards) : payment(places);
}

/** The cards that a question may take, as things on the table in canonical order: hand before guild, then by kind. */
class Places {
  order: string[];
  readonly candidates: Map<string, number>;

  constructor(
    readonly view: QuestsView,
    readonly seat: number,
    readonly source: { hand?: string; guild?: string },
    cards: CardIndex,
  ) {
    const player = view.players[seat];
    const hand = source.hand ? (player?.hand ?? []).map((kind) => `hand:${kind}`) : [];
    const guild = source.guild ? this.available(player?.guild ?? []).map((kind) => `guild:${seat}:${kind}`) : [];
    this.candidates = counted([...hand, ...guild]);
    const kinds = [...cards.keys()];
    this.order = [...kinds.map((kind) => `hand:${kind}`), ...kinds.map((kind) => `guild:${seat}:${kind}`)].filter(
      (thing) => this.candidates.has(thing),
    );
  }

  key = (thing: string) => `${thing.startsWith('hand:') ? this.source.hand : this.source.guild}:${kindOf(thing)}`;

  /** The engine goes through the order once: what lies before its first option cannot be picked any more. */
  beginAt(key: string | undefined): void {
    const first = this.order.findIndex((thing) => this.key(thing) === key);
    for (const thing of this.order.slice(0, Math.max(first, 0))) this.candidates.delete(thing);
    this.order = this.order.slice(Math.max(first, 0));
  }

  /** Citizens picked for a quest stay in the guild until the party is complete. */
  private available(guild: string[]): string[] {
    const picked = counted(this.view.party?.citizens ?? []);
    return guild.filter((kind) => {
      const left = picked.get(kind) ?? 0;
      picked.set(kind, left - 1);
      return left <= 0;
    });
  }
}

const kindOf = (thing: string) => thing.slice(thing.lastIndexOf(':') + 1);

function payment(places: Places): Picking {
  const need = places.view.owed;
  const by: CanonicalOrder = {
    order: places.order,
    candidates: places.candidates,
    completable: (picked, left) => picked.length <= need && picked.length + left.length >= need,
    stop: () => null,
    key: places.key,
  };
  return {
    candidates: places.candidates,
    totals: (picked) => [{ what: 'discard_citizen_card', label: say('quests.cards'), have: picked.length, need }],
    ready: (picked) => picked.length === need,
    full: (picked) => picked.length >= need,
    keys: (picked) => canonicalKeys(by, picked),
    suggestions: [],
  };
}

function party(places: Places, cards: CardIndex): Picking | null {
  const going = places.view.party;
  const quest = going && cards.get(going.quest);
  if (!quest) return null;
  const crew = (picked: string[]) => faces([...going.citizens, ...picked.map(kindOf)], cards);
  const by: CanonicalOrder = {
    order: places.order,
    candidates: places.candidates,
    completable: (picked, left) => meets(quest, crew([...picked, ...left])),
    stop: (picked) => (meets(quest, crew(picked)) ? 'done' : null),
    key: places.key,
  };
  const everybody = [...places.candidates].flatMap(([thing, number]) => Array<string>(number).fill(thing));
  return {
    candidates: places.candidates,
    totals: (picked) => {
      const total = brings(crew(picked));
      return quest.needs.map(({ what, amount }) => ({
        what,
        label: say(`quests.word.${what}`),
        have: total.get(what) ?? 0,
        need: amount ?? 0,
      }));
    },
    ready: (picked) => meets(quest, crew(picked)),
    full: () => false,
    keys: (picked) => canonicalKeys(by, picked),
    suggestions: going.citizens.length
      ? []
      : smallestParties(quest, everybody.map(kindOf), cards).map((set) =>
          set.map((kind) => `guild:${places.seat}:${kind}`),
        ),
  };
}
