// Whether a record agrees with itself and with what was noted, as `wartable verify` computes it: the same tests hold both.
import type { Note } from './notes';
import type { Fair, Flaw, GameRecord } from './record';

interface ChainLine extends Flaw {
  text: string;
}

const DIGITS_OF_A_LINK = 8;
const NOTHING_GIVEN = '-';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

/** Browsers compute checksums only for pages that came by https, or from this machine. */
export const canProve = () => globalThis.crypto?.subtle !== undefined;

export async function commitmentOf(secret: string): Promise<string> {
  return toDigits(await crypto.subtle.digest('SHA-256', fromDigits(secret)));
}

/** Where nobody has given anything, the secret itself deals. */
export async function seedFrom({ secret, table, contributions }: Omit<Fair, 'commitment'>): Promise<string> {
  if (contributions.every((given) => given === null)) return secret;
  const seats = contributions.map((given, seat) => `seat ${seat} ${given ?? NOTHING_GIVEN}`);
  const message = ['wartable-fair-1', `table ${table}`, ...seats].map((line) => `${line}\n`).join('');
  return toDigits(await crypto.subtle.sign('HMAC', await keyOf(fromDigits(secret)), encoder.encode(message)));
}

/** Everything that the chain watches over, in its order. */
export function linesOf({ game, rules, players, options, edition, fair, choices }: GameRecord): ChainLine[] {
  const line = (part: string, text: string, which: number | string = '') => ({ part, which: String(which), text });
  const settings = Object.keys(options).sort();
  return [
    line('seed', 'wartable-record-3'),
    line('game', `game ${game}`),
    line('rules', `rules ${rules}`),
    line('players', `players ${players}`),
    ...settings.map((name) => line('option', `option ${name} ${JSON.stringify(options[name])}`, name)),
    ...(edition ? [line('edition', `edition ${edition.digest} ${edition.name}`)] : []),
    ...(fair ? [line('table', `table ${fair.table}`), line('commitment', `commitment ${fair.commitment}`)] : []),
    ...(fair?.contributions ?? []).map((given, seat) =>
      line('contribution', `contribution ${seat} ${given ?? NOTHING_GIVEN}`, seat),
    ),
    ...choices.map(([seat, key], place) => line('choice', `choice ${seat} ${key}`, place + 1)),
  ];
}

/** Each link in full; the last one is the fingerprint of the game. */
export async function linksOf(record: GameRecord): Promise<string[]> {
  const key = await keyOf(encoder.encode(String(record.seed)));
  const links: string[] = [];
  let link = new Uint8Array();
  for (const { text } of linesOf(record)) {
    const line = encoder.encode(`${text}\n`);
    const hashed = new Uint8Array(link.length + line.length);
    hashed.set(link);
    hashed.set(line, link.length);
    link = new Uint8Array(await crypto.subtle.sign('HMAC', key, hashed));
    links.push(toDigits(link.buffer));
  }
  return links;
}

/** The first part that does not fit; `you` is the seat of whoever noted. */
export async function flawOf(record: GameRecord, note: Note | null, you: number | null): Promise<Flaw | null> {
  const spoilt = await flawOfChain(record);
  if (spoilt) return spoilt;
  if (!record.fair) return note ? { part: 'no_fair', which: '' } : null;
  return (await flawOfDeal(record, record.fair)) ?? flawAgainst(record.fair, note, you);
}

/** A changed part spoils its own link and all that follow, a changed link only itself. */
async function flawOfChain(record: GameRecord): Promise<Flaw | null> {
  const { chain } = record;
  const lines = linesOf(record);
  const links = (await linksOf(record)).slice(0, chain.length);
  const spoilt = links.flatMap((link, place) => (link.slice(0, DIGITS_OF_A_LINK) === chain[place] ? [] : [place]));
  const first = spoilt[0];
  if (first === undefined) return lines.length === chain.length ? null : { part: 'length', which: '' };
  if (spoilt.length === 1 && first < links.length - 1) return { part: 'link', which: String(first + 1) };
  const { part, which } = lines[first] as ChainLine;
  return { part, which };
}

async function flawOfDeal(record: GameRecord, fair: Fair): Promise<Flaw | null> {
  if ((await commitmentOf(fair.secret)) !== fair.commitment) return { part: 'secret', which: '' };
  if (fair.contributions.length !== record.players) return { part: 'seats', which: '' };
  return (await seedFrom(fair)) === record.seed ? null : { part: 'derived', which: '' };
}

function flawAgainst(fair: Fair, note: Note | null, you: number | null): Flaw | null {
  if (!note) return null;
  if (note.commitment !== fair.commitment) return { part: 'other_commitment', which: '' };
  const given = you === null ? undefined : note.contributions[you];
  const fits = given === undefined || given === fair.contributions[you ?? 0];
  return fits ? null : { part: 'other_contribution', which: String(you) };
}

function keyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign']);
}

function fromDigits(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toDigits(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
