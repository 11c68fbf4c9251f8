// Flips and changes of dice in a battle (D16): wished in any order, sent in the order in which the engine asks for them.
import { strengthOf, troopOf } from './view';

/** The dice as the engine numbers them: those on the plan first, a die on the locked extra space last. */
export interface Numbered {
  dice: string[];
  onPlan: number;
  lastIsLocked: boolean;
  gems: number;
  magic: number;
}

/** What is to happen to each die: flipped or not, then raised or lowered by so much. */
export interface Wish {
  flip: boolean;
  by: number;
}

const turned = (die: string, value: number) => `${troopOf(die)}:${value}`;

export function wished(die: string, { flip, by }: Wish): string {
  return turned(die, (flip ? 7 - strengthOf(die) : strengthOf(die)) + by);
}

/** An equal die in the same place with a lower number can be chosen for the same change. */
function isRepeated({ dice, onPlan, lastIsLocked }: Numbered, number: number, first: number): boolean {
  if (lastIsLocked && number === dice.length - 1) return false;
  const start = number >= onPlan && onPlan > first ? onPlan : first;
  return dice.slice(start, number).includes(dice[number] ?? '');
}

export function offeredFlips(now: Numbered, first: number): string[] {
  if (!now.gems) return [];
  const numbers = [...now.dice.keys()].filter((number) => number >= first && !isRepeated(now, number, first));
  return [...numbers.map((number) => `flip:${number}`), 'done'];
}

export function offeredChanges(now: Numbered, first: number, direction: number): string[] {
  if (!now.magic) return [];
  const mayGo = (number: number, way: number) => {
    if (number === first) return direction !== -way;
    return !isRepeated(now, number, direction === -way ? first + 1 : first);
  };
  const keys = [...now.dice.entries()].flatMap(([number, die]) => {
    if (number < first) return [];
    const up = strengthOf(die) < 6 && mayGo(number, 1) ? [`up:${number}`] : [];
    const down = strengthOf(die) > 1 && mayGo(number, -1) ? [`down:${number}`] : [];
    return [...up, ...down];
  });
  return [...keys, 'done'];
}

/** The keys that carry out these wishes die by die, or null where the engine would not offer one of them. */
function stepsOf(start: Numbered, wishes: Wish[], asked: string): string[] | null {
  const now = { ...start, dice: [...start.dice] };
  const keys: string[] = [];
  const turn = (number: number, value: number) => {
    now.dice[number] = turned(now.dice[number] ?? '', value);
  };
  let first = 0;
  for (const [number, wish] of wishes.entries()) {
    if (!wish.flip) continue;
    if (asked !== 'flip' || !offeredFlips(now, first).includes(`flip:${number}`)) return null;
    keys.push(`flip:${number}`);
    now.gems -= 1;
    turn(number, 7 - strengthOf(now.dice[number] ?? ''));
    first = number;
  }
  if (asked === 'flip' && now.gems) keys.push('done');
  let last = { number: 0, way: 0 };
  for (const [number, wish] of wishes.entries()) {
    const way = Math.sign(wish.by);
    const key = `${way > 0 ? 'up' : 'down'}:${number}`;
    for (let step = 0; step < Math.abs(wish.by); step++) {
      const offered = offeredChanges(now, last.number, last.way);
      if (!offered.includes(key)) return null;
      keys.push(key);
      now.magic -= 1;
      turn(number, strengthOf(now.dice[number] ?? '') + way);
      last = { number, way };
    }
  }
  if (offeredChanges(now, last.number, last.way).length > 1) keys.push('done');
  return keys;
}

/**
 * The keys for these wishes. Where the engine offers only one of several ways to the same dice, another way with the
 * same dice in the same places at the same price is looked for.
 */
export function stepsFor(start: Numbered, wishes: Wish[], asked: string): string[] | null {
  const plain = stepsOf(start, wishes, asked);
  if (plain) return plain;
  const price = cost(wishes);
  for (const other of otherWays(start, wishes)) {
    const { gems, magic } = cost(other);
    if (gems !== price.gems || magic > price.magic) continue;
    const steps = stepsOf(start, other, asked);
    if (steps) return steps;
  }
  return null;
}

export function cost(wishes: Wish[]): { gems: number; magic: number } {
  return {
    gems: wishes.filter(({ flip }) => flip).length,
    magic: wishes.reduce((total, { by }) => total + Math.abs(by), 0),
  };
}

/** All wishes that lead to the same dice: results exchanged among dice of one Troop Type in one place, flipped or not. */
function* otherWays(start: Numbered, wishes: Wish[]): Generator<Wish[]> {
  const results = start.dice.map((die, number) => wished(die, wishes[number] ?? { flip: false, by: 0 }));
  const group = (number: number) => {
    const locked = start.lastIsLocked && number === start.dice.length - 1;
    return `${troopOf(start.dice[number] ?? '')} ${locked ? 'locked' : number < start.onPlan}`;
  };
  function* assign(number: number, used: Set<number>, made: Wish[]): Generator<Wish[]> {
    const die = start.dice[number];
    if (die === undefined) {
      yield made;
      return;
    }
    for (const [place, result] of results.entries()) {
      if (used.has(place) || group(place) !== group(number)) continue;
      for (const flip of [false, true]) {
        const by = strengthOf(result) - (flip ? 7 - strengthOf(die) : strengthOf(die));
        yield* assign(number + 1, new Set([...used, place]), [...made, { flip, by }]);
      }
    }
  }
  yield* assign(0, new Set(), []);
}
