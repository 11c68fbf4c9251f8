// A record as the page reads it: everything must be where it belongs, or the first part that is not is named.
export interface Fair {
  table: string;
  commitment: string;
  secret: string;
  contributions: (string | null)[];
}

export interface GameRecord {
  game: string;
  rules: number;
  players: number;
  chance: 'quick' | 'sealed';
  seed: number | string;
  options: Record<string, boolean | number | string>;
  choices: [number, string][];
  fair: Fair | null;
  chain: string[];
  wartable: number;
  edition?: Edition; // of component data other than the printed
}

export interface Edition {
  name: string;
  digest: string;
}

/** What does not fit in a record; `which` is the number or the name of the part where there are several. */
export interface Flaw {
  part: string;
  which: string;
}

type Check = (value: unknown) => boolean;
type Fields = Record<string, Check>;

const FORMAT = 3;
const isNumber: Check = Number.isSafeInteger;
const isText: Check = (value) => typeof value === 'string';
const isDigits: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isSetting: Check = (value) => typeof value === 'boolean' || isNumber(value) || isText(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isChoice: Check = (value) => Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isText(value[1]);

const FAIR: Fields = {
  table: isText,
  commitment: isDigits,
  secret: isDigits,
  contributions: listOf((value) => value === null || isDigits(value)),
};
const EDITION: Fields = { name: isText, digest: isText };
const RECORD: Fields = {
  game: isText,
  rules: isNumber,
  players: isNumber,
  chance: (value) => value === 'quick' || value === 'sealed',
  seed: (value) => isNumber(value) || isDigits(value),
  options: (value) => isObject(value) && Object.values(value).every(isSetting),
  choices: listOf(isChoice),
  fair: (value) => value === null || (isObject(value) && misplaced(value, FAIR) === null),
  chain: listOf(isText),
  wartable: (value) => value === FORMAT,
  edition: (value) => value === undefined || (isObject(value) && misplaced(value, EDITION) === null),
};

export function isFlaw(read: GameRecord | Flaw): read is Flaw {
  return 'part' in read;
}

/** The record in a text, or what is wrong with it. */
export function readRecord(text: string): GameRecord | Flaw {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return { part: 'text', which: (error as Error).message };
  }
  if (!isObject(read)) return { part: 'text', which: '' };
  const wrong = misplaced(read, RECORD);
  if (wrong !== null)
    return { part: 'field', which: isObject(read.fair) && wrong === 'fair' ? inFair(read.fair) : wrong };
  const record = read as unknown as GameRecord;
  return (record.chance === 'sealed') === isText(record.seed) ? record : { part: 'field', which: 'chance' };
}

/** The first field that is missing, unknown or of the wrong kind. */
function misplaced(value: Record<string, unknown>, fields: Fields): string | null {
  const unknown = Object.keys(value).find((name) => !(name in fields));
  return unknown ?? Object.keys(fields).find((name) => !fields[name]?.(value[name])) ?? null;
}

const inFair = (fair: Record<string, unknown>) => `fair.${misplaced(fair, FAIR)}`;
