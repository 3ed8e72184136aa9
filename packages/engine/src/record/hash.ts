import { close, take0, take1 } from '../dice/mix.ts';

/**
 * A fast hash of plain data, 64 bits as 16 hexadecimal digits. It tells states apart after a slip, an edit or a fault
 * of the rules; it is not cryptographic, and someone who wants two states with one hash can find them.
 *
 * Two lanes (lanes 0 and 1 of dice/mix.ts) are fed the same words, side by side:
 *   null, and undefined in a list    1
 *   false, true                      2, 3
 *   a whole number within 32 bits    4, the number (-0 is 0)
 *   any other number                 5, the high and the low word of its IEEE 754 double
 *   a text                           6, its length, its UTF-16 code units two to a word (the first one low)
 *   a list or a record               7, its own digest
 * A list's digest: lanes start at 8, take the length, then each item, and close.
 * A record's digest: each field is hashed for itself (lanes start at the digest of its name as a text, take the value,
 * and close) and the fields are added up, so that their order does not matter; fields that are undefined do not
 * count, as in JSON. Lanes then start at 9, take the number of fields and the sum, and close.
 * The hash of a value: lanes start at 0, take the value, and close.
 *
 * Digests of larger lists and records are remembered, so they must not be changed after they were hashed. States
 * share structure: hashing the next state costs only what changed.
 */
export function hashOf(x: unknown): string {
  laneA = 0;
  laneB = 0;
  takeValue(x);
  return hex(close(laneA)) + hex(close(laneB));
}

interface Digest {
  readonly a: number;
  readonly b: number;
}

const known = new WeakMap<object, Digest>();

/** Names of fields repeat endlessly; the bound is for data that makes names up. */
const names = new Map<string, Digest>();
const MOST_NAMES = 10_000;

/** The lanes being fed. Whoever feeds others in between keeps its own aside. */
let laneA = 0;
let laneB = 0;

const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);
double[0] = 1;
const [HIGH, LOW] = halves[1] === 0 ? [0, 1] : [1, 0];

/**
 * How many values were taken so far, and how many must be behind a digest to remember it: to remember a smaller one
 * costs more than to work it out again.
 */
let taken = 0;
const WORTH_KEEPING = 16;

function take(word: number): void {
  laneA = take0(laneA, word);
  laneB = take1(laneB, word);
}

function takeValue(x: unknown): void {
  taken = (taken + 1) | 0;
  if (typeof x === 'number') takeNumber(x);
  else if (typeof x === 'string') takeText(x);
  else if (typeof x === 'boolean') take(x ? 3 : 2);
  else if (x === null || x === undefined) take(1);
  else if (typeof x === 'object') takeDigest(x);
  else throw new Error(`a ${typeof x} is no plain data`);
}

function takeNumber(x: number): void {
  const short = x | 0;
  if (short === x) {
    take(4);
    take(short);
    return;
  }
  if (!Number.isFinite(x)) throw new Error(`${x} is no plain data`);
  double[0] = x;
  take(5);
  take(halves[HIGH]!);
  take(halves[LOW]!);
}

function takeText(text: string): void {
  take(6);
  take(text.length);
  for (let i = 0; i < text.length; i += 2)
    take(text.charCodeAt(i) | (i + 1 < text.length ? text.charCodeAt(i + 1) << 16 : 0));
}

function takeDigest(x: object): void {
  const [a, b] = [laneA, laneB];
  const digest = digestOf(x);
  laneA = take0(take0(a, 7), digest.a);
  laneB = take1(take1(b, 7), digest.b);
}

function digestOf(x: object): Digest {
  const found = known.get(x);
  if (found !== undefined) return found;
  const before = taken;
  const made = Array.isArray(x) ? digestOfList(x) : digestOfRecord(x as Record<string, unknown>);
  if (((taken - before) | 0) >= WORTH_KEEPING) known.set(x, made);
  return made;
}

function digestOfList(list: readonly unknown[]): Digest {
  laneA = 8;
  laneB = 8;
  take(list.length);
  for (let i = 0; i < list.length; i++) takeValue(list[i]);
  return { a: close(laneA), b: close(laneB) };
}

function digestOfRecord(record: Record<string, unknown>): Digest {
  let [sumA, sumB, fields] = [0, 0, 0];
  for (const name of Object.keys(record)) {
    const value = record[name];
    if (value === undefined) continue;
    const start = digestOfName(name);
    laneA = start.a;
    laneB = start.b;
    takeValue(value);
    sumA = (sumA + close(laneA)) | 0;
    sumB = (sumB + close(laneB)) | 0;
    fields++;
  }
  return {
    a: close(take0(take0(9, fields), sumA)),
    b: close(take1(take1(9, fields), sumB)),
  };
}

function digestOfName(name: string): Digest {
  const found = names.get(name);
  if (found !== undefined) return found;
  laneA = 0;
  laneB = 0;
  takeText(name);
  const made = { a: close(laneA), b: close(laneB) };
  if (names.size >= MOST_NAMES) names.clear();
  names.set(name, made);
  return made;
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
