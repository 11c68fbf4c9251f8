// What a game gives to the page: its board and card faces, and nothing about its rules.
import type { Component } from 'svelte';
import type { CardFace, DecisionInfo, Happening, Moment, OptionInfo, PickInfo } from '../session/types';
import { learnGame } from '../words';

/** The card reference of a game by id, in canonical order. */
export type CardIndex = Map<string, CardFace>;

export interface GameModule {
  /** The middle of the table and the other players. */
  Board: Component;
  /** What lies in front of the viewer. */
  Own: Component;
  /** What is still open in the current turn, beside the question. */
  Aside: Component;
  /** The token of something that is counted. */
  Mark: Component<{ what: string }>;
  /** A card, shown large and in full. */
  Face: Component<{ card: CardFace }>;
  /** What is printed on a card, in words. */
  inWords(card: CardFace): string;
  /** The heading under which an option is listed. */
  heading(option: OptionInfo | PickInfo): string;
  /** The hints of the coach that matter now, the most urgent first. */
  hints(moment: Moment): string[];
  /** Where a question is answered: a phone shows that, or stays as it is. */
  looksAt?(decision: DecisionInfo): 'board' | 'own' | null;
  /** Whether an event is something that its player should not overlook, beside what others do to them. */
  isNotable?(event: Happening, you: number): boolean;
  /** The moments shown between two others, where much happens at once. */
  steps?(before: Moment, next: Moment): Moment[];
  /** What the button of an option says where its whole text is long. */
  brief?(option: OptionInfo): string;
  /** The answer that most people give to a question: its button stands out, and the key that confirms gives it. */
  usual?(question: string): string | undefined;
  /** The text of the button that carries out a draft; nothing where the game has its own button. */
  send?(question: string): string;
  /** Whether a click on a thing first shows its card large, with what can be done with it. */
  enlarges?(thing: string): boolean;
  /** Whether a draft answers many questions of this kind, so that the words of one do not tell what it means when empty. */
  isManyAnswers?(question: string): boolean;
  /** Whether the game has a control of its own for a pick that touches nothing on the table. */
  hasControl?(pick: PickInfo): boolean;
  /** Whether a draft is carried out as soon as nothing more could be picked, without a button. */
  sendsAtOnce?(question: string): boolean;
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
  const [module] = await Promise.all([load(), learnGame(name)]);
  return module.game;
}

export function loadPicture(name: string): Promise<{ default: Component }> | null {
  return pictures[`../${name}/Picture.svelte`]?.() ?? null;
}
