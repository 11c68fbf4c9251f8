// A level says how long it thinks, and its rating once it has been measured.
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Levels from './Levels.svelte';

const casual = { name: 'casual', label: 'Casual', blurb: 'Lets much pass.', seconds: 0.2 };

test('a measured level shows its thinking time and its rating, and what points mean', () => {
  const { container } = render(Levels, { levels: [{ ...casual, rating: { points: 1349, reach: 30 } }] });
  expect(container.textContent).toContain('thinks up to 0.2 s');
  expect(container.textContent).toContain('rated 1349 ± 30');
  expect(container.textContent).toContain('as in chess');
});

test('a level that has not been measured shows no rating', () => {
  const { container } = render(Levels, { levels: [{ ...casual, rating: null }] });
  expect(container.textContent).toContain('thinks up to 0.2 s');
  expect(container.textContent).not.toContain('rated');
  expect(container.textContent).not.toContain('as in chess');
});
