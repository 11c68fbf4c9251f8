// Long words on narrow cards: they are broken where their language breaks them, whatever the browser knows about it.
import { say } from '../words';

const SOFT_HYPHEN = '\u00ad';

/** A name with soft hyphens in the words whose syllables the game knows. */
export function breakable(game: string, name: string): string {
  const syllables = say(`${game}.syllables`).split(' ');
  const known = new Map(syllables.map((one) => [one.replaceAll('·', ''), one.replaceAll('·', SOFT_HYPHEN)]));
  const words = name.split(' ').map((one) => known.get(one) ?? one);
  return words.join(' ');
}
