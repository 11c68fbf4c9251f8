// What things are called by a screen reader: everything that is printed on them.
import type { CardFace } from '../session/types';
import { say, type Told, tell } from '../words';
import { type CircleView, isExtra, type ShadowView, type ShrineView, strengthOf, troopOf } from './view';

const word = (what: string) => say(`shadow_kingdoms.word.${what}`);
const label = (name: string, facts: Record<string, string | number>) => say(`shadow_kingdoms.label.${name}`, facts);

export function dieLabel(die: string): string {
  return label(isExtra(die) ? 'extra_die' : 'die', { troop: word(troopOf(die)), value: strengthOf(die) });
}

export const shrineDieLabel = (die: string, discount: number) =>
  label('shrine_die', { troop: word(troopOf(die)), value: strengthOf(die), discount });

export function shrineLabel(shrine: ShrineView, view: ShadowView, names: string[]): string {
  const here = shrine.wardens.map((seat) => names[seat] ?? '');
  if (shrine.adversary) here.push(say('shadow_kingdoms.adversary'));
  return label('shrine', {
    name: say(`shadow_kingdoms.shrine.${shrine.id}`),
    action: say(`shadow_kingdoms.action.${shrine.id}`),
    dice: shrine.dice.length,
    gems: shrine.id === 'gem' ? label('gems', { number: view.gems }) : '',
    wardens: here.length ? label('wardens', { names: here.join(', ') }) : '',
  });
}

export const planLabel = (card: CardFace) =>
  label('plan', { name: card.name, kind: word(card.kind), troops: card.icons.map(word).join(', ') });

export const championLabel = (card: CardFace) =>
  label('champion', { name: card.name, type: say(`shadow_kingdoms.type.${card.kind}`), text: card.text });

export const relicLabel = (card: CardFace) => label('relic', { name: card.name, text: card.text });

export function awardLabel({ name, text }: CardFace, circles: CircleView[], players: string[]): string {
  const claims = circles.flatMap(({ seats }) => seats.map((seat) => players[seat]));
  const facts = { name, text, circles: circles.map(({ points }) => points).join(', '), names: claims.join(', ') };
  return label(claims.length ? 'claimed_award' : 'award', facts);
}

export const markerLabel = (marker: string) => label('marker', { what: say(`shadow_kingdoms.marker.${marker}`) });

/** What explains a Conquest Marker: what it unlocks when it is removed. */
export function markerTold(marker: string): Told {
  return { ...tell('shadow_kingdoms', 'marker'), name: say(`shadow_kingdoms.marker.${marker}`) };
}

/** What is printed on a card beside its sentence. */
export function inWords(card: CardFace): string {
  if (card.sort === 'champion')
    return label('champion_type', {
      type: say(`shadow_kingdoms.type.${card.kind}`),
      cost: card.needs[0]?.amount ?? 0,
    });
  if (card.sort === 'plan') return card.text;
  return '';
}
