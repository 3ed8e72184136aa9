/** A problem with a value from outside, and its path. */
export interface Problem {
  /** Like `pieces[2].parts[0].top`; empty for the whole value. */
  readonly path: string;
  readonly problem: string;
  readonly [parameter: string]: unknown;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Validates values from outside: takes unknown, returns a fresh plain value or every problem with its path. A reader
 * collects problems and continues, so that all of them are reported at once.
 */
export interface Reader {
  readonly problems: Problem[];
}

export type Shape<T> = (reader: Reader, path: string, x: unknown) => T;

export const problem = (path: string, id: string, parameters: object = {}): Problem => ({
  path,
  problem: id,
  ...parameters,
});

/** Reads a value of a shape. Never throws, whatever the value is. */
export function readAs<T>(shape: Shape<T>, x: unknown, path = ''): Read<T> {
  const reader: Reader = { problems: [] };
  try {
    const value = shape(reader, path, x);
    return reader.problems.length === 0 ? { ok: true, value } : { ok: false, problems: reader.problems };
  } catch {
    // Only a hostile value (a throwing getter, a revoked proxy, endless nesting) gets here.
    return { ok: false, problems: [...reader.problems, problem(path, 'unreadable')] };
  }
}

const MOST_PROBLEMS = 1000;

/** Notes a problem and returns a placeholder to continue with. */
export function note<T>({ problems }: Reader, noted: Problem, placeholder: T): T {
  if (problems.length < MOST_PROBLEMS) problems.push(noted);
  else if (problems.length === MOST_PROBLEMS) problems.push(problem('', 'too-many-problems', { most: MOST_PROBLEMS }));
  return placeholder;
}

/** Whether problems were noted since there were `before`: for checks that only make sense on valid values. */
export const foundSince = ({ problems }: Reader, before: number): boolean => problems.length > before;

export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (reader, path, x) => {
    if (typeof x !== 'number' || !Number.isSafeInteger(x)) return note(reader, problem(path, 'not-a-whole-number'), 0);
    if (x < least || x > most) return note(reader, problem(path, 'out-of-range', { least, most }), 0);
    return x === 0 ? 0 : x;
  };

export const text =
  (longest = 200): Shape<string> =>
  (reader, path, x) => {
    if (typeof x !== 'string') return note(reader, problem(path, 'not-text'), '');
    return x.length > longest ? note(reader, problem(path, 'too-long', { longest }), '') : x;
  };

export const flag: Shape<boolean> = (reader, path, x) =>
  typeof x === 'boolean' ? x : note(reader, problem(path, 'not-yes-or-no'), false);

export const oneOf =
  <const T extends string | number | boolean | null>(...options: readonly T[]): Shape<T> =>
  (reader, path, x) =>
    options.includes(x as T) ? (x as T) : note(reader, problem(path, 'not-one-of', { options }), options[0]!);

export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (reader, path, x) =>
    x === null ? null : shape(reader, path, x);

export const listOf =
  <T>(shape: Shape<T>, longest = 10_000): Shape<readonly T[]> =>
  (reader, path, x) => {
    const length: unknown = Array.isArray(x) ? x.length : -1;
    // A proxy may claim any length.
    if (!Array.isArray(x) || typeof length !== 'number' || !(length >= 0))
      return note(reader, problem(path, 'not-a-list'), []);
    if (length > longest) return note(reader, problem(path, 'too-long', { longest }), []);
    const list: T[] = [];
    for (let i = 0; i < length; i++) list.push(readIn(reader, `${path}[${i}]`, shape, x, i));
    return list;
  };

/** A list of exactly `count` items. */
export const exactly =
  <T>(count: number, shape: Shape<T>): Shape<readonly T[]> =>
  (reader, path, x) => {
    const read = listOf(shape, count)(reader, path, x);
    return Array.isArray(x) && x.length < count
      ? note(reader, problem(path, 'wrong-number', { wanted: count }), read)
      : read;
  };

/** Reads the shape first, and runs further checks only if it is valid. */
export const checked =
  <T>(shape: Shape<T>, check: (reader: Reader, value: T) => void): Shape<T> =>
  (reader, path, x) => {
    const before = reader.problems.length;
    const value = shape(reader, path, x);
    if (!foundSince(reader, before)) check(reader, value);
    return value;
  };

type Fields<T> = { readonly [K in keyof T]: Shape<T[K]> };

/** A record with exactly these fields; `maybe` lists those that may be absent. */
export const fields = <T extends object>(shapes: Fields<T>, maybe: readonly (keyof T & string)[] = []): Shape<T> => {
  const names = Object.keys(shapes) as (keyof T & string)[];
  return (reader, path, x) => {
    const record: Record<string, unknown> = {};
    if (typeof x !== 'object' || x === null || Array.isArray(x))
      return note(reader, problem(path, 'not-a-record'), record as T);
    const source = x as Record<string, unknown>;
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    for (const name of Object.keys(source))
      if (!Object.hasOwn(shapes, name)) note(reader, problem(at(name.slice(0, 100)), 'unknown-field'), null);
    for (const name of names) {
      if (Object.hasOwn(source, name)) record[name] = readIn(reader, at(name), shapes[name], source, name);
      else if (!maybe.includes(name)) note(reader, problem(at(name), 'missing'), null);
    }
    return record as T;
  };
};

/** `readAt` for a field or an index: the common case, without a closure. */
function readIn<T>(reader: Reader, path: string, shape: Shape<T>, from: object, name: string | number): T {
  try {
    return shape(reader, path, (from as Record<string | number, unknown>)[name]);
  } catch {
    return note(reader, problem(path, 'unreadable'), undefined as T);
  }
}

/** Reads one value inside another; an exception becomes a problem at its path. */
export function readAt<T>(reader: Reader, path: string, shape: Shape<T>, get: () => unknown): T {
  try {
    return shape(reader, path, get());
  } catch {
    // The value is never used, as there is a problem.
    return note(reader, problem(path, 'unreadable'), undefined as T);
  }
}

/** Copies plain JSON data of any form, up to a depth and a size. */
export const plain =
  (deepest = 40, largest = 200_000): Shape<unknown> =>
  (reader, path, x) => {
    let left = largest;
    const tooLarge = (at: string): null => {
      left = 0;
      return note(reader, problem(at, 'too-large'), null);
    };
    const copy = (at: string, value: unknown, depth: number): unknown => {
      if (left === 0) return null;
      if (--left === 0 || depth > deepest) return tooLarge(at);
      if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
      if (typeof value === 'number')
        return Number.isFinite(value) ? value || 0 : note(reader, problem(at, 'not-plain-data'), null);
      if (Array.isArray(value)) {
        if (value.length > left) return tooLarge(at);
        const list: unknown[] = [];
        for (let i = 0; i < value.length && left > 0; i++) list.push(copy(`${at}[${i}]`, value[i], depth + 1));
        return list;
      }
      if (!isRecord(value)) return note(reader, problem(at, 'not-plain-data'), null);
      return Object.fromEntries(
        Object.keys(value).map(key => [key, copy(at === '' ? key : `${at}.${key}`, value[key], depth + 1)]),
      );
    };
    return copy(path, x, 0);
  };

/** Whether it is a plain object: dates, maps and the like are not. */
function isRecord(x: unknown): x is Record<string, unknown> {
  if (typeof x !== 'object' || x === null) return false;
  const kind: unknown = Object.getPrototypeOf(x);
  return kind === null || Object.getPrototypeOf(kind) === null;
}
