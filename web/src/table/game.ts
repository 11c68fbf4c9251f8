// What a game gives to the page: its board and card faces, and nothing about its rules but how to pick several things.
import type { Component } from 'svelte';
import type { CardFace, DecisionInfo, Moment, OptionInfo } from '../session/types';
import type { Picking } from './picks';

/** The card reference of a game by id, in canonical order. */
export type CardIndex = Map<string, CardFace>;

export interface GameModule {
  /** The middle of the table and the other players. */
  Board: Component;
  /** What lies in front of the viewer. */
  Own: Component;
  /** What is still open in the turn under way, beside the question. */
  Aside: Component;
  /** The token of something that is counted. */
  Mark: Component<{ what: string }>;
  /** A card, large and whole. */
  Face: Component<{ card: CardFace }>;
  /** What is printed on a card, in words. */
  inWords(card: CardFace): string;
  /** How the present decision is made by picking several things, or null when one click answers it. */
  picking(moment: Moment, cards: CardIndex): Picking | null;
  /** What a person should know before choosing this, or null. */
  caution(option: OptionInfo, moment: Moment, cards: CardIndex): string | null;
  /** The heading under which an option is listed. */
  heading(option: OptionInfo): string;
  /** The hints of the coach that matter now, the most urgent first. */
  hints(moment: Moment): string[];
  /** Things that no option touches but that stand for several choices in a row, with the keys of these. */
  shortcuts?(moment: Moment, cards: CardIndex): Map<string, string[]>;
  /** Where a question is answered: a phone shows that, or stays as it is. */
  looksAt?(decision: DecisionInfo): 'board' | 'own' | null;
  /** The moments that are shown between two, where much happens at once. */
  steps?(before: Moment, next: Moment): Moment[];
  /** What the button of an option says where its whole text is long. */
  brief?(option: OptionInfo, moment: Moment): string;
  /** What a thing that is picked is called in the list of options. */
  nameOf?(thing: string, moment: Moment, cards: CardIndex, picked: string[]): string;
}

const modules = import.meta.glob<{ game: GameModule }>('../*/game.ts');
const pictures = import.meta.glob<{ default: Component }>('../*/Picture.svelte');

/** Whether the page can show this game. A game without a board is played in the terminal. */
export function hasBoard(name: string): boolean {
  return `../${name}/game.ts` in modules;
}

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`../${name}/game.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).game;
}

export function loadPicture(name: string): Promise<{ default: Component }> | null {
  return pictures[`../${name}/Picture.svelte`]?.() ?? null;
}
