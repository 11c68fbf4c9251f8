// Every text on the page is a Fluent message: the shell's are there from the start, a game's come with it.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import shell from '../../src/wartable/words/en/client.ftl';

export type Facts = Record<string, string | number>;

const LANGUAGE = 'en';
const pages = import.meta.glob<string>('../../src/wartable/words/*/*.page.ftl', { import: 'default' });
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
learn(shell);

/** The text of a dotted name, filled with facts; the name itself where there is none. */
export function say(name: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(idOf(name))?.value;
  return pattern ? bundle.formatPattern(pattern, valuesOf(facts), []) : name;
}

/** Whether there is a text with this name. */
export function knows(name: string): boolean {
  return bundle.hasMessage(idOf(name));
}

/** Fetch the texts of a game's own pages. */
export async function learnGame(name: string): Promise<void> {
  const load = pages[`../../src/wartable/words/${LANGUAGE}/${name}.page.ftl`];
  if (load) learn(await load());
}

function learn(text: string): void {
  bundle.addResource(new FluentResource(text));
}

/** `start.title` is the message start-title. */
function idOf(name: string): string {
  return name.replaceAll('.', '-');
}

/** Numbers are not grouped: 1500 may be a seed. */
function valuesOf(facts: Facts): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'number' ? new FluentNumber(fact, { useGrouping: false }) : fact,
    ]),
  );
}
