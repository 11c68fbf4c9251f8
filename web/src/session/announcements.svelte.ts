// What the server's operator announces to all pages. Tables receive it at once; other pages ask now and then.
import * as api from './api';
import type { Announcement } from './types';

const SECONDS_BETWEEN_QUESTIONS = 60;

export const board = $state<{ list: Announcement[] }>({ list: [] });

export function post(list: Announcement[]): void {
  board.list = list;
}

/** Ask what is in force; a server that cannot be reached says nothing. */
export function refresh(): void {
  api.announcements().then(post, () => {});
}

/** Called once by the page. */
export function keepListening(): void {
  refresh();
  setInterval(() => document.visibilityState === 'visible' && refresh(), SECONDS_BETWEEN_QUESTIONS * 1000);
}
