// What the log says about a choice, for pages that look back on a game.
import type { LogLine } from '../session/types';
import { say } from '../words';

const MOST_LINES = 3;

/** The first lines that a choice led to, or else its number. */
export function linesAt(log: LogLine[], choice: number): string {
  const lines = log.filter((line) => line.choice === choice).slice(0, MOST_LINES);
  return (
    lines.map((line) => line.text.map(({ text }) => text).join('')).join(' ') || say('review.at', { number: choice })
  );
}
