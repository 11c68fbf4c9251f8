// Which page an address shows. Every link inside the page goes through here, so nothing is loaded twice.
export type Route =
  | { page: 'start' | 'lost' | 'puzzles' | 'you' | 'link' | 'sign_in' | 'mail' }
  | { page: 'new'; game: string }
  | { page: 'profile'; id: string | null }
  | { page: 'ratings'; game: string; players: number }
  | { page: 'table'; id: string; number: number | null }
  | { page: 'review' | 'fair'; id: string }
  | ReadingRoute;

/** Pages that open over a table instead of leaving it. */
export type ReadingRoute =
  | { page: 'about' | 'library' | 'settings' }
  | { page: 'how' | 'rules' | 'cards'; game: string };

export interface Address {
  path: string;
  hash: string;
}

/** The page that is shown, and what lies over it. */
interface Place extends Address {
  over: Address | null;
}

/** What the browser's history keeps for a page that lies over a table: the table, and how many entries lie over it. */
interface Layer {
  under: string;
  depth: number;
}

const ADDRESSES: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: 'start' })],
  [/^\/puzzles$/, () => ({ page: 'puzzles' })],
  [/^\/you$/, () => ({ page: 'you' })],
  [/^\/link$/, () => ({ page: 'link' })],
  [/^\/mail$/, () => ({ page: 'mail' })],
  [/^\/sign-in$/, () => ({ page: 'sign_in' })],
  [/^\/profile$/, () => ({ page: 'profile', id: null })],
  [/^\/players\/([0-9a-f]{16})$/, (id) => ({ page: 'profile', id })],
  [
    /^\/ratings(?:\/([a-z_]+)\/(\d))?$/,
    (game, players) => ({ page: 'ratings', game: game ?? '', players: Number(players ?? 0) }),
  ],
  [/^\/about$/, () => ({ page: 'about' })],
  [/^\/settings$/, () => ({ page: 'settings' })],
  [/^\/(?:rules|cards)$/, () => ({ page: 'library' })],
  [/^\/new\/([a-z_]+)$/, (game) => ({ page: 'new', game })],
  [/^\/how\/([a-z_]+)$/, (game) => ({ page: 'how', game })],
  [/^\/rules\/([a-z_]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/cards\/([a-z_]+)$/, (game) => ({ page: 'cards', game })],
  [/^\/t\/([a-z0-9]+)\/review$/, (id) => ({ page: 'review', id })],
  [/^\/t\/([a-z0-9]+)\/fair$/, (id) => ({ page: 'fair', id })],
  [/^\/t\/([a-z0-9]+)(?:\/(\d+))?$/, (id, number) => ({ page: 'table', id, number: number ? Number(number) : null })],
];

export function routeOf(path: string): Route {
  for (const [address, route] of ADDRESSES) {
    const found = address.exec(path.replace(/(.)\/$/, '$1'));
    if (found) return route(...found.slice(1));
  }
  return { page: 'lost' };
}

export const isReading = (route: Route): route is ReadingRoute =>
  ['about', 'library', 'settings', 'how', 'rules', 'cards'].includes(route.page);
const isTable = ({ page }: Route) => page === 'table' || page === 'review';

export const place: Place = $state(look());

/** The part after # of the page that is read: the one on top. */
export const markOf = ({ over, hash }: Place) => over?.hash ?? hash;

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(layerFor(address), '', address);
  arrive();
}

/** Back to the table, past everything that was read over it. */
export function closeOver(): void {
  const layer: Layer | null = history.state;
  if (layer) history.go(-layer.depth);
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

function layerFor(address: string): Layer | null {
  const { pathname } = new URL(address, location.href);
  if (!isReading(routeOf(pathname)) || !isTable(routeOf(place.path))) return null;
  const layer: Layer | null = history.state;
  return { under: layer?.under ?? location.pathname + location.hash, depth: (layer?.depth ?? 0) + 1 };
}

function look(): Place {
  const layer: Layer | null = history.state;
  const top = addressOf(location.href);
  return layer ? { ...addressOf(layer.under), over: top } : { ...top, over: null };
}

function addressOf(text: string): Address {
  const { pathname, hash } = new URL(text, location.href);
  return { path: pathname, hash: hash.slice(1) };
}

function arrive(): void {
  const before = place.path;
  Object.assign(place, look());
  if (before !== place.path && !place.hash) scrollTo(0, 0);
}
