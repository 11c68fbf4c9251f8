// The effects of one choice, shown step by step: enemies walk from space to space, battles are fought, points are scored.
import type { components } from '../session/protocol';
import type { Moment } from '../session/types';
import { type Glimpse, type StepMark, type ValleyView, viewOf } from './view';

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
    place: word(first, 'place'),
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

/** The view after an event, as the server saw it just then. */
function after(view: ValleyView, { glimpse }: Happening): ValleyView {
  if (!glimpse) return view;
  const { phase, active, ...seen } = glimpse as Glimpse;
  const baronies = view.baronies.map((barony) => (barony.seat === seen.seat ? { ...barony, ...seen } : barony));
  return { ...view, phase, active, baronies };
}
