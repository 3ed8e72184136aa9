/** What is wrong with something read from outside, and where. */
export interface Problem {
  /** Like `pieces[2].parts[0].top`; empty for the whole. */
  readonly path: string;
  readonly problem: string;
  readonly [parameter: string]: unknown;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reading what comes from outside: unknown in, a fresh plain value or every problem with its path out.
 * A reader notes problems and goes on, so that a person sees all of them at once.
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

/** Reads a value by its shape. Never throws, whatever is handed in. */
export function readAs<T>(shape: Shape<T>, x: unknown, path = ''): Read<T> {
  const reader: Reader = { problems: [] };
  try {
    const value = shape(reader, path, x);
    return reader.problems.length === 0 ? { ok: true, value } : { ok: false, problems: reader.problems };
  } catch {
    // Only a value that lies about itself (a throwing getter, a revoked proxy, endless nesting) gets here.
    return { ok: false, problems: [...reader.problems, problem(path, 'unreadable')] };
  }
}

const MOST_PROBLEMS = 1000;

/** Notes a problem and gives something to go on with. */
export function note<T>({ problems }: Reader, found: Problem, stand: T): T {
  if (problems.length < MOST_PROBLEMS) problems.push(found);
  else if (problems.length === MOST_PROBLEMS) problems.push(problem('', 'too-many-problems', { most: MOST_PROBLEMS }));
  return stand;
}

/** Whether problems were noted since there were so many: for checks that only make sense on good values. */
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
    const made: T[] = [];
    for (let i = 0; i < length; i++) made.push(readIn(reader, `${path}[${i}]`, shape, x, i));
    return made;
  };

/** A list of so many, no more and no fewer. */
export const exactly =
  <T>(count: number, shape: Shape<T>): Shape<readonly T[]> =>
  (reader, path, x) => {
    const read = listOf(shape, count)(reader, path, x);
    return Array.isArray(x) && x.length < count
      ? note(reader, problem(path, 'wrong-number', { wanted: count }), read)
      : read;
  };

/** The form first; then, of what has a good form, everything else there is against it. */
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
    const made: Record<string, unknown> = {};
    if (typeof x !== 'object' || x === null || Array.isArray(x))
      return note(reader, problem(path, 'not-a-record'), made as T);
    const given = x as Record<string, unknown>;
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    for (const name of Object.keys(given))
      if (!Object.hasOwn(shapes, name)) note(reader, problem(at(name.slice(0, 100)), 'unknown-field'), null);
    for (const name of names) {
      if (Object.hasOwn(given, name)) made[name] = readIn(reader, at(name), shapes[name], given, name);
      else if (!maybe.includes(name)) note(reader, problem(at(name), 'missing'), null);
    }
    return made as T;
  };
};

/** The same by the name or number of the value: much is read so, and nothing is made for it. */
function readIn<T>(reader: Reader, path: string, shape: Shape<T>, from: object, name: string | number): T {
  try {
    return shape(reader, path, (from as Record<string | number, unknown>)[name]);
  } catch {
    return note(reader, problem(path, 'unreadable'), undefined as T);
  }
}

/** Reads one value inside another. What cannot even be looked at has its own problem there. */
export function readAt<T>(reader: Reader, path: string, shape: Shape<T>, get: () => unknown): T {
  try {
    return shape(reader, path, get());
  } catch {
    // Nobody uses what is read beside a problem.
    return note(reader, problem(path, 'unreadable'), undefined as T);
  }
}

/** Plain JSON data of any form, copied, to a stated depth and size: past them it is read no further. */
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
        const made: unknown[] = [];
        for (let i = 0; i < value.length && left > 0; i++) made.push(copy(`${at}[${i}]`, value[i], depth + 1));
        return made;
      }
      if (!isRecord(value)) return note(reader, problem(at, 'not-plain-data'), null);
      return Object.fromEntries(
        Object.keys(value).map(key => [key, copy(at === '' ? key : `${at}.${key}`, value[key], depth + 1)]),
      );
    };
    return copy(path, x, 0);
  };

/** An object of no class: dates, maps and the like are no plain data. */
function isRecord(x: unknown): x is Record<string, unknown> {
  if (typeof x !== 'object' || x === null) return false;
  const kind: unknown = Object.getPrototypeOf(x);
  return kind === null || Object.getPrototypeOf(kind) === null;
}
