// A Fluent file as a module: `import text from '…/client.ftl'` gives its messages, without the comments. The words of a
// game's page are followed by the rule behind each thing that they explain, which is the same in every language.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const PAGE = '.page.ftl';

export function words(): Plugin {
  return {
    name: 'wartable-words',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      const lines = readFileSync(id, 'utf8').split('\n');
      const messages = lines.filter((line) => line.trim() && !line.startsWith('#'));
      return `export default ${JSON.stringify([...messages, ...rulesOf(id)].join('\n'))};`;
    },
  };
}

function rulesOf(id: string): string[] {
  const game = basename(id, PAGE);
  const toml = join(dirname(id), '../every_language', `${game}.toml`);
  if (!id.endsWith(PAGE) || !existsSync(toml)) return [];
  const { about = {} } = parse(readFileSync(toml, 'utf8'));
  return Object.entries(about).map(([name, rule]) => `${game}-rule-${name} = ${rule}`);
}
