// Ticks on a quest say what the guild brings; where nothing is said about it, there are none.
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { CardFace } from '../session/types';
import type { Scene } from '../table/scene.svelte';
import { broughtTo } from './labels';
import QuestCard from './QuestCard.svelte';

const needs = [
  { what: 'soldier', amount: 1 },
  { what: 'holy', amount: 2 },
  { what: 'magic', amount: 5 },
];
const card = {
  id: 'ruins',
  sort: 'quest',
  name: 'Map the Ruins',
  kind: 'adventure',
  points: 6,
  needs,
  gives: [],
  icons: [],
  text: '',
} as unknown as CardFace;
const sceneWith = (...signs: string[][]) => {
  const remarks = new Map(signs.map((one) => ['quest:ruins', { thing: 'quest:ruins', text: '', signs: one }]));
  return { you: 0, remarks } as unknown as Scene;
};
const ticks = (scene: Scene) =>
  render(QuestCard, { card, brought: broughtTo(scene, card) }).container.querySelectorAll('.met').length;

test('a seated viewer who is told nothing, as at the end of a game, sees no ticks', () => {
  expect(ticks(sceneWith())).toBe(0);
});

test('what the server says is brought is ticked, and what lacks in part is told', () => {
  const brought = ['met', 'met', 'lacking', '−3'];
  expect(ticks(sceneWith(brought))).toBe(2);
  expect(render(QuestCard, { card, brought }).container.textContent).toContain('−3');
});
