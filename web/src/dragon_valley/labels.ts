// What things are called by a screen reader: everything that can be seen on them.
import type { CardFace } from '../session/types';
import type { CardIndex } from '../table/game';
import { knows, say } from '../words';
import { type Cell, FRIENDS, stacksOn } from './board';
import { type BaronyView, idOf, type LocationView } from './view';

const label = (name: string, facts: Record<string, string | number> = {}) => say(`dragon_valley.label.${name}`, facts);
export const nameOfUnit = (unit: string) => say(`dragon_valley.unit.${unit}`);

export function placeName(place: string): string {
  if (knows(`dragon_valley.place.${place}`)) return say(`dragon_valley.place.${place}`);
  return place.startsWith('t') ? say('dragon_valley.location', { number: place.slice(1) }) : place.toUpperCase();
}

export const stackLabel = (what: string, count: number, place: string) =>
  label('stack', { name: nameOfUnit(what), count, place: placeName(place) });

/** A space: its name and terrain, what stands there, the forecast for battles. */
export function cellLabel(barony: BaronyView, cell: Cell, cards: CardIndex, foreseen: string[]): string {
  const { units, enemies, building } = stacksOn(barony, cell.id);
  const here = [
    ...(building ? [cards.get(building.building)?.name ?? ''] : []),
    ...units.map(({ unit, count }) => `${count} ${nameOfUnit(unit)}`),
    ...enemies.map(({ enemy, count }) => `${count} ${nameOfUnit(enemy)}`),
  ];
  const facts = { place: placeName(cell.id), terrain: say(`dragon_valley.terrain.${cell.terrain}`) };
  const points = cell.kill ? label('kill', { points: cell.kill }) : cell.entry ? label('entry') : '';
  const stands = here.length ? label('here', { things: here.join(', ') }) : '';
  return [label('cell', facts), points, stands, ...foreseen].filter(Boolean).join(' ');
}

export function tileLabel(
  card: CardFace,
  place: string,
  state: { face_up: boolean; sapped: boolean; fire: boolean },
): string {
  const marks = [
    ...(state.face_up ? [] : [say('dragon_valley.face_down')]),
    ...(state.sapped ? [say('dragon_valley.sapped')] : []),
    ...(state.fire ? [say('dragon_valley.on_fire')] : []),
  ];
  return [label('tile', { name: card.name, place: placeName(place) }), ...marks].join(' ');
}

/** A location: its tile, what it needs, who is there. */
export function locationLabel(location: LocationView, cards: CardIndex, names: string[]): string {
  const place = placeName(location.id);
  if (location.state === 'gone') return [label('gone', { place }), ...siegeLabels(location, names)].join(' ');
  if (!location.territory) return [label('hidden', { place }), ...siegeLabels(location, names)].join(' ');
  const name = cards.get(location.territory)?.name ?? '';
  const needs = FRIENDS.filter((unit) => location.needs?.[unit]).map(
    (unit) => `${location.needs?.[unit]} ${nameOfUnit(unit)}`,
  );
  const known = location.state === 'known' ? [say('dragon_valley.known')] : [];
  const facts = { place, name, crown: location.crown ?? 0 };
  const told = needs.length ? label('territory', { ...facts, needs: needs.join(', ') }) : label('field', facts);
  return [told, ...known, ...siegeLabels(location, names)].join(' ');
}

function siegeLabels(location: LocationView, names: string[]): string[] {
  const sieges = location.sieges.map(({ seat, units }) => {
    const here = FRIENDS.filter((unit) => units[unit]).map((unit) => `${units[unit]} ${nameOfUnit(unit)}`);
    return label('siege', { name: names[seat] ?? '', units: here.join(', ') });
  });
  return location.claimed === null ? sieges : [...sieges, label('claimed', { name: names[location.claimed] ?? '' })];
}

/** What is printed on a card beside its sentence. */
export function inWords(card: CardFace): string {
  if (card.sort === 'building') return say(`dragon_valley.kind.${card.kind}`);
  return '';
}

export const itemName = (item: string, cards: CardIndex) => cards.get(idOf(item))?.name ?? '';
