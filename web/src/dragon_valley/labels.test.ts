import { describe, expect, it } from 'vitest';
import type { CardIndex } from '../table/game';
import { learnGame } from '../words';
import { locationLabel } from './labels';
import type { LocationView } from './view';

const location = { id: 't1', state: 'open', territory: 'empty_field', crown: 1, sieges: [], claimed: null };
const cards = new Map([['empty_field', { name: 'Empty Field' }]]) as unknown as CardIndex;

describe('the name of a location', () => {
  it('does not speak of needs where a territory has none', async () => {
    await learnGame('dragon_valley');
    const named = (needs: object) => locationLabel({ ...location, needs } as unknown as LocationView, cards, []);
    expect(named({ knight: 0 })).toMatch(/Empty Field, 1 point\.$/);
    expect(named({ knight: 2 })).toContain('Needs 2');
  });
});
