// What this browser noted of a table before its cards were dealt: the commitment, and what it gave to the deal itself.
import { USUAL_TERMS } from '../life/terms';
import * as api from './api';
import type { NewTable, TableInfo } from './types';

export interface Note {
  commitment: string;
  contributions: Record<number, string>; // by seats
}

const OURS = 'wartable:'; // what pages keep of tables
const PREFIX = `${OURS}fair:`;
const BYTES = 32;

export function noteOf(id: string): Note | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
  } catch {
    return null;
  }
}

/** The first commitment that is seen stands: another one later would be a lie. */
export function noteCommitment({ id, commitment }: TableInfo): void {
  if (commitment && !noteOf(id)) keep(id, { commitment, contributions: {} });
}

/** Sit down, and give to the deal. What was sent once is sent again: the server keeps the first that it gets. */
export async function sitDown(table: TableInfo, seat: number, name = ''): Promise<TableInfo> {
  noteCommitment(table);
  const called = name ? { name } : {};
  if (!table.commitment) return api.takeSeat(table.id, seat, called);
  const note = noteOf(table.id) ?? { commitment: table.commitment, contributions: {} };
  const contribution = note.contributions[seat] ?? randomDigits();
  keep(table.id, { ...note, contributions: { ...note.contributions, [seat]: contribution } });
  return api.takeSeat(table.id, seat, { ...called, contribution });
}

/** A new table. Where others can sit, its maker sits down after the server has committed itself, as they do. */
export async function makeTable(wish: NewTable): Promise<TableInfo> {
  const seat = wish.seats.indexOf('me');
  if (seat < 0 || !wish.seats.includes('open')) return api.newTable(wish);
  const table = await api.newTable({ ...wish, seats: wish.seats.map((kind) => (kind === 'me' ? 'open' : kind)) });
  return sitDown(table, seat).catch(() => table);
}

/** A table for people who share this device, with their names by seats; each gives to the deal on sitting down. */
export async function makeShared(wish: NewTable, names: Record<number, string>): Promise<TableInfo> {
  let table = await api.newTable({ ...wish, terms: { ...(wish.terms ?? USUAL_TERMS), one_device: true } });
  for (const [seat, name] of Object.entries(names)) table = await sitDown(table, Number(seat), name);
  return table;
}

export function forgetNotes(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
}

function keep(id: string, note: Note): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(note));
  } catch {
    // A browser that keeps nothing still plays, and proves less.
  }
}

function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
