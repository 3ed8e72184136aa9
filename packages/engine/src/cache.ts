/**
 * The only memory that outlives a call in engine and rulesets. A cache never changes an answer, it only saves finding it
 * again: what it holds is a pure function of its keys, and every cache is bounded, by a number of entries or by the life
 * of its key. `npm run lint` refuses any other mutable state at the top level of a module.
 */

/** One value for each object, kept for as long as the object lives. */
export function perObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const values = new WeakMap<K, V>();
  return key => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

/** The latest value, reused while every argument is the same one. Up to four arguments. */
export function latest<V, A, B = void, C = void, D = void>(
  make: (a: A, b: B, c: C, d: D) => V,
): (a: A, b: B, c: C, d: D) => V {
  let entry: Entry<V> | null = null;
  return (a, b, c, d) => {
    if (entry !== null && entry.a === a && entry.b === b && entry.c === c && entry.d === d) return entry.value;
    const value = make(a, b, c, d);
    entry = { a, b, c, d, value };
    return value;
  };
}

interface Entry<V> {
  readonly a: unknown;
  readonly b: unknown;
  readonly c: unknown;
  readonly d: unknown;
  readonly value: V;
}

/** As `latest`, one value for each small whole number: a model's place in the list, for instance. */
export function latestAt<V, A, B = void, C = void>(
  make: (index: number, a: A, b: B, c: C) => V,
  most = 256,
): (index: number, a: A, b: B, c: C) => V {
  const entries: (Entry<V> | undefined)[] = [];
  return (index, a, b, c) => {
    const entry = entries[index];
    if (entry !== undefined && entry.a === a && entry.b === b && entry.c === c) return entry.value;
    const value = make(index, a, b, c);
    if (index < most) entries[index] = { a, b, c, d: undefined, value };
    return value;
  };
}

/**
 * As `latest`, where the value is read off something that is no key, a table for instance: `make` must depend on nothing
 * of it but what the keys tell.
 */
export function latestFrom<V, S, A = void, B = void, C = void>(
  make: (source: S, a: A, b: B, c: C) => V,
): (source: S, a: A, b: B, c: C) => V {
  let entry: Entry<V> | null = null;
  return (source, a, b, c) => {
    if (entry !== null && entry.a === a && entry.b === b && entry.c === c) return entry.value;
    const value = make(source, a, b, c);
    entry = { a, b, c, d: undefined, value };
    return value;
  };
}

/** As `latestFrom`, one value for each small whole number. */
export function latestAtFrom<V, S, A, B = void>(
  make: (source: S, index: number, a: A, b: B) => V,
  most = 256,
): (source: S, index: number, a: A, b: B) => V {
  const entries: (Entry<V> | undefined)[] = [];
  return (source, index, a, b) => {
    const entry = entries[index];
    if (entry !== undefined && entry.a === a && entry.b === b) return entry.value;
    const value = make(source, index, a, b);
    if (index < most) entries[index] = { a, b, c: undefined, d: undefined, value };
    return value;
  };
}

/** As `perObject` with up to two more keys, of which the latest of each object are kept. */
export function latestPer<K extends object, V, A, B = void>(
  make: (key: K, a: A, b: B) => V,
): (key: K, a: A, b: B) => V {
  const of = perObject((key: K) => latest((a: A, b: B) => make(key, a, b)));
  // One object is asked about again and again.
  return latest((key: K, a: A, b: B) => of(key)(a, b));
}

/**
 * The latest value, reused for every key that is like its own: keys that come as copies get one and the same value, by
 * which others may cache in turn. What is alike must have equal values.
 */
export function latestAlike<K, V>(isAlike: (before: K, now: K) => boolean, make: (key: K) => V): (key: K) => V {
  let entry: { readonly key: K; readonly value: V } | null = null;
  return key => {
    if (entry !== null && entry.key === key) return entry.value;
    entry = { key, value: entry !== null && isAlike(entry.key, key) ? entry.value : make(key) };
    return entry.value;
  };
}

/** Where to look first, by a small whole number. It may save time, and must not change an answer. */
export interface Hints<V> {
  at(index: number): V | null;
  note(index: number, hint: V): void;
}

export function hints<V>(most: number): Hints<V> {
  const noted: (V | undefined)[] = [];
  return {
    at: index => noted[index] ?? null,
    note: (index, hint) => {
      if (index < most) noted[index] = hint;
    },
  };
}

/** Gives what is cached under a key, or makes it. `make` must depend on nothing but the key. */
export type Keyed<K extends string | number, V> = (key: K, make: () => V) => V;

/** Stores a value among at most so many: the oldest goes first. */
function store<K, V>(values: Map<K, V>, key: K, value: V, most: number): V {
  if (values.size >= most) values.delete(values.keys().next().value as K);
  values.set(key, value);
  return value;
}

/** Values by key, at most so many: the oldest goes first. */
export function keyed<K extends string | number, V>(most: number): Keyed<K, V> {
  const values = new Map<K, V>();
  return (key, make) => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make();
    return store(values, key, value, most);
  };
}

/** Gives what is cached by a name for a situation, or makes it. */
export type Recent<K> = <X>(situation: K, name: string, make: () => X) => X;

/** Values by name for each of the last few situations: what is and what would be can be asked about in turn. */
export function recent<K>(isAlike: (before: K, now: K) => boolean, most: number): Recent<K> {
  interface Entry {
    readonly situation: K;
    readonly values: Map<string, unknown>;
  }
  let entries: readonly Entry[] = [];
  return <X>(situation: K, name: string, make: () => X): X => {
    let entry = entries.find(each => isAlike(each.situation, situation));
    if (entry === undefined) {
      entry = { situation, values: new Map() };
      entries = [entry, ...entries.slice(0, most - 1)];
    }
    if (!entry.values.has(name)) entry.values.set(name, make());
    return entry.values.get(name) as X;
  };
}

/** Values by object, looked up and stored by the caller: for values of which only some are worth caching. */
export const weakly = <K extends object, V>(): Pick<WeakMap<K, V>, 'get' | 'set'> => new WeakMap<K, V>();

/** One value for each key, at most so many: the oldest goes first. */
export function perKey<K extends string | number, V>(make: (key: K) => V, most: number): (key: K) => V {
  const values = new Map<K, V>();
  return key => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    return store(values, key, value, most);
  };
}

/** A value made when it is first asked for. */
export function lazy<V>(make: () => V): () => V {
  let made: { readonly value: V } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Distinct small whole numbers, from 1 on, for objects that live for good: `latestAt` may then cache by them. */
export function numbering(): () => number {
  let given = 0;
  return () => ++given;
}

/** Memory that is filled anew by each call and read only within it: saves allocating it every time. */
export function scratch<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
