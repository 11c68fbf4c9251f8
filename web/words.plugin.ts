// The [client] section of the message catalogue as a module: `import words from 'virtual:words'`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const CATALOGUE = fileURLToPath(new URL('../src/wartable/words/en.toml', import.meta.url));
const ID = '\0virtual:words';

export function words(): Plugin {
  return {
    name: 'wartable-words',
    resolveId: (source) => (source === 'virtual:words' ? ID : null),
    load(id) {
      if (id !== ID) return null;
      this.addWatchFile(CATALOGUE);
      const catalogue = parse(readFileSync(CATALOGUE, 'utf8'));
      return `export default ${JSON.stringify(catalogue.client)};`;
    },
  };
}
