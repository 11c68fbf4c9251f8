// The effects of one choice, shown step by step: enemies walk from space to space, battles are fought, points are scored.
import type { components } from '../session/protocol';
import type { Moment } from '../session/types';
import { type BaronyView, type StepMark, type ValleyView, viewOf } from './view';

type Happening = components['schemas']['Happening'];

const SHOWN = ['foes_moved', 'foes_destroyed', 'foes_kept', 'friend_destroyed', 'building_destroyed', 'marched'];
const FIGHTS = ['foes_moved', 'foes_destroyed', 'foes_kept', 'friend_destroyed'];

const word = ({ facts }: Happening, name: string) => String(facts[name] ?? '');
const number = ({ facts }: Happening, name: string) => Number(facts[name] ?? 0);

/** The moments between two: one for each step of an enemy, each loss, each battle. */
export function steps(before: Moment, next: Moment): Moment[] {
  const end = next.happened.findIndex(({ name }) => name === 'round' || name === 'game_over');
  const happened = end < 0 ? next.happened : next.happened.slice(0, end);
  if (!before.view || !next.view || next.number < before.number) return [];
  if (!happened.some(({ name }) => FIGHTS.includes(name))) return [];
  const found: Moment[] = [];
  let view: ValleyView = viewOf(before);
  let line = next.log_from;
  for (let at = 0; at < happened.length; ) {
    const group = together(happened, at);
    const [first] = group;
    if (!first) break;
    at += group.length;
    view = group.reduce(after, view);
    if (!SHOWN.includes(first.name)) continue;
    const to = (group.at(-1)?.line ?? line) + 1;
    found.push(stepMoment(before, next, { ...view, step: markOf(group, found.length) }, line, to));
    line = to;
  }
  return found;
}

/** Events that are seen at once: what enters together, and the points that it brings. */
function together(happened: Happening[], at: number): Happening[] {
  const first = happened[at];
  const group = first ? [first] : [];
  for (const one of happened.slice(at + 1)) {
    const joins = one.name === 'foes_moved' && first?.name === 'foes_moved' && sameWay(one, first);
    const pays = one.name === 'scored' && SHOWN.includes(first?.name ?? '') && one.facts.seat === first?.facts.seat;
    if (!joins && !pays) break;
    group.push(one);
  }
  return group;
}

const sameWay = (one: Happening, other: Happening) =>
  ['seat', 'from', 'place'].every((name) => one.facts[name] === other.facts[name]);

function markOf(group: Happening[], place: number): StepMark {
  const [first] = group as [Happening];
  const points = group.filter(({ name }) => name === 'scored').reduce((sum, one) => sum + number(one, 'points'), 0);
  const lost = ['foes_destroyed', 'foes_kept'].includes(first.name) ? word(first, 'enemy') : word(first, 'unit');
  return {
    number: place,
    seat: number(first, 'seat'),
    place: word(first, 'place') || 'keep',
    from: word(first, 'from') || null,
    points,
    isFall: group.some((one) => word(one, 'reason') === 'cliff'),
    lost: ['foes_moved', 'marched', 'building_destroyed'].includes(first.name) ? [] : [lost],
  };
}

function stepMoment(before: Moment, next: Moment, view: ValleyView, from: number, to: number): Moment {
  const log = next.log.filter((line) => line.number >= from && line.number < to);
  const seat = view.step?.seat ?? 0;
  const text = log.map((line) => line.text.map((segment) => segment.text).join('')).join(' ');
  return {
    ...before,
    view,
    log,
    log_from: from,
    happened: [],
    decision: null,
    asked: [{ seat, question: 'step', text }],
    undo: { may: false, why: null },
    redo: false,
    last: [],
  };
}

/** The view after an event. */
export function after(view: ValleyView, one: Happening): ValleyView {
  if (one.name === 'advance') return { ...view, phase: 'advance_enemies', active: null };
  const change = CHANGES[one.name];
  if (!change) return view;
  const seat = number(one, 'seat');
  const baronies = view.baronies.map((barony) =>
    barony.seat === seat ? { ...barony, ...change(barony, one) } : barony,
  );
  return { ...view, baronies };
}

const CHANGES: Record<string, (barony: BaronyView, one: Happening) => Partial<BaronyView>> = {
  scored: (_, one) => ({ score: number(one, 'score') }),
  foes_moved: (barony, one) => {
    const left = withFoes(barony, word(one, 'from'), word(one, 'enemy'), -number(one, 'cubes'));
    return {
      enemies: withFoes({ ...barony, enemies: left }, word(one, 'place'), word(one, 'enemy'), number(one, 'cubes')),
    };
  },
  foes_destroyed: (barony, one) => ({
    enemies: withFoes(barony, word(one, 'place'), word(one, 'enemy'), -number(one, 'cubes')),
  }),
  foes_kept: (barony, one) => ({
    enemies: withFoes(barony, 'keep', word(one, 'enemy'), -number(one, 'cubes')),
    kept: { ...barony.kept, [word(one, 'enemy')]: (barony.kept[word(one, 'enemy')] ?? 0) + number(one, 'cubes') },
  }),
  friend_destroyed: (barony, one) => ({ units: withUnits(barony, word(one, 'place'), word(one, 'unit'), -1) }),
  marched: (barony, one) => {
    const left = withUnits(barony, word(one, 'from'), word(one, 'unit'), -number(one, 'cubes'));
    return {
      units: withUnits({ ...barony, units: left }, word(one, 'place'), word(one, 'unit'), number(one, 'cubes')),
    };
  },
  building_destroyed: (barony, one) => ({
    buildings: barony.buildings.filter(({ place }) => place !== word(one, 'place')),
  }),
};

function withFoes({ enemies }: BaronyView, place: string, enemy: string, by: number): BaronyView['enemies'] {
  const found = enemies.find((stack) => stack.place === place && stack.enemy === enemy);
  const rest = enemies.filter((stack) => stack !== found);
  const count = (found?.count ?? 0) + by;
  return count > 0 ? [...rest, { place, enemy, count, engaged: Math.min(found?.engaged ?? 0, count) }] : rest;
}

function withUnits({ units }: BaronyView, place: string, unit: string, by: number): BaronyView['units'] {
  const found = units.find((stack) => stack.place === place && stack.unit === unit);
  const rest = units.filter((stack) => stack !== found);
  const count = (found?.count ?? 0) + by;
  return count > 0 ? [...rest, { place, unit, count, ready: count, blessed: found?.blessed ?? false }] : rest;
}
