// The table that one click on "Play" sets up: you against two bots of the middle level.
import type { GameInfo, NewTable, TableInfo } from '../session/types';

const OPPONENTS = 2;

export function quickTable(game: GameInfo): NewTable {
  const players = game.players.includes(OPPONENTS + 1) ? OPPONENTS + 1 : Math.max(...game.players);
  return {
    game: game.name,
    players,
    seats: ['me', ...Array<string>(players - 1).fill(usualLevel(game))],
    options: Object.fromEntries(game.choices.map((choice) => [choice.name, choice.default])),
  };
}

/** A first game: against the mildest bots, with the simplest options, and with the expansion that a lesson has taught. */
export function firstTable(game: GameInfo, taught: NewTable['options'] = {}): NewTable {
  const table = quickTable(game);
  const { level, options } = game.first_game;
  const expansions = Object.fromEntries(Object.entries(taught).filter(([, setting]) => setting === true));
  return {
    ...table,
    options: { ...options, ...expansions },
    seats: table.seats.map((seat) => (seat === 'me' ? seat : level)),
  };
}

/** The same game once more: the same bots, and open seats for the people. */
export function rematch({ game, players, seats, options, terms, you }: TableInfo): NewTable {
  const again = seats.map(({ seat, kind, level }) => (seat === you ? 'me' : kind === 'bot' && level ? level : 'open'));
  return { game, players, seats: again, options, terms: { ...terms, follows: '' } };
}

/** Who sat at this device in a table that was passed around, by seats. */
export function sharers({ seats, yours }: TableInfo): Record<number, string> {
  return Object.fromEntries(yours.map((seat) => [seat, seats[seat]?.name ?? '']));
}

/** Levels come weakest first; the one in the middle suits most people. */
export function usualLevel(game: GameInfo): string {
  return game.levels[(game.levels.length - 1) >> 1]?.name ?? 'random';
}
