// The decisions of Shadow Kingdoms that take several picks: dice for a plan, and changes of dice in a battle.
import type { Moment } from '../session/types';
import type { CardIndex } from '../table/game';
import type { Picking } from '../table/picks';
import { say } from '../words';
import { cost, type Numbered, offeredChanges, offeredFlips, stepsFor, type Wish, wished } from './changes';
import { type BattleView, type PlayerView, type ShadowView, strengthOf, sum, troopOf, viewOf, wilds } from './view';

export function picking(moment: Moment, cards: CardIndex): Picking | null {
  const { decision } = moment;
  const view = viewOf(moment);
  const player = decision && view.players[decision.seat];
  if (!decision || !player || !view.battle) return null;
  const keys = decision.options.map(({ key }) => key);
  if (decision.question === 'battle_troops')
    return troops(keys, player, view, cards.get(view.battle.plan)?.icons ?? []);
  if (decision.question === 'flip' || decision.question === 'change') return changes(decision.question, keys, view);
  return null;
}

const total = (what: string, have: number, need: number) => ({
  what,
  label: say(`shadow_kingdoms.total.${what}`),
  have,
  need,
  isLimit: what !== 'die',
});
const diceIn = (key: string) => key.slice('troops:'.length).split('+');
const sorted = (dice: string[]) => dice.toSorted().join('+');

/** D14: the dice that go on the plan, picked from the board in any order. */
function troops(keys: string[], player: PlayerView, view: ShadowView, icons: string[]): Picking {
  const before = view.battle?.combined ?? 0;
  const sets = new Map(keys.map((key) => [sorted(diceIn(key)), key]));
  const size = diceIn(keys[0] ?? '').length;
  const thing = (die: string) => `own_die:${player.seat}:${die}`;
  const dieOf = (one: string) => one.split(':').slice(2).join(':');
  const owned = [...player.dice, ...(player.extra_die ? [`${player.extra_die}:extra`] : [])];
  const candidates = new Map<string, number>();
  for (const die of owned)
    if (keys.some((key) => diceIn(key).includes(die)))
      candidates.set(thing(die), (candidates.get(thing(die)) ?? 0) + 1);
  const strength = (dice: string[]) => before + sum(dice.map(strengthOf));
  const fits = (picked: string[]) => sets.get(sorted(picked.map(dieOf)));
  const best = keys
    .map(diceIn)
    .sort(
      (a, b) =>
        worth(b) - worth(a) || misfits(a, icons) - misfits(b, icons) || sum(a.map(strengthOf)) - sum(b.map(strengthOf)),
    )
    .slice(0, 5);
  function worth(dice: string[]): number {
    return view.chart[Math.min(strength(dice), player.influence)] ?? 0;
  }
  return {
    candidates,
    totals: (picked) => [
      total('die', picked.length, size),
      total('strength', strength(picked.map(dieOf)), player.influence),
    ],
    ready: (picked) => fits(picked) !== undefined,
    full: (picked) => picked.length >= size,
    keys: (picked) => [fits(picked) ?? ''],
    suggestions: best.map((dice) => dice.map(thing)),
  };
}

/** How many of the dice need a Wild source. */
function misfits(dice: string[], icons: string[]): number {
  return wilds(dice, icons).filter(Boolean).length;
}

export function numberedDice(view: ShadowView, battle: BattleView): Numbered | null {
  const player = view.players[battle.seat];
  if (!player) return null;
  return {
    dice: battle.numbered.map((die) => `${troopOf(die)}:${strengthOf(die)}`),
    onPlan: battle.dice.length,
    lastIsLocked: player.extra_die !== null,
    gems: player.gems,
    magic: player.magic,
  };
}

/** What has been picked, as a wish for each die: "flip:<n>", "up:<n>", "down:<n>". */
export function wishesOf(picked: string[], dice: string[]): Wish[] {
  const count = (key: string) => picked.filter((one) => one === key).length;
  return dice.map((_, number) => ({
    flip: count(`flip:${number}`) % 2 === 1,
    by: count(`up:${number}`) - count(`down:${number}`),
  }));
}

/** The Strength of the battle once the wishes have come true. */
export function strengthWith(battle: BattleView, wishes: Wish[]): number {
  const change = battle.dice.map((die, number) => {
    const wish = wishes[number];
    return wish ? strengthOf(wished(die, wish)) - strengthOf(die) : 0;
  });
  return battle.combined + sum(change);
}

/** D16: flips and single steps, collected freely. One step at a time where the engine is in the midst of its order. */
function changes(asked: 'flip' | 'change', keys: string[], view: ShadowView): Picking | null {
  const battle = view.battle;
  const start = battle && numberedDice(view, battle);
  if (!battle || !start) return null;
  const expected = asked === 'flip' ? offeredFlips(start, 0) : offeredChanges(start, 0, 0);
  if (sorted(expected) !== sorted(keys)) return null;
  const candidates = new Map<string, number>();
  for (const number of start.dice.keys()) {
    if (asked === 'flip') candidates.set(`flip:${number}`, 1);
    if (start.magic) candidates.set(`up:${number}`, 5).set(`down:${number}`, 5);
  }
  const inReach = (wishes: Wish[]) => wishes.every((wish, number) => isFace(wished(start.dice[number] ?? '', wish)));
  const steps = (picked: string[]) => {
    const wishes = wishesOf(picked, start.dice);
    const { gems, magic } = cost(wishes);
    return inReach(wishes) && gems <= start.gems && magic <= start.magic ? stepsFor(start, wishes, asked) : null;
  };
  const influence = view.players[battle.seat]?.influence ?? 0;
  return {
    candidates,
    totals: (picked) => {
      const wishes = wishesOf(picked, start.dice);
      const { gems, magic } = cost(wishes);
      const used = asked === 'flip' ? [total('gem', gems, start.gems)] : [];
      return [
        ...used,
        ...(start.magic ? [total('magic', magic, start.magic)] : []),
        total('strength', strengthWith(battle, wishes), influence),
      ];
    },
    ready: (picked) => steps(picked) !== null,
    full: () => false,
    keys: (picked) => steps(picked) ?? [],
    suggestions: [],
  };
}

const isFace = (die: string) => strengthOf(die) >= 1 && strengthOf(die) <= 6;
