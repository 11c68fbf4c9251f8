// What citizens bring to a quest, for running totals and suggestions. The server decides; this only counts along.
import type { CardFace } from '../session/types';
import type { CardIndex } from '../table/game';

export type Yield = Map<string, number>;

/** Roles and resources of citizens: an "=" adds as much again as the numbers of the same resource. */
export function brings(citizens: CardFace[]): Yield {
  const numbers: Yield = new Map();
  const equals: Yield = new Map();
  for (const { kind, gives } of citizens) {
    add(numbers, kind, 1);
    for (const { what, amount } of gives) add(amount === null ? equals : numbers, what, amount ?? 1);
  }
  for (const [what, times] of equals) numbers.set(what, (numbers.get(what) ?? 0) * (1 + times));
  return numbers;
}

export function meets(quest: CardFace, citizens: CardFace[]): boolean {
  const total = brings(citizens);
  return quest.needs.every(({ what, amount }) => (total.get(what) ?? 0) >= (amount ?? 0));
}

/**
 * Parties of which nobody can be left out: the smallest first, then those that waste least.
 * A guild holds about eight citizens, so every set can be looked at.
 */
export function smallestParties(quest: CardFace, guild: string[], cards: CardIndex, most = 4): string[][] {
  const found = new Map<string, string[]>();
  for (let set = 1; set < 1 << Math.min(guild.length, 12); set++) {
    const party = guild.filter((_, place) => (set >> place) & 1);
    if (isSmallest(quest, party, cards)) found.set(party.join(), party);
  }
  return [...found.values()].sort((a, b) => a.length - b.length || waste(a, cards) - waste(b, cards)).slice(0, most);
}

function isSmallest(quest: CardFace, party: string[], cards: CardIndex): boolean {
  if (!meets(quest, faces(party, cards))) return false;
  return party.every((_, place) => !meets(quest, faces(party.toSpliced(place, 1), cards)));
}

function waste(party: string[], cards: CardIndex): number {
  return [...brings(faces(party, cards)).values()].reduce((sum, amount) => sum + amount, 0);
}

export function faces(kinds: string[], cards: CardIndex): CardFace[] {
  return kinds.flatMap((kind) => cards.get(kind) ?? []);
}

function add(to: Yield, what: string, amount: number): void {
  to.set(what, (to.get(what) ?? 0) + amount);
}
