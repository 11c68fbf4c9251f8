// What a game's board is drawn from: `import board from 'virtual:drawn/quests'` gives what `src/quests/drawn.ts` makes of
// the game's component data.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:drawn/';

export function drawings(): Plugin {
  return {
    name: 'wartable-drawings',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const components = fileURLToPath(new URL(`../src/wartable/${game}/components.toml`, import.meta.url));
      this.addWatchFile(components);
      const { default: drawn } = await import(new URL(`./src/${game}/drawn.ts`, import.meta.url).href);
      return `export default ${JSON.stringify(drawn(parse(readFileSync(components, 'utf8'))))};`;
    },
  };
}
