// The pages that the service worker shows where there is no network: one for each language, made of its words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OFFLINE } from './src/telling/offline.ts';

const WORDS = join(import.meta.dirname, '../src/wartable/words');
const FILE = 'told.page.ftl';

export function offline(): Plugin {
  return {
    name: 'wartable-offline',
    generateBundle() {
      for (const language of readdirSync(WORDS).filter((name) => /^[a-z]{2}$/.test(name)))
        this.emitFile({ type: 'asset', fileName: `offline.${language}.html`, source: page(language) });
    },
  };
}

function page(language: string): string {
  const text = readFileSync(join(WORDS, language, FILE), 'utf8');
  const said = (name: string) => new RegExp(`^${name.replace('.', '-')} = (.*)$`, 'm').exec(text)?.[1] ?? '';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/offline.css" />
    <title>Wartable</title>
  </head>
  <body>
    <img src="/candle.svg" alt="" />
    <h1>${said(OFFLINE.title)}</h1>
    <p>${said(OFFLINE.text)}</p>
    <a href="">${said(OFFLINE.again)}</a>
  </body>
</html>
`;
}
