import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import words from 'virtual:words';
import { describe, expect, it } from 'vitest';
import { type Catalogue, fill, knows, say } from './words';

const SOURCES = join(import.meta.dirname, '.');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

function names(catalogue: Catalogue, before = ''): string[] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : names(value, `${before}${name}.`),
  );
}

describe('the catalogue', () => {
  const text = sources(SOURCES).join('\n');

  it('has every text that the page says', () => {
    const said = [...text.matchAll(/\bsay\(\s*'([a-z0-9_.]+)'/g)].map((match) => match[1] ?? '');
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((name) => !knows(name))).toEqual([]);
  });

  it('has no text that nobody says', () => {
    const built = [...text.matchAll(/say\(`([^`]*)`/g)].map((match) => pattern(match[1] ?? ''));
    const chosen = [...text.matchAll(/'([a-z0-9_]+(?:\.[a-z0-9_]+)*)'/g)].map((match) => match[1]);
    const unused = names(words).filter((name) => !chosen.includes(name) && !built.some((one) => one.test(name)));
    expect(unused).toEqual([]);
  });

  it('fills in facts and chooses by number', () => {
    expect(fill('{name} has {cards|one card|# cards}', { name: 'Mira', cards: 1 })).toBe('Mira has one card');
    expect(fill('{name} has {cards|one card|# cards}', { name: 'Mira', cards: 3 })).toBe('Mira has 3 cards');
  });

  it('shows the name of a text that is missing', () => {
    expect(say('no.such.text')).toBe('no.such.text');
  });
});

/** A name with holes, as a pattern. */
function pattern(name: string): RegExp {
  const parts = name.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[a-z0-9_.]+')}$`);
}
