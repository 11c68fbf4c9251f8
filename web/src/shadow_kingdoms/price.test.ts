// A coin says what the viewer pays only where the server has said so.
import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Scene } from '../table/scene.svelte';
import Price from './Price.svelte';

const scene = { remarks: new Map(), moment: { table: { game: 'shadow_kingdoms' } } } as unknown as Scene;
vi.mock('../table/scene.svelte', () => ({ useScene: () => scene }));

const labelOf = () =>
  render(Price, { printed: 5, thing: 'plan:siege' })
    .container.querySelector('[aria-label]')
    ?.getAttribute('aria-label');

test('a price of which nothing is said, as at the end of a game, is called the printed one', () => {
  expect(labelOf()).toContain('Printed price: 5 Gold');
});

test('a price that is told counts what applies to the viewer', () => {
  scene.remarks.set('plan:siege', { thing: 'plan:siege', text: '', signs: ['3'] });
  expect(labelOf()).toContain('Price: 3 Gold');
});
