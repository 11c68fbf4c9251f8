// Every text on the page is a Fluent message: the shell's are there from the start, a game's come with it.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import shell from '../../src/wartable/words/en/client.ftl';
import { ENGLISH, language } from './session/language';

export type Facts = Record<string, string | number>;

const pages = import.meta.glob<string>('../../src/wartable/words/*/*.page.ftl', { import: 'default' });
const shells = import.meta.glob<string>(['../../src/wartable/words/*/client.ftl', '!**/en/client.ftl'], {
  import: 'default',
});
const english = new FluentBundle(ENGLISH, { useIsolating: false });
const bundle = language === ENGLISH ? english : new FluentBundle(language, { useIsolating: false });
learn(english, shell);
await learnFile(bundle, shells[fileOf(language, 'client')]); // English has no such file: it is there already

/** The text of a dotted name, filled with facts; in English where the language has none, the name itself at worst. */
export function say(name: string, facts: Facts = {}): string {
  const spoken = bundle.hasMessage(idOf(name)) ? bundle : english;
  const pattern = spoken.getMessage(idOf(name))?.value;
  return pattern ? spoken.formatPattern(pattern, valuesOf(facts), []) : name;
}

/** What explains a thing of a game: its name, its meaning, and the rule behind it. */
export interface Told {
  name: string;
  text: string;
  rule: string;
}

/** The explanation of a game: `<game>-about-<thing>`, with the meaning in the attribute `text`. */
export function tell(game: string, thing: string, facts: Facts = {}): Told {
  const name = `${game}.about.${thing}`;
  const spoken = bundle.hasMessage(idOf(name)) ? bundle : english;
  const text = spoken.getMessage(idOf(name))?.attributes.text;
  return {
    name: say(name, facts),
    text: text ? spoken.formatPattern(text, valuesOf(facts), []) : '',
    rule: knows(`${game}.rule.${thing}`) ? say(`${game}.rule.${thing}`) : '',
  };
}

/** Whether there is a text with this name. */
export function knows(name: string): boolean {
  return english.hasMessage(idOf(name));
}

/** Fetch the texts of a game's own pages. */
export async function learnGame(name: string): Promise<void> {
  const spoken = learnFile(bundle, pages[fileOf(language, `${name}.page`)]);
  if (language !== ENGLISH) await learnFile(english, pages[fileOf(ENGLISH, `${name}.page`)]);
  await spoken;
}

function fileOf(folder: string, name: string): string {
  return `../../src/wartable/words/${folder}/${name}.ftl`;
}

async function learnFile(into: FluentBundle, load?: () => Promise<string>): Promise<void> {
  if (load) learn(into, await load());
}

function learn(into: FluentBundle, text: string): void {
  into.addResource(new FluentResource(text));
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
