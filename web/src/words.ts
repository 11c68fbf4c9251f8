// Every text of the page comes from the [client] section of the message catalogue.
import words from 'virtual:words';

export interface Catalogue {
  [name: string]: string | Catalogue;
}

export type Facts = Record<string, string | number>;

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The text of a dotted name, filled with facts; `{cards|one card|# cards}` chooses by number. */
export function say(name: string, facts: Facts = {}): string {
  return fill(template(name), facts);
}

/** Whether the catalogue has a text of this name. */
export function knows(name: string): boolean {
  return typeof find(name) === 'string';
}

export function fill(text: string, facts: Facts): string {
  return text.replace(PLACE, (_, fact: string, one?: string, many?: string) => {
    const value = facts[fact] ?? '';
    if (many === undefined) return String(value);
    return (value === 1 ? (one ?? '') : many).replace('#', String(value));
  });
}

function template(name: string): string {
  const found = find(name);
  return typeof found === 'string' ? found : name;
}

function find(name: string): string | Catalogue | undefined {
  let place: string | Catalogue | undefined = words;
  for (const part of name.split('.')) {
    place = typeof place === 'object' ? place[part] : undefined;
  }
  return place;
}
