// What a planned action would cost and yield if it were performed as things stand now.
import type { CardIndex } from '../table/game';
import { say } from '../words';
import { type CardKind, meaningOf } from './map';
import { type ImmortalsView, type PlayerView, type SiteView, type SpaceView, sitesOf } from './view';

export interface Forecast {
  energy: number; // cost
  gold: number;
  gainEnergy: number;
  gainGold: number;
  text: string; // what it would do
  hollow: boolean; // as things stand it would do nothing
}

const NOTHING: Forecast = { energy: 0, gold: 0, gainEnergy: 0, gainGold: 0, text: '', hollow: false };
const TRANSITION = 3;

export function forecast(
  view: ImmortalsView,
  player: PlayerView,
  space: SpaceView,
  card: string,
  cards: CardIndex,
): Forecast {
  const { kind, sites } = meaningOf(card);
  if (kind === 'blank') return { ...NOTHING, text: say('immortals.forecast.blank') };
  if (kind === 'magic') return magic(card, cards);
  const all = sitesOf(view);
  const own = sites.flatMap((id) => all.get(id) ?? []).filter(({ owner }) => owner === player.seat);
  if (space.action.startsWith('attack')) return { ...NOTHING, ...space.cost, text: inhabitants(kind, own.length > 0) };
  return own.length ? onSites(own, player, space) : hollow(say('immortals.forecast.no_army'));
}

/** An action on one of the own sites that the card stands for: the best of them. */
function onSites(own: SiteView[], player: PlayerView, space: SpaceView): Forecast {
  const costs = { ...NOTHING, ...space.cost };
  if (space.action === 'extract_gold') {
    const gainGold = Math.max(...own.map(({ gold }) => gold));
    return { ...costs, gainGold, text: say('immortals.forecast.gold', { number: gainGold }) };
  }
  if (space.action === 'extract_energy') {
    const gainEnergy = Math.max(...own.map(({ energy }) => energy));
    return { ...costs, gainEnergy, text: say('immortals.forecast.energy', { number: gainEnergy }) };
  }
  if (space.action === 'transition_3') {
    const number = Math.max(...own.map(({ realm }) => Math.min(TRANSITION, player.limbo[realm] ?? 0)));
    return { ...costs, text: say('immortals.forecast.armies', { number }), hollow: number === 0 };
  }
  return building(own, player, space);
}

function building(own: SiteView[], player: PlayerView, space: SpaceView): Forecast {
  const onlyShrine = space.action === 'construct_shrine';
  if (own.every((site) => site.building && (onlyShrine || site.portal))) return hollow(say('immortals.forecast.built'));
  if (onlyShrine) return { ...NOTHING, ...space.cost, text: say('immortals.forecast.shrine') };
  const [cheapest] = Object.values(player.construct).sort((a, b) => a.energy + a.gold - b.energy - b.gold);
  return { ...NOTHING, ...cheapest, text: say('immortals.forecast.build') };
}

export type Case = 'for_attacker' | 'neutral' | 'for_defender';

/** IM-112 to IM-116: for whom the inhabitants fight in an attack; a region card shows the attacker's own sites only. */
export function caseOf(view: ImmortalsView, seat: number, target: string, showsBoth: boolean): Case {
  const { kind, sites } = meaningOf(view.revealed ?? '');
  const all = sitesOf(view);
  const shown = sites.filter((id) => kind !== 'region' || showsBoth || all.get(id)?.owner === seat);
  if (shown.includes(target)) return 'for_attacker';
  return view.source && shown.includes(view.source) ? 'neutral' : 'for_defender';
}

/** For whom the inhabitants fight when this card is played for an attack. */
function inhabitants(kind: CardKind, owned: boolean): string {
  if (kind === 'wild') return say('immortals.forecast.wild');
  if (owned) return say('immortals.forecast.neutral');
  return kind === 'conflict' ? say('immortals.forecast.helped') : say('immortals.forecast.against');
}

function magic(card: string, cards: CardIndex): Forecast {
  const needs = cards.get(card)?.needs ?? [];
  const amount = (what: string) => needs.find((one) => one.what === what)?.amount ?? 0;
  return { ...NOTHING, energy: amount('energy'), gold: amount('gold') };
}

const hollow = (text: string): Forecast => ({ ...NOTHING, text, hollow: true });
