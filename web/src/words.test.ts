import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { chosen, LANGUAGES, placeOf } from './session/language';
import { knows, say } from './words';

const SOURCES = join(import.meta.dirname, '.');
const LANGUAGES_FOLDER = join(import.meta.dirname, '../../src/wartable/words');
const WORDS = join(LANGUAGES_FOLDER, 'en');
const LANGUAGE_BUDGET = 40_000; // bytes, compressed

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

const files = readdirSync(WORDS).filter((name) => name === 'client.ftl' || name.endsWith('.page.ftl'));
const texts = files.map((name) => readFileSync(join(WORDS, name), 'utf8'));
/** The names of all messages, as the page says them. */
const names = texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id.replaceAll('-', '.')));

describe('the words of the page', () => {
  const text = sources(SOURCES).join('\n');

  it('hold every text that the page says', () => {
    const said = [...text.matchAll(/\bsay\(\s*'([a-z0-9_.]+)'/g)].map((match) => match[1] ?? '');
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((name) => !names.includes(name))).toEqual([]);
    expect(said.filter((name) => !knows(name))).toEqual([]);
  });

  it('hold no text that is never used', () => {
    const built = [...text.matchAll(/say\(`([^`]*)`/g)].map((match) => pattern(match[1] ?? ''));
    const abouts = [...text.matchAll(/(?:about=\{|tell\('[a-z_]+', )`([^`]*)`/g)].map((match) =>
      pattern(match[1] ?? ''),
    );
    const chosen = [...text.matchAll(/'([a-z0-9_]+(?:\.[a-z0-9_]+)*)'/g)].map((match) => match[1]);
    const explained = [...text.matchAll(/"([a-z0-9_]+)"/g)].map((match) => match[1]);
    const unused = names.filter((name) => {
      const [, about] = name.split('.about.');
      if (about) return ![...explained, ...chosen].includes(about) && !abouts.some((one) => one.test(about));
      return !chosen.includes(name) && !built.some((one) => one.test(name));
    });
    expect(unused).toEqual([]);
  });

  it('hold every message once, and nothing that cannot be read', () => {
    const written = texts.flatMap((one) => one.split('\n').filter((line) => /^[a-z]/.test(line)));
    expect(names.length).toBe(written.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(Object.keys(LANGUAGES))('are light in %s', (language) => {
    const written = files.map((name) => readFileSync(join(LANGUAGES_FOLDER, language, name)));
    expect(written.reduce((sum, one) => sum + gzipSync(one).length, 0)).toBeLessThan(LANGUAGE_BUDGET);
  });

  it('are offered in every language that has them', () => {
    const folders = readdirSync(LANGUAGES_FOLDER).filter((name) =>
      existsSync(join(LANGUAGES_FOLDER, name, 'client.ftl')),
    );
    expect(Object.keys(LANGUAGES).toSorted()).toEqual(folders.toSorted());
  });

  it('are those of the setting, or of the first language of the browser that has any', () => {
    expect(chosen('auto', ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(chosen('en', ['de'])).toBe('en');
    expect(chosen('auto', ['fr'])).toBe('en');
  });

  it('stand beside dates and times as they are written where the reader is', () => {
    expect(placeOf('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(placeOf('de', ['fr', 'en-GB'])).toBe('de');
  });

  it('are filled with facts and choose by number', () => {
    expect(say('start.quick', { bots: 1 })).toBe('One bot plays against you.');
    expect(say('start.quick', { bots: 3 })).toBe('3 bots play against you.');
    expect(say('start.all', { number: 1500 })).toBe('Show all 1500 tables');
  });

  it('show the name of a text that is missing', () => {
    expect(say('no.such.text')).toBe('no.such.text');
  });
});

/** A name with holes, as a pattern. */
function pattern(name: string): RegExp {
  const parts = name.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[a-z0-9_.]+')}$`);
}
