// What a person prefers, kept in the browser.
import { forgetNotes } from './notes';

export interface Preferences {
  theme: 'auto' | 'dark' | 'light';
  language: string; // 'auto', or one of LANGUAGES
  speed: 'slow' | 'normal' | 'fast';
  advice: 'nudge' | 'move' | 'reason'; // with what a hint begins
  sound: boolean;
  coach: boolean;
  confirm: boolean; // ask again before what is final
  shortcuts: boolean;
  known: string[]; // games for which the player has said whether they know them
  met: string[]; // coach hints that have been read
}

const KEY = 'wartable';
const DEFAULTS: Preferences = {
  theme: 'auto',
  language: 'auto',
  speed: 'normal',
  advice: 'nudge',
  sound: false,
  coach: true,
  confirm: true,
  shortcuts: true,
  known: [],
  met: [],
};

export const settings: Preferences = $state({ ...DEFAULTS, ...read() });

/** The name that earlier versions kept here, once. */
export function oldName(): string {
  const { name = '' } = settings as { name?: string };
  Object.assign(settings, { name: undefined });
  return name;
}

/** Write changes down and show the theme; called once by the page. */
export function keepSettings(): void {
  const byDay = matchMedia('(prefers-color-scheme: light)');
  let day = $state(byDay.matches);
  byDay.addEventListener('change', () => {
    day = byDay.matches;
  });
  addEventListener('storage', ({ key }) => key === KEY && Object.assign(settings, read())); // set in another tab
  $effect(() => {
    const auto = day ? 'light' : 'dark';
    document.documentElement.dataset.theme = settings.theme === 'auto' ? auto : settings.theme;
    keepNow();
  });
}

/** Write the settings down. */
export function keepNow(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** As if this browser had never been here. */
export function forgetSettings(): void {
  Object.assign(settings, DEFAULTS);
  localStorage.removeItem(KEY);
  forgetNotes();
}

function read(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
