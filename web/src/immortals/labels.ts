// What things are called by a screen reader, and by the list of options: everything that is printed on them.
import type { CardFace } from '../session/types';
import type { CardIndex } from '../table/game';
import { say } from '../words';
import { areaName, realmOf, regionName, regionOf } from './map';
import type { PlayerView, SiteView, SpaceView } from './view';

type Facts = Record<string, string | number>;
const label = (name: string, facts: Facts) => say(`immortals.label.${name}`, facts);

export const siteName = (site: string) =>
  label('site_name', { region: regionName(regionOf(site)), realm: say(`immortals.realm.${realmOf(site)}`) });

/** Everything about a site; `holder` is the seat that has its region card, `home` the one whose home it is. */
export function siteLabel(
  site: SiteView,
  names: string[],
  you: number | null,
  holder: number | null,
  home: number | null,
): string {
  const nameOfSeat = (seat: number) => (seat === you ? say('immortals.you') : (names[seat] ?? ''));
  const owner = site.owner === null ? null : nameOfSeat(site.owner);
  const parts = [
    siteName(site.id),
    areaName(site.area),
    owner === null ? say('immortals.free') : label('owned', { owner, armies: site.armies }),
    site.building ? say(`immortals.word.${site.building}`) : '',
    site.portal ? say('immortals.word.portal') : '',
    label('yields', { energy: site.energy, gold: site.gold }),
    holder === null ? '' : label('held_by', { name: nameOfSeat(holder) }),
    home === null ? '' : label('home_of', { name: nameOfSeat(home) }),
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}

export const spaceName = (space: SpaceView) =>
  space.id === 'tribe_special'
    ? label('special', { action: say(`immortals.action.${space.action}`) })
    : say(`immortals.action.${space.action}`);

export function spaceLabel(space: SpaceView, card: CardFace | undefined, laid: boolean): string {
  const parts = [spaceName(space), costText(space.cost), say(`immortals.does.${space.action}`)];
  parts.push(card ? label('lies', { card: card.name }) : say(laid ? 'immortals.face_down' : 'immortals.open_space'));
  return `${parts.filter(Boolean).join('. ')}.`;
}

export function costText({ energy, gold }: { energy: number; gold: number }): string {
  if (energy && gold) return label('cost', { energy, gold });
  if (energy) return label('cost_energy', { energy });
  return gold ? label('cost_gold', { gold }) : '';
}

/** Army groups in little room: 2, 2, 2, 3 as `3×2 3`. */
export const inGroups = (groups: number[]): string =>
  [...new Set(groups)]
    .map((size) => ({ size, number: groups.filter((one) => one === size).length }))
    .map(({ size, number }) => (number > 1 ? `${number}×${size}` : `${size}`))
    .join('  ');

export const cardLabel = (card: CardFace) => `${say(`immortals.kind.${card.icons[0]}`)} ${card.name}. ${card.text}`;

/** What is printed on a card beside its picture. */
export const inWords = (card: CardFace) => (card.sort === 'tribe' ? '' : card.text);

export const tribesOf = (player: PlayerView, cards: CardIndex) =>
  label('tribes', {
    light: cards.get(player.light_tribe)?.name ?? player.light_tribe,
    dark: cards.get(player.dark_tribe)?.name ?? player.dark_tribe,
  });
