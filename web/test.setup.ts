// Tests of a game's own files find its texts as they do at a table.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { learnGame } from './src/words';

const pages = readdirSync(join(import.meta.dirname, '../src/wartable/words/en'));
await Promise.all(pages.map((name) => learnGame(name.replace(/\.page\.ftl$/, ''))));
