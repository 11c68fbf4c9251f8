// A Gem can be declined, but that is pointless: taking it is one press, like going on.
import { expect, test } from 'vitest';
import { game } from './game';

test('the Gem is the usual answer at its Shrine, and nothing else has one', () => {
  expect(game.usual?.('gem_shrine')).toBe('take');
  expect(game.usual?.('champions_shrine')).toBeUndefined();
});
