// The game-icons that a folder names in its glyphs.json as one SVG file: `import sheet from 'virtual:glyphs/quests'`
// gives its address. Only what is named is taken out of the set.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:glyphs/';
const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

export function glyphs(): Plugin {
  let serving = false;
  return {
    name: 'wartable-glyphs',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use('/@glyphs/', (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sheet((request.url ?? '').replace(/^\/|\.svg.*$/g, '')));
      });
    },
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = id.slice(PREFIX.length + 1);
      this.addWatchFile(glyphList(folder));
      if (serving) return `export default '/@glyphs/${folder}.svg';`;
      const file = this.emitFile({ type: 'asset', name: `glyphs-${folder}.svg`, source: sheet(folder) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

function glyphList(folder: string): string {
  return fileURLToPath(new URL(`./src/${folder}/glyphs.json`, import.meta.url));
}

function sheet(folder: string): string {
  const set: IconSet = require('@iconify-json/game-icons/icons.json');
  const named: Record<string, string> = JSON.parse(readFileSync(glyphList(folder), 'utf8'));
  const symbols = Object.entries(named).map(([id, icon]) => {
    const found = set.icons[icon] ?? set.icons[set.aliases[icon]?.parent ?? ''];
    if (!found) throw new Error(`${folder}/glyphs.json: game-icons has no "${icon}"`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${found.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
