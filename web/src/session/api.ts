// What the page asks over HTTP. A refusal by the server becomes an ApiProblem with its sentence.
import { say } from '../words';
import { language } from './language';
import type {
  Account,
  Announcement,
  CardFace,
  Continue,
  Fairness,
  GameInfo,
  HowToPlay,
  Moment,
  NewTable,
  Problem,
  RuleChapter,
  TableInfo,
  TakeSeat,
} from './types';

export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export const games = once(() => ask<GameInfo[]>('/api/games'));
export const cards = keptBy((game: string) => ask<CardFace[]>(`/api/games/${game}/cards`));
export const how = keptBy((game: string) => ask<HowToPlay>(`/api/games/${game}/how`));
export const rules = keptBy((game: string) => ask<RuleChapter[]>(`/api/games/${game}/rules`));

export const tables = () => ask<TableInfo[]>('/api/tables');
export const table = (id: string) => ask<TableInfo>(`/api/tables/${id}`);
export const newTable = (wish: NewTable) => ask<TableInfo>('/api/tables', wish);
/** The table of a lesson; one already begun goes on, unless it is to start over. */
export const learn = (lesson: string, again = false) => ask<TableInfo>(`/api/lessons/${lesson}`, { again });
export const takeSeat = (id: string, seat: number, wish: TakeSeat) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}`, wish);
export const fairness = (id: string) => ask<Fairness>(`/api/tables/${id}/fairness`);
/** The points so far of which everybody knows, line by line. */
export const earned = (id: string) => ask<Account['lines']>(`/api/tables/${id}/earned`);
export const momentAt = (id: string, number: number) => ask<Moment>(`/api/tables/${id}/moments/${number}`);
export const continueFrom = (id: string, number: number, wish: Continue) =>
  ask<TableInfo>(`/api/tables/${id}/moments/${number}/continue`, wish);
export const deleteTable = (id: string) => ask<null>(`/api/tables/${id}`, undefined, 'DELETE');
export const deleteMe = () => ask<null>('/api/me', undefined, 'DELETE');
export const announcements = () => ask<Announcement[]>('/api/announcements');
export const recordAddress = (id: string) => `/api/tables/${id}/record`;
/** The record as it is written, letter by letter. */
export const recordText = async (id: string) => (await send(recordAddress(id))).text();

async function ask<T>(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const response = await send(address, body, method);
  return (await response.json().catch(() => null)) as T;
}

async function send(address: string, body?: object, method = 'GET'): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : undefined,
  }).catch(() => null);
  if (!response) throw new ApiProblem(0, { code: 'offline', rule: '', text: say('problem.offline') });
  if (response.ok) return response;
  const problem = await response.json().catch(() => null);
  throw new ApiProblem(response.status, problem ?? { code: 'broken', rule: '', text: say('problem.broken') });
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= load().catch((problem) => {
      kept = null;
      throw problem;
    });
    return kept;
  };
}

function keptBy<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, () => Promise<T>>();
  return (key) => {
    const found = kept.get(key) ?? once(() => load(key));
    kept.set(key, found);
    return found();
  };
}
