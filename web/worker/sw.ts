// The service worker: shows what is pushed while no page of ours is looked at, and a page where there is no network.
declare const self: ServiceWorkerGlobalScope;

const KEPT = 'offline-1';
const PAGES = { en: '/offline.en.html', de: '/offline.de.html' };
const FILES = [...Object.values(PAGES), '/offline.css', '/candle.svg'];
const spoken = new URL(self.location.href).searchParams.get('language') === 'de' ? 'de' : 'en';

interface Told {
  title: string;
  text: string;
  thing: string;
  url: string;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** Only pages are answered, and only where the network does not: nothing of a game is ever kept. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = FILES.includes(new URL(request.url).pathname);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGES[spoken])));
  else if (isOurs) event.respondWith(fetch(request).catch(() => kept(new URL(request.url).pathname)));
});

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

self.addEventListener('push', (event) => {
  const told: Told | undefined = event.data?.json();
  if (told) event.waitUntil(tell(told));
});

/** Where a page is looked at, it tells itself; otherwise the system does. One thing has one notification. */
async function tell({ title, text, thing, url }: Told): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const seen = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of seen) page.postMessage({ type: 'told' });
  if (seen.length) return;
  await self.registration.showNotification(title, { body: text, tag: thing, icon: '/icon-192.png', data: { url } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((page) => new URL(page.url).pathname === url);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

export {};
