// The language of the page: the one chosen in the settings, or the first of the browser's that there are words in.
import { settings } from './settings.svelte';

export const ENGLISH = 'en';
/** The languages that have words, each by the name it calls itself. */
export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch' };
export const language = chosen(settings.language, navigator.languages);

/** How dates, times and numbers are written: as where the reader is, if the browser names a place for the language. */
export const locale = placeOf(language, navigator.languages);

/** Of the page; the server is told with every request. */
export function chosen(setting: string, preferred: readonly string[]): string {
  const wishes = [setting, ...preferred].map((one) => one.split('-')[0]?.toLowerCase() ?? '');
  return wishes.find((one) => one in LANGUAGES) ?? ENGLISH;
}

export function placeOf(spoken: string, preferred: readonly string[]): string {
  return preferred.find((one) => one.toLowerCase().startsWith(`${spoken}-`)) ?? spoken;
}

/** Names in a row: "Mira, Tom and Ash". */
export const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
