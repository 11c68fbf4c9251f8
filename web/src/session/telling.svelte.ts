// What happens at one's tables while one is elsewhere: asked for now and then, and told by the system where it may.
import * as api from './api';
import { language } from './language';
import type { TidingInfo, WaysInfo } from './types';

const SECONDS_BETWEEN_QUESTIONS = 20;

export const told: { list: TidingInfo[] } = $state({ list: [] });

const shown = new Set<string>(); // by the system, as nobody looked at the page

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Called once by the page. */
export function keepTold(): void {
  if ('serviceWorker' in navigator) {
    const begin = () => void register().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
    navigator.serviceWorker.addEventListener('message', look);
  }
  look();
  setInterval(look, SECONDS_BETWEEN_QUESTIONS * 1000);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

export function look(): void {
  api.tidings().then(hear, () => undefined);
}

export function dismiss(thing: string): void {
  told.list = told.list.filter((one) => one.thing !== thing);
  api.seeTiding(thing).catch(() => undefined);
}

/** This browser is told by Web Push from now on; asks the person, so it has to follow a click. */
export async function subscribe(ways: WaysInfo): Promise<WaysInfo> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied');
  const { pushManager } = await register();
  const key = Uint8Array.from(atob(ways.key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return hand(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

export async function unsubscribe(): Promise<WaysInfo> {
  const subscription = await (await register()).pushManager.getSubscription();
  await subscription?.unsubscribe();
  return api.unsubscribe();
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`/sw.js?language=${language}`);
  return navigator.serviceWorker.ready;
}

function hand(subscription: PushSubscription): Promise<WaysInfo> {
  const { endpoint, keys } = subscription.toJSON();
  return api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
}

async function hear(list: TidingInfo[]): Promise<void> {
  told.list = list.filter(({ table }) => !location.pathname.startsWith(`/t/${table}`));
  if (document.visibilityState === 'visible' || !canPush() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  if (await worker.pushManager.getSubscription().catch(() => null)) return; // the service worker tells it
  for (const { thing, title, text, table } of told.list.filter((one) => !shown.has(one.thing))) {
    shown.add(thing);
    await worker.showNotification(title, {
      body: text,
      tag: thing,
      icon: '/icon-192.png',
      data: { url: `/t/${table}` },
    });
  }
}
