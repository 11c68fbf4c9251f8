// A Fluent file as a module: `import text from '…/client.ftl'` gives its messages, without the comments.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function words(): Plugin {
  return {
    name: 'wartable-words',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      const lines = readFileSync(id, 'utf8').split('\n');
      const messages = lines.filter((line) => line.trim() && !line.startsWith('#'));
      return `export default ${JSON.stringify(messages.join('\n'))};`;
    },
  };
}
