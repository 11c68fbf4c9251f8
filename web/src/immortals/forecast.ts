// What a planned action would cost and yield if it were performed as things stand now.
import type { CardIndex } from '../table/game';
import { say } from '../words';
import { siteName } from './labels';
import { meaningOf } from './map';
import { type ImmortalsView, type PlayerView, type SpaceView, sitesOf } from './view';

export interface Forecast {
  energy: number; // cost
  gold: number;
  gainEnergy: number;
  gainGold: number;
  text: string; // what it would do
  hollow: boolean; // as things stand it would do nothing
}

const NONE = { energy: 0, gold: 0, gainEnergy: 0, gainGold: 0, text: '', hollow: false };

export function forecast(
  view: ImmortalsView,
  player: PlayerView,
  space: SpaceView,
  card: string,
  cards: CardIndex,
): Forecast {
  const { kind, sites, realm } = meaningOf(card);
  if (kind === 'blank') return { ...NONE, text: say('immortals.forecast.blank') };
  const costs = { ...NONE, ...space.cost };
  if (kind === 'magic') return magic(card, cards);
  const all = sitesOf(view);
  const own = sites.flatMap((id) => all.get(id) ?? []).filter(({ owner }) => owner === player.seat);
  const hollow = { ...NONE, text: say('immortals.forecast.no_army'), hollow: true };
  switch (space.action) {
    case 'extract_gold':
    case 'extract_energy': {
      const what = space.action === 'extract_gold' ? 'gold' : 'energy';
      const most = Math.max(0, ...own.map((site) => site[what]));
      if (!own.length) return hollow;
      const gain = what === 'gold' ? { gainGold: most } : { gainEnergy: most };
      return { ...costs, ...gain, text: say(`immortals.forecast.${what}`, { number: most }) };
    }
    case 'transition_3': {
      const most = Math.max(0, ...own.map((site) => Math.min(3, player.limbo[site.realm] ?? 0)));
      if (!own.length) return hollow;
      return { ...costs, text: say('immortals.forecast.armies', { number: most }), hollow: most === 0 };
    }
    case 'construct': {
      const open = own.filter((site) => !site.building || !site.portal);
      if (!open.length) return own.length ? { ...NONE, text: say('immortals.forecast.built'), hollow: true } : hollow;
      const cheapest = Object.values(player.construct).sort((a, b) => a.energy + a.gold - b.energy - b.gold)[0] ?? NONE;
      return { ...NONE, energy: cheapest.energy, gold: cheapest.gold, text: say('immortals.forecast.build') };
    }
    case 'construct_shrine': {
      const open = own.filter((site) => !site.building);
      if (!open.length) return own.length ? { ...NONE, text: say('immortals.forecast.built'), hollow: true } : hollow;
      return { ...costs, text: say('immortals.forecast.shrine') };
    }
    default:
      return {
        ...costs,
        text: inhabitants(
          kind,
          own.map(({ id }) => id),
          sites,
          realm,
        ),
      };
  }
}

/** For whom the inhabitants fight when this card is played for an attack. */
function inhabitants(kind: string, own: string[], sites: string[], realm: string | null): string {
  if (kind === 'wild') return say('immortals.forecast.wild', { realm: realm ? say(`immortals.realm.${realm}`) : '' });
  const [site = ''] = own;
  if (site)
    return say('immortals.forecast.neutral', {
      site: own.length > 1 ? siteName(site).replace(/ \(.*/, '') : siteName(site),
    });
  return kind === 'conflict'
    ? say('immortals.forecast.helped', { site: siteName(sites[0] ?? '') })
    : say('immortals.forecast.against');
}

function magic(card: string, cards: CardIndex): Forecast {
  const needs = cards.get(card)?.needs ?? [];
  const amount = (what: string) => needs.find((one) => one.what === what)?.amount ?? 0;
  return { ...NONE, energy: amount('energy'), gold: amount('gold'), text: say(`immortals.magic.${card}`) };
}
