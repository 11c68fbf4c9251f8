// Which page an address shows. Every link inside the page goes through here, so nothing is loaded twice.
export type Route =
  | { page: 'start' | 'about' | 'library' | 'lost' }
  | { page: 'new' | 'rules' | 'cards'; game: string }
  | { page: 'table'; id: string; number: number | null }
  | { page: 'review'; id: string };

const ADDRESSES: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: 'start' })],
  [/^\/about$/, () => ({ page: 'about' })],
  [/^\/(?:rules|cards)$/, () => ({ page: 'library' })],
  [/^\/new\/([a-z_]+)$/, (game) => ({ page: 'new', game })],
  [/^\/rules\/([a-z_]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/cards\/([a-z_]+)$/, (game) => ({ page: 'cards', game })],
  [/^\/t\/([a-z0-9]+)\/review$/, (id) => ({ page: 'review', id })],
  [/^\/t\/([a-z0-9]+)(?:\/(\d+))?$/, (id, number) => ({ page: 'table', id, number: number ? Number(number) : null })],
];

export function routeOf(path: string): Route {
  for (const [address, route] of ADDRESSES) {
    const found = address.exec(path.replace(/(.)\/$/, '$1'));
    if (found) return route(...found.slice(1));
  }
  return { page: 'lost' };
}

export const place = $state({ path: location.pathname, hash: location.hash.slice(1) });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
}

/** Follow the links of the page and the browser's own buttons. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || held || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function arrive(): void {
  const before = place.path;
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
  if (before !== place.path && !place.hash) scrollTo(0, 0);
}
