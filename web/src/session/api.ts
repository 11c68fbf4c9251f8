// What the page asks over HTTP. A refusal by the server becomes an ApiProblem with its sentence.
import { say } from '../words';
import { language } from './language';
import type {
  Account,
  Announcement,
  CardFace,
  Continue,
  DeviceLink,
  Fairness,
  GameInfo,
  HowToPlay,
  Invitation,
  Leaderboard,
  LinkInfo,
  LobbyInfo,
  Me,
  Moment,
  NewPasskey,
  NewTable,
  PasskeyQuestion,
  Problem,
  ProfileInfo,
  PuzzleList,
  QuickMatch,
  RatingChange,
  RecoveryCodes,
  RuleChapter,
  SetPassword,
  SignIn,
  Subscribe,
  TableInfo,
  TakeSeat,
  TidingInfo,
  UsePasskey,
  Want,
  WaysInfo,
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
export const puzzles = () => ask<PuzzleList>('/api/puzzles');
/** A table at which the question of a puzzle is asked. */
export const pose = (puzzle: string) => ask<TableInfo>(`/api/puzzles/${puzzle}`, undefined, 'POST');
/** The same for a choice of one's own that the review of a game names. */
export const poseMistake = (id: string, choice: number) =>
  ask<TableInfo>(`/api/tables/${id}/mistakes/${choice}`, undefined, 'POST');
export const takeSeat = (id: string, seat: number, wish: TakeSeat) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}`, wish);
export const fairness = (id: string) => ask<Fairness>(`/api/tables/${id}/fairness`);
/** The points so far of which everybody knows, line by line. */
export const earned = (id: string) => ask<Account['lines']>(`/api/tables/${id}/earned`);
export const momentAt = (id: string, number: number) => ask<Moment>(`/api/tables/${id}/moments/${number}`);
export const continueFrom = (id: string, number: number, wish: Continue) =>
  ask<TableInfo>(`/api/tables/${id}/moments/${number}/continue`, wish);
export const lobby = () => ask<LobbyInfo>('/api/lobby');
export const quickMatch = (wish: QuickMatch) => ask<TableInfo>('/api/quick', wish);
/** Say whether one wants a rematch; its table, where there is one. */
export const playAgain = (id: string, yes: boolean) => ask<TableInfo>(`/api/tables/${id}/again`, { yes });
export const cancelTable = (id: string) => ask<null>(`/api/tables/${id}/cancel`, undefined, 'POST');
export const invitation = (id: string) => ask<Invitation>(`/api/tables/${id}/invitation`);
export const deleteTable = (id: string) => ask<null>(`/api/tables/${id}`, undefined, 'DELETE');
export const deleteMe = () => ask<null>('/api/me', undefined, 'DELETE');
export const me = () => ask<Me>('/api/me');
export const rename = (name: string) => ask<Me>('/api/me/name', { name }, 'PUT');
/** A player's profile, one's own without an id. */
export const profile = (id: string | null) => ask<ProfileInfo>(id ? `/api/players/${id}` : '/api/me/profile');
export const hideProfile = (hidden: boolean) => ask<ProfileInfo>('/api/me/profile', { hidden }, 'PUT');
export const leaderboard = (game: string, players: number, page: number) =>
  ask<Leaderboard>(`/api/ratings/${game}/${players}/${page}`);
/** What a rated game that is over did to ratings. */
export const ratingChanges = (id: string) => ask<RatingChange[]>(`/api/tables/${id}/ratings`);
export const exportAddress = '/api/me/export';
export const signOut = (device: string) => ask<null>(`/api/me/devices/${device}`, undefined, 'DELETE');
export const makeLink = () => ask<DeviceLink>('/api/me/links', undefined, 'POST');
export const lookAtLink = (code: string) => ask<LinkInfo>('/api/links/look', { code });
export const followLink = (code: string) => ask<null>('/api/links', { code });
export const setPassword = (wish: SetPassword) => ask<Me>('/api/me/password', wish, 'PUT');
export const makeCodes = () => ask<RecoveryCodes>('/api/me/codes', undefined, 'POST');
export const signIn = (wish: SignIn) => ask<null>('/api/sessions', wish);
export const recover = (code: string) => ask<null>('/api/sessions/code', { code });
export const askNewPasskey = () => ask<PasskeyQuestion>('/api/me/passkeys/question', undefined, 'POST');
export const addPasskey = (wish: NewPasskey) => ask<Me>('/api/me/passkeys', wish);
export const deletePasskey = (id: string) => ask<null>(`/api/me/passkeys/${id}`, undefined, 'DELETE');
export const askPasskey = () => ask<PasskeyQuestion>('/api/sessions/passkey/question', undefined, 'POST');
export const usePasskey = (wish: UsePasskey) => ask<null>('/api/sessions/passkey', wish);
export const tidings = () => ask<TidingInfo[]>('/api/me/tidings');
export const seeTiding = (thing: string) => ask<null>('/api/me/tidings/seen', { thing }, 'PUT');
export const ways = () => ask<WaysInfo>('/api/me/ways');
export const want = (wish: Want) => ask<WaysInfo>('/api/me/ways', wish, 'PUT');
export const subscribe = (wish: Subscribe) => ask<WaysInfo>('/api/me/push', wish, 'PUT');
export const unsubscribe = () => ask<WaysInfo>('/api/me/push', undefined, 'DELETE');
export const setMail = (address: string) => ask<WaysInfo>('/api/me/mail', { address }, 'PUT');
export const deleteMail = () => ask<WaysInfo>('/api/me/mail', undefined, 'DELETE');
export const confirmMail = (code: string) => ask<null>('/api/mail/confirm', { code });
export const stopMail = (code: string) => ask<null>('/api/mail/stop', { code });
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
