// The view of Shadow Kingdoms as the server sends it (src/wartable/shadow_kingdoms/view.py), and words about dice.
import type { components } from '../session/protocol';
import type { CardFace, Moment } from '../session/types';

export type ShadowView = components['schemas']['ShadowKingdomsView'];
export type PlayerView = ShadowView['players'][number];
export type ShrineView = components['schemas']['ShrineView'];
export type BattleView = components['schemas']['BattleView'];
export type MapView = components['schemas']['MapView'];
export type RiftView = components['schemas']['RiftView'];

export const TROOPS = ['goblin', 'orc', 'skeleton', 'gargoyle', 'gnoll'];
export const CHAINS = ['influence', 'gold', 'magic', 'gem', 'die', 'champion'];
export const MEANS = ['influence', 'gold', 'magic'] as const;

export const viewOf = (moment: Moment) => moment.view as ShadowView;

/** "<troop>:<value>", perhaps ":extra" for the die on the locked extra space. */
export const troopOf = (die: string) => die.split(':')[0] ?? '';
export const strengthOf = (die: string) => Number(die.split(':')[1] ?? 0);
export const isExtra = (die: string) => die.endsWith(':extra');

/** An expansion card that replaces one of the base game uses its picture. */
export const pictureOf = (card: string) => card.replace(/_rl$/, '');

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const WIDTH = 3; // areas in a row of a map

/** A side of a Campaign Map as its card describes it, with nothing covered: borders across first, then down. */
export function mapOf(card: CardFace): MapView {
  const areas = [...card.icons.keys()];
  const across = areas.filter((area) => area % WIDTH < WIDTH - 1).map((area) => [area, area + 1]);
  const down = areas.slice(0, -WIDTH).map((area) => [area, area + WIDTH]);
  return {
    id: card.id,
    name: card.name,
    areas: card.icons,
    covered: card.icons.map(() => false),
    chains: [...across, ...down].map((between, place) => ({
      between,
      kind: card.gives[place]?.what ?? '',
      earned: false,
    })),
  };
}
