import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOver, go, markOf, place, routeOf } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/about', { page: 'about' }],
    ['/settings', { page: 'settings' }],
    ['/rules', { page: 'library' }],
    ['/cards/', { page: 'library' }],
    ['/new/quests', { page: 'new', game: 'quests' }],
    ['/rules/quests', { page: 'rules', game: 'quests' }],
    ['/t/abcdefgh2345', { page: 'table', id: 'abcdefgh2345', number: null }],
    ['/t/abcdefgh2345/0', { page: 'table', id: 'abcdefgh2345', number: 0 }],
    ['/t/abcdefgh2345/17/', { page: 'table', id: 'abcdefgh2345', number: 17 }],
    ['/t/abcdefgh2345/review', { page: 'review', id: 'abcdefgh2345' }],
    ['/t/abcdefgh2345/fair', { page: 'fair', id: 'abcdefgh2345' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('are followed without loading the page again', () => {
    go('/rules/quests#QV-067');
    expect(place).toEqual({ path: '/rules/quests', hash: 'QV-067', over: null });
  });
});

describe('what is read over a table', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    go('/');
  });

  it('leaves the table where it is, and has its own address', () => {
    go('/t/abcdefgh2345/7#review');
    go('/rules/quests#QV-067');
    expect(location.pathname + location.hash).toBe('/rules/quests#QV-067');
    expect(place.path).toBe('/t/abcdefgh2345/7');
    expect(place.hash).toBe('review');
    expect(place.over).toEqual({ path: '/rules/quests', hash: 'QV-067' });
    expect(markOf(place)).toBe('QV-067');
  });

  it('is closed in one go, however many rules were followed', () => {
    const back = vi.spyOn(history, 'go').mockReturnValue();
    go('/t/abcdefgh2345');
    go('/rules/quests#QV-067');
    go('/rules/quests#QV-068');
    go('/cards/quests');
    expect(place.path).toBe('/t/abcdefgh2345');
    closeOver();
    expect(back).toHaveBeenCalledWith(-3);
  });

  it.each(['/', '/t/zzzzzzzz2345', '/t/abcdefgh2345/review', '/new/quests'])(
    '%s is no such page: the table is left',
    (path) => {
      go('/t/abcdefgh2345');
      go('/settings');
      go(path);
      expect(place).toEqual({ path, hash: '', over: null });
    },
  );
});
