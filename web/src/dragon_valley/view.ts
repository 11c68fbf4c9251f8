// The view of Dragon Valley as the server sends it (src/wartable/dragon_valley/view.py), and words about its items.
import type { components } from '../session/protocol';
import type { Moment } from '../session/types';

type Schemas = components['schemas'];

export type BaronyView = Schemas['BaronyView'];
export type LocationView = Schemas['LocationView'];
export type DrawView = Schemas['DrawView'];
export type SiegeView = Schemas['SiegeView'];
export type BuildingView = Schemas['BuildingView'];

/** The part of the view that an event changes. */
export type Glimpse = Pick<Schemas['DragonValleyView'], 'phase' | 'active'> &
  Pick<BaronyView, 'seat' | 'score' | 'units' | 'enemies' | 'buildings' | 'kept'>;

/** One step of what is being shown: where, and what it brings. */
export interface StepMark {
  number: number;
  seat: number;
  place: string;
  from: string | null;
  points: number;
  lost: string[]; // the cubes that are destroyed
  isFall: boolean; // over the cliff
}

/** The view, and the step being shown while much happens at once. */
export type ValleyView = Schemas['DragonValleyView'] & { step?: StepMark };

export const viewOf = (moment: Moment) => moment.view as ValleyView;

/** "building:<id>", "card:<id>" or "unit:<id>". */
export const sortOf = (item: string) => item.split(':')[0] ?? '';
export const idOf = (item: string) => item.split(':')[1] ?? '';
