import { perKey, scratch, weakly } from '../cache.ts';
import { close, take0, take1 } from '../dice/mix.ts';

/**
 * A fast hash of plain data, 64 bits as 16 hexadecimal digits. It detects accidental differences between states: a bug
 * in the rules, an edited record. It is not cryptographic: collisions can be constructed.
 *
 * Two lanes (lanes 0 and 1 of dice/mix.ts) are fed the same words, side by side:
 *   null, and undefined in a list    1
 *   false, true                      2, 3
 *   a whole number within 32 bits    4, the number (-0 is 0)
 *   any other number                 5, the high and the low word of its IEEE 754 double
 *   a text                           6, its length, its UTF-16 code units two to a word (the first one low)
 *   a list or a record               7, its own digest
 * A list's digest: lanes start at 8, take the length, then each item, and close.
 * A record's digest: each field is hashed separately (lanes start at the digest of its name as a text, take the value,
 * and close) and the fields are added up, so that their order does not matter; undefined fields do not count, as in
 * JSON. Lanes then start at 9, take the number of fields and the sum, and close.
 * The hash of a value: lanes start at 0, take the value, and close.
 *
 * Digests of larger lists and records are cached by object, so these must not be modified after hashing. States share
 * structure, so hashing the next state costs only what changed.
 */
export function hashOf(x: unknown): string {
  const lanes = memory();
  lanes.a = 0;
  lanes.b = 0;
  takeValue(lanes, x);
  return hex(close(lanes.a)) + hex(close(lanes.b));
}

/** The lanes being fed, shared memory: nested digests save and restore them. */
interface Lanes {
  a: number;
  b: number;
  /** The number of values taken so far. */
  taken: number;
  /** Memory for one double, to read its two words. */
  readonly double: DataView;
}

const memory = scratch((): Lanes => ({ a: 0, b: 0, taken: 0, double: new DataView(new ArrayBuffer(8)) }));

interface Digest {
  readonly a: number;
  readonly b: number;
}

const digests = weakly<object, Digest>();

/** The fewest values worth caching a digest for: for less, a lookup costs more than computing it again. */
const WORTH_CACHING = 16;

function take(lanes: Lanes, word: number): void {
  lanes.a = take0(lanes.a, word);
  lanes.b = take1(lanes.b, word);
}

function takeValue(lanes: Lanes, x: unknown): void {
  lanes.taken = (lanes.taken + 1) | 0;
  if (typeof x === 'number') takeNumber(lanes, x);
  else if (typeof x === 'string') takeText(lanes, x);
  else if (typeof x === 'boolean') take(lanes, x ? 3 : 2);
  else if (x === null || x === undefined) take(lanes, 1);
  else if (typeof x === 'object') takeDigest(lanes, x);
  else throw new Error(`a ${typeof x} is no plain data`);
}

function takeNumber(lanes: Lanes, x: number): void {
  const short = x | 0;
  if (short === x) {
    take(lanes, 4);
    take(lanes, short);
    return;
  }
  if (!Number.isFinite(x)) throw new Error(`${x} is no plain data`);
  // The high word comes first, whatever the byte order of the machine.
  lanes.double.setFloat64(0, x);
  take(lanes, 5);
  take(lanes, lanes.double.getUint32(0));
  take(lanes, lanes.double.getUint32(4));
}

function takeText(lanes: Lanes, text: string): void {
  const { length } = text;
  let a = take0(take0(lanes.a, 6), length);
  let b = take1(take1(lanes.b, 6), length);
  for (let i = 0; i < length; i += 2) {
    const word = text.charCodeAt(i) | (i + 1 < length ? text.charCodeAt(i + 1) << 16 : 0);
    a = take0(a, word);
    b = take1(b, word);
  }
  lanes.a = a;
  lanes.b = b;
}

function takeDigest(lanes: Lanes, x: object): void {
  const { a, b } = lanes;
  const digest = digestOf(lanes, x);
  lanes.a = take0(take0(a, 7), digest.a);
  lanes.b = take1(take1(b, 7), digest.b);
}

function digestOf(lanes: Lanes, x: object): Digest {
  const cached = digests.get(x);
  if (cached !== undefined) return cached;
  const before = lanes.taken;
  const digest = Array.isArray(x) ? digestOfList(lanes, x) : digestOfRecord(lanes, x as Record<string, unknown>);
  if (((lanes.taken - before) | 0) >= WORTH_CACHING) digests.set(x, digest);
  return digest;
}

function digestOfList(lanes: Lanes, list: readonly unknown[]): Digest {
  lanes.a = 8;
  lanes.b = 8;
  take(lanes, list.length);
  for (let i = 0; i < list.length; i++) takeValue(lanes, list[i]);
  return { a: close(lanes.a), b: close(lanes.b) };
}

function digestOfRecord(lanes: Lanes, record: Record<string, unknown>): Digest {
  let [sumA, sumB, fields] = [0, 0, 0];
  for (const name of Object.keys(record)) {
    const value = record[name];
    if (value === undefined) continue;
    const start = digestOfName(name);
    lanes.a = start.a;
    lanes.b = start.b;
    takeValue(lanes, value);
    sumA = (sumA + close(lanes.a)) | 0;
    sumB = (sumB + close(lanes.b)) | 0;
    fields++;
  }
  return {
    a: close(take0(take0(9, fields), sumA)),
    b: close(take1(take1(9, fields), sumB)),
  };
}

/** Field names repeat a lot, so their digests are cached; the bound guards against data with arbitrary names. */
const digestOfName = perKey((name: string): Digest => {
  const lanes = memory();
  lanes.a = 0;
  lanes.b = 0;
  takeText(lanes, name);
  return { a: close(lanes.a), b: close(lanes.b) };
}, 10_000);

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
