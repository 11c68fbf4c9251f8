// Choices of several things: collected freely by clicking, sent as the engine's canonical steps.

export interface Total {
  what: string; // the glyph of what is counted
  label: string;
  have: number;
  need: number;
  isLimit?: boolean; // `need` is the most that counts, not what has to be reached
}

/** A decision that takes several things, as a game describes it to the page. */
export interface Picking {
  /** The things that may be picked, and how many of each there are. */
  candidates: Map<string, number>;
  /** The running totals of what has been picked so far. */
  totals(picked: string[]): Total[];
  /** Whether what has been picked may be sent. */
  ready(picked: string[]): boolean;
  /** Whether nothing more may be picked. */
  full(picked: string[]): boolean;
  /** The keys to send. */
  keys(picked: string[]): string[];
  /** Sets that would do, the best first; empty when the page has no opinion. */
  suggestions: string[][];
  /** While this stays the same, picks survive what others do in the meantime. */
  keeps?: string;
  /** What the button says that sends them. */
  send?: string;
  /** What a press on a thing makes of the picks, where it does more than pick it or leave it; "hold:<thing>" is let go by Escape. */
  press?(picked: string[], thing: string): string[];
  /** How a thing stands, where that is more than picked or not. */
  standing?(picked: string[], thing: string): 'offered' | 'picked' | 'dimmed' | 'quiet';
  /** Why a thing cannot be pressed, where the page knows it. */
  whyNot?(picked: string[], thing: string): { text: string; rule: string };
}

/** How the engine asks for a set: the things in canonical order, and what may follow a beginning of it. */
export interface CanonicalOrder {
  order: string[];
  candidates: Map<string, number>;
  /** Whether the set can still be completed with these picks and all things that are left from a place on. */
  completable(picked: string[], left: string[]): boolean;
  /** Whether the engine offers to stop here, and by which key. */
  stop(picked: string[]): string | null;
  key(thing: string): string;
}

/** The things of a canonical order that are left from a place on, after some have been picked. */
function left(by: CanonicalOrder, picked: string[], from: number): string[] {
  return by.order.slice(from).flatMap((thing) => {
    const number = (by.candidates.get(thing) ?? 0) - picked.filter((one) => one === thing).length;
    return Array<string>(Math.max(0, number)).fill(thing);
  });
}

/** What the engine would offer after these picks: the next things, and whether it offers to stop. */
function offered(by: CanonicalOrder, picked: string[]): string[] {
  const last = picked.at(-1);
  const from = last === undefined ? 0 : by.order.indexOf(last);
  const things = by.order.filter((thing, place) => {
    const rest = left(by, picked, place);
    return place >= from && rest[0] === thing && by.completable([...picked, thing], rest.slice(1));
  });
  const stop = by.stop(picked);
  return stop === null ? things.map(by.key) : [...things.map(by.key), stop];
}

/**
 * The keys of a set, in canonical order. A question with one answer is answered by the engine itself,
 * so its key is left out.
 */
export function canonicalKeys(by: CanonicalOrder, picked: string[]): string[] {
  const sorted = picked.toSorted((a, b) => by.order.indexOf(a) - by.order.indexOf(b));
  const keys: string[] = [];
  for (const [place, thing] of sorted.entries()) {
    if (offered(by, sorted.slice(0, place)).length > 1) keys.push(by.key(thing));
  }
  const stop = by.stop(sorted);
  if (stop !== null && offered(by, sorted).length > 1) keys.push(stop);
  return keys;
}
