// An attack or a movement in the making, as it is drawn: from where, to where, and how many armies.
import type { PickInfo } from '../session/types';
import type { Drafting } from '../table/drafting.svelte';
import type { ImmortalsView } from './view';

export interface Goal {
  site: string;
  sign: string; // for whom the inhabitants fight there, if it is an attack
  chosen: boolean;
}

const after = (verb: string, { key }: PickInfo) => (key.startsWith(`${verb}:`) ? key.slice(verb.length + 1) : null);
const picked = (draft: Drafting | null, verb: string) => draft?.picks.find((pick) => after(verb, pick) !== null);
const said = (pick: PickInfo | undefined, verb: string) => (pick ? after(verb, pick) : null);

const offers = (draft: Drafting, verb: string) => draft.additions.some((pick) => after(verb, pick) !== null);

/** Where armies come from, as soon as that is settled. */
export const sourceOf = (view: ImmortalsView, draft: Drafting | null) =>
  said(picked(draft, 'from'), 'from') ?? view.source;

/** Where they go, as soon as that is settled. */
export const goalOf = (view: ImmortalsView, draft: Drafting | null) => said(picked(draft, 'to'), 'to') ?? view.goal;

/** Where they may go, or do. */
export function goalsOf(view: ImmortalsView, draft: Drafting | null): Goal[] {
  const chosen = picked(draft, 'to');
  const found = [...(draft?.additions ?? []), ...(chosen ? [chosen] : [])].filter(({ touches }) => touches.length);
  const goals = found.flatMap((pick) => {
    const site = after('to', pick);
    return site ? [{ site, sign: pick.signs[0]?.[0] ?? '', chosen: pick === chosen }] : [];
  });
  return goals.length || !view.goal ? goals : [{ site: view.goal, sign: '', chosen: true }];
}

/** The numbers of armies that may go, ascending, once source and target are settled. */
export function numbersIn(draft: Drafting): PickInfo[] {
  const numbers = [...draft.picks, ...draft.additions].filter(isNumber);
  const isOpen = ['from', 'to'].some((verb) => !picked(draft, verb) && offers(draft, verb));
  return isOpen ? [] : numbers.toSorted((one, other) => countOf(one) - countOf(other));
}

/** Whether a pick says from where, to where or how many armies go: it is made on the map or with the slider. */
export const isOfMarch = (pick: PickInfo) => ['from', 'to', 'armies'].some((verb) => after(verb, pick) !== null);

const isNumber = (pick: PickInfo) => after('armies', pick) !== null;

export const countOf = (pick: PickInfo) => Number(after('armies', pick));

/** Whether a press on a site would only change where armies come from, or begins an attack apart from the card. */
export function isMinor(draft: Drafting, thing: string): boolean {
  const found = draft.about(thing);
  const isSource = found.length > 0 && found.every((pick) => after('from', pick) !== null);
  return isSource && (picked(draft, 'from') !== undefined || found.every(isApart));
}

/** Whether the server says that a source has nothing to do with the card. */
export const isApart = ({ signs }: PickInfo) => signs.some((row) => row.includes('apart'));
