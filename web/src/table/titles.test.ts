import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

interface Node {
  type?: string;
  name?: string;
  attributes?: { type: string; name?: string }[];
}

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

/** Elements, not components, with the attribute `title`. */
function titled(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, attributes } = node as Node;
  const own = type === 'RegularElement' && attributes?.some((one) => one.name === 'title') ? [`<${name}>`] : [];
  return [...own, ...Object.values(node).flatMap(titled)];
}

describe('a browser’s own tooltip', () => {
  it('is found in a source', () => {
    expect(titled(parse('<p><b title="why">x</b><Dialog title="y" /></p>', { modern: true }))).toEqual(['<b>']);
  });

  it.each(components)('is nowhere in %s: nobody can read it by key or finger', (path) => {
    expect(titled(parse(readFileSync(join(SOURCES, path), 'utf8'), { modern: true }))).toEqual([]);
  });
});
