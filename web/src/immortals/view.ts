// The view of Immortals as the server sends it (src/wartable/immortals/view.py).
import type { components } from '../session/protocol';
import type { Moment } from '../session/types';
import type { Drafting } from '../table/drafting.svelte';

export type ImmortalsView = components['schemas']['ImmortalsView'];
export type PlayerView = ImmortalsView['players'][number];
export type SiteView = ImmortalsView['sites'][number];
export type SpaceView = PlayerView['spaces'][number];
export type HandView = NonNullable<PlayerView['hand']>;
export type CubesView = ImmortalsView['tray'];
export type BattleView = NonNullable<ImmortalsView['battle']>;
export type AreaView = ImmortalsView['areas'][number];
export type ScoringView = NonNullable<ImmortalsView['scoring']>;
export type SideView = BattleView['attacking'];

export const viewOf = (moment: Moment) => moment.view as ImmortalsView;

/** The sites that a draft is about, as they would be with what is picked. */
export const foreseenSites = (draft: Drafting) => (draft.info?.foreseen ?? []) as SiteView[];

/** An attack in the making, as soon as it is clear from where to where it goes (src/wartable/immortals/battle_view.py). */
export interface AttackView {
  source: string;
  target: string;
  defender: number | null;
  defenders: number;
  case: string;
  odds: { armies: number; percent: number }[];
}

export const foreseenAttack = (draft: Drafting) => (draft.info?.foreseen ?? null) as AttackView | null;

/** The hand as it would be with what is planned. */
export const foreseenHand = (draft: Drafting) => (draft.info?.foreseen ?? null) as HandView | null;

/** The last scoring, as long as the next round has not been planned. */
export const freshScoring = ({ scoring, phase, over }: ImmortalsView) =>
  over || ['scoring', 'reinforcements'].includes(phase) ? scoring : null;

/** The sites by id. */
export const sitesOf = (view: ImmortalsView) => new Map(view.sites.map((site) => [site.id, site]));

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
