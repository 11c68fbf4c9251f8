// "Your tables": each says when it was laid, who won a finished game and how, and can be deleted.
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameInfo, TableInfo } from '../session/types';
import ResumeList from './ResumeList.svelte';

const seats = ['Mira', 'Tom'].map((name, seat) => ({ seat, name, kind: seat ? 'bot' : 'person' }));
const common = {
  game: 'quests',
  players: 2,
  you: 0,
  yours: [0],
  due: null,
  seats,
  options: {},
  created: '2026-03-05T10:00:00Z',
  asked: [],
  halted: null,
  expires: null,
};
const tables = [
  { ...common, id: 'running', over: false, asked: [0], result: null },
  { ...common, id: 'finished', over: true, result: { winners: [0], scores: [21, 17] } },
] as unknown as TableInfo[];
const games = [{ name: 'quests', title: 'Quests of Valeria', choices: [] }] as unknown as GameInfo[];

test('a finished table shows its date and its score, and every table can be deleted', () => {
  const { container } = render(ResumeList, { tables, games });
  const [running, finished] = [...container.querySelectorAll('li')];
  expect(running?.textContent).toMatch(/5 Mar 2026|Mar 5, 2026/);
  expect(finished?.textContent).toContain('21 : 17');
  expect(container.querySelectorAll('button[aria-label^="Delete the table of Quests"]')).toHaveLength(2);
});
