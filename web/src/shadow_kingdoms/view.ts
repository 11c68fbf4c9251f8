// The view of Shadow Kingdoms as the server sends it (src/wartable/shadow_kingdoms/view.py), and words about dice.
import type { components } from '../session/protocol';
import type { Moment } from '../session/types';

export type ShadowView = components['schemas']['ShadowKingdomsView'];
export type PlayerView = ShadowView['players'][number];
export type ShrineView = components['schemas']['ShrineView'];
export type BattleView = components['schemas']['BattleView'];
export type AreaView = components['schemas']['AreaView'];
export type CircleView = components['schemas']['CircleView'];
export type MapView = components['schemas']['MapView'];
export type RiftView = components['schemas']['RiftView'];

export const TROOPS = ['goblin', 'orc', 'skeleton', 'gargoyle', 'gnoll']; // no rule: the order in which they are drawn
export const CHAINS = ['influence', 'gold', 'magic', 'gem', 'die', 'champion']; // no rule: the order in which they are drawn
export const MEANS = ['influence', 'gold', 'magic'] as const; // no rule: the order in which they are drawn

export const viewOf = (moment: Moment) => moment.view as ShadowView;

/** "<troop>:<value>", perhaps ":extra" for the die on the locked extra space. */
export const troopOf = (die: string) => die.split(':')[0] ?? '';
export const strengthOf = (die: string) => Number(die.split(':')[1] ?? 0);
export const isExtra = (die: string) => die.endsWith(':extra');

/** An expansion card that replaces one of the base game uses its picture. */
export const pictureOf = (card: string) => card.replace(/_rl$/, '');

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
