import { describe, expect, it } from 'vitest';
import { go, place, routeOf } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/about', { page: 'about' }],
    ['/rules', { page: 'library' }],
    ['/cards/', { page: 'library' }],
    ['/new/quests', { page: 'new', game: 'quests' }],
    ['/rules/quests', { page: 'rules', game: 'quests' }],
    ['/t/abcdefgh2345', { page: 'table', id: 'abcdefgh2345', number: null }],
    ['/t/abcdefgh2345/0', { page: 'table', id: 'abcdefgh2345', number: 0 }],
    ['/t/abcdefgh2345/17/', { page: 'table', id: 'abcdefgh2345', number: 17 }],
    ['/t/abcdefgh2345/review', { page: 'review', id: 'abcdefgh2345' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('are followed without loading the page anew', () => {
    go('/rules/quests#QV-067');
    expect(place).toEqual({ path: '/rules/quests', hash: 'QV-067' });
  });
});
