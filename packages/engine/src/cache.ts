/**
 * The only memory that outlives a call in engine and rulesets. A cache never changes a result, it only saves computing
 * it again: its values are pure functions of their keys, and every cache is bounded, by a number of entries or by the
 * lifetime of its keys. `npm run lint` rejects any other mutable state at the top level of a module.
 */

/**
 * Incremented by `emptyCaches`. Each cache compares it with the generation it was filled in, and starts over if they
 * differ.
 */
let generation = 0;

/** Empties every cache. Tests do it to show that no result depends on what was computed before. */
export function emptyCaches(): void {
  generation++;
}

/** One value per object, cached as long as the object lives. */
export function perObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let [values, madeIn] = [new WeakMap<K, V>(), generation];
  return key => {
    if (madeIn !== generation) [values, madeIn] = [new WeakMap(), generation];
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

/** Caches the latest value, and reuses it while all arguments (up to four) are identical. */
export function latest<V, A, B = void, C = void, D = void>(
  make: (a: A, b: B, c: C, d: D) => V,
): (a: A, b: B, c: C, d: D) => V {
  let [entry, madeIn]: Latest<Entry<V>> = [null, generation];
  return (a, b, c, d) => {
    if (madeIn !== generation) [entry, madeIn] = [null, generation];
    if (entry !== null && entry.a === a && entry.b === b && entry.c === c && entry.d === d) return entry.value;
    const value = make(a, b, c, d);
    entry = { a, b, c, d, value };
    return value;
  };
}

/** The latest entry, and the generation it was made in. */
type Latest<E> = [entry: E | null, madeIn: number];

interface Entry<V> {
  readonly a: unknown;
  readonly b: unknown;
  readonly c: unknown;
  readonly d: unknown;
  readonly value: V;
}

/** As `latest`, one value per small index: a model's index, for instance. */
export function latestAt<V, A = void, B = void, C = void>(
  make: (index: number, a: A, b: B, c: C) => V,
  most = 256,
): (index: number, a: A, b: B, c: C) => V {
  let [entries, madeIn] = [[] as (Entry<V> | undefined)[], generation];
  return (index, a, b, c) => {
    if (madeIn !== generation) [entries, madeIn] = [[], generation];
    const entry = entries[index];
    if (entry !== undefined && entry.a === a && entry.b === b && entry.c === c) return entry.value;
    const value = make(index, a, b, c);
    if (index < most) entries[index] = { a, b, c, d: undefined, value };
    return value;
  };
}

/**
 * As `latest`, with a source that is not part of the key, a table for instance: `make` may use only what the keys
 * determine.
 */
export function latestFrom<V, S, A = void, B = void, C = void>(
  make: (source: S, a: A, b: B, c: C) => V,
): (source: S, a: A, b: B, c: C) => V {
  let [entry, madeIn]: Latest<Entry<V>> = [null, generation];
  return (source, a, b, c) => {
    if (madeIn !== generation) [entry, madeIn] = [null, generation];
    if (entry !== null && entry.a === a && entry.b === b && entry.c === c) return entry.value;
    const value = make(source, a, b, c);
    entry = { a, b, c, d: undefined, value };
    return value;
  };
}

/** As `latestFrom`, one value per small index. */
export function latestAtFrom<V, S, A, B = void, C = void>(
  make: (source: S, index: number, a: A, b: B, c: C) => V,
  most = 256,
): (source: S, index: number, a: A, b: B, c: C) => V {
  let [entries, madeIn] = [[] as (Entry<V> | undefined)[], generation];
  return (source, index, a, b, c) => {
    if (madeIn !== generation) [entries, madeIn] = [[], generation];
    const entry = entries[index];
    if (entry !== undefined && entry.a === a && entry.b === b && entry.c === c) return entry.value;
    const value = make(source, index, a, b, c);
    if (index < most) entries[index] = { a, b, c, d: undefined, value };
    return value;
  };
}

/** As `perObject`, with up to two more keys of which only the latest are cached per object. */
export function latestPer<K extends object, V, A, B = void>(
  make: (key: K, a: A, b: B) => V,
): (key: K, a: A, b: B) => V {
  const of = perObject((key: K) => latest((a: A, b: B) => make(key, a, b)));
  // The same object is often looked up repeatedly.
  return latest((key: K, a: A, b: B) => of(key)(a, b));
}

/**
 * Caches the latest value, and reuses it while keys are alike: copies of a key get the identical value, which can in
 * turn be a key of other caches. Keys that are alike must have equal values.
 */
export function latestAlike<K, V>(isAlike: (before: K, now: K) => boolean, make: (key: K) => V): (key: K) => V {
  let [entry, madeIn]: Latest<{ key: K; readonly value: V }> = [null, generation];
  return key => {
    if (madeIn !== generation) [entry, madeIn] = [null, generation];
    if (entry !== null && (entry.key === key || isAlike(entry.key, key))) entry.key = key;
    else entry = { key, value: make(key) };
    return entry.value;
  };
}

/** As `latestAlike` for each of the last few keys, so that actual and hypothetical positions can alternate. */
export function recentAlike<K, V>(
  isAlike: (before: K, now: K) => boolean,
  make: (key: K) => V,
  most: number,
): (key: K) => V {
  let [entries, madeIn] = [[] as readonly { key: K; readonly value: V }[], generation];
  return key => {
    if (madeIn !== generation) [entries, madeIn] = [[], generation];
    const first = entries[0];
    if (first !== undefined && (first.key === key || isAlike(first.key, key))) {
      first.key = key;
      return first.value;
    }
    let entry = entries.find(each => each.key === key) ?? entries.find(each => isAlike(each.key, key));
    if (entry === undefined) entry = { key, value: make(key) };
    else entry.key = key;
    entries = [entry, ...entries.filter(each => each !== entry).slice(0, most - 1)];
    return entry.value;
  };
}

/** Where to look first, by a small index. A hint may save time, but must not change a result. */
export interface Hints<V> {
  at(index: number): V | null;
  note(index: number, hint: V): void;
}

export function hints<V>(most: number): Hints<V> {
  let [noted, madeIn] = [[] as (V | undefined)[], generation];
  return {
    at: index => (madeIn === generation ? (noted[index] ?? null) : null),
    note: (index, hint) => {
      if (madeIn !== generation) [noted, madeIn] = [[], generation];
      if (index < most) noted[index] = hint;
    },
  };
}

/**
 * Whether any of these satisfies a test that is a pure function: first the one that did the last time at this index.
 */
export function anyLikely<V>(likely: Hints<V>, index: number, all: readonly V[], test: (value: V) => boolean): boolean {
  const first = likely.at(index);
  if (first !== null && all.includes(first) && test(first)) return true;
  for (const value of all)
    if (value !== first && test(value)) {
      likely.note(index, value);
      return true;
    }
  return false;
}

/** Returns the value cached under a key, or makes it. `make` must depend on nothing but the key. */
export type Keyed<K extends string | number, V> = (key: K, make: () => V) => V;

/** Stores a value, and drops the oldest one beyond `most`. */
function store<K, V>(values: Map<K, V>, key: K, value: V, most: number): V {
  if (values.size >= most) values.delete(values.keys().next().value as K);
  values.set(key, value);
  return value;
}

/** Values by key, at most `most` of them: the oldest is dropped first. */
export function keyed<K extends string | number, V>(most: number): Keyed<K, V> {
  let [values, madeIn] = [new Map<K, V>(), generation];
  return (key, make) => {
    if (madeIn !== generation) [values, madeIn] = [new Map(), generation];
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make();
    return store(values, key, value, most);
  };
}

/** Returns the value cached under a name for a situation, or makes it. */
export type Recent<K> = <X>(situation: K, name: string, make: () => X) => X;

/** Values by name for each of the last few situations, so that actual and hypothetical positions can alternate. */
export function recent<K>(isAlike: (before: K, now: K) => boolean, most: number): Recent<K> {
  interface Entry {
    readonly situation: K;
    readonly values: Map<string, unknown>;
  }
  let [entries, madeIn] = [[] as readonly Entry[], generation];
  return <X>(situation: K, name: string, make: () => X): X => {
    if (madeIn !== generation) [entries, madeIn] = [[], generation];
    let entry = entries.find(each => isAlike(each.situation, situation));
    if (entry === undefined) {
      entry = { situation, values: new Map() };
      entries = [entry, ...entries.slice(0, most - 1)];
    }
    if (!entry.values.has(name)) entry.values.set(name, make());
    return entry.values.get(name) as X;
  };
}

/** Values by object, looked up and stored by the caller: for when only some values are worth caching. */
export function weakly<K extends object, V>(): { get(key: K): V | undefined; set(key: K, value: V): void } {
  let [values, madeIn] = [new WeakMap<K, V>(), generation];
  return {
    get: key => (madeIn === generation ? values.get(key) : undefined),
    set: (key, value) => {
      if (madeIn !== generation) [values, madeIn] = [new WeakMap(), generation];
      values.set(key, value);
    },
  };
}

/** One value per key, at most `most` of them: the oldest is dropped first. */
export function perKey<K extends string | number, V>(make: (key: K) => V, most: number): (key: K) => V {
  let [values, madeIn] = [new Map<K, V>(), generation];
  return key => {
    if (madeIn !== generation) [values, madeIn] = [new Map(), generation];
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    return store(values, key, value, most);
  };
}

/** A value computed on first use. */
export function lazy<V>(make: () => V): () => V {
  let [cell, madeIn]: Latest<{ readonly value: V }> = [null, generation];
  return () => {
    if (madeIn !== generation) [cell, madeIn] = [null, generation];
    cell ??= { value: make() };
    return cell.value;
  };
}

/** Memory that each call fills afresh and reads only within the call: saves allocating it every time. */
export function scratch<T extends object>(make: () => T): () => T {
  let [memory, madeIn]: Latest<T> = [null, generation];
  return () => {
    if (madeIn !== generation) [memory, madeIn] = [null, generation];
    memory ??= make();
    return memory;
  };
}
