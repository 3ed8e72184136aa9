/**
 * The only memory that outlives a call in engine and rulesets. A cache never changes a result, it only saves computing
 * it again: its values are pure functions of their keys, and every cache is bounded, by a number of entries or by the
 * lifetime of its keys. `npm run lint` rejects any other mutable state at the top level of a module.
 */

/**
 * Incremented by `emptyCaches`. Each cache compares it with the generation it was filled in, and starts over if they
 * differ.
 */
let emptied = 0;

/** Empties every cache. Tests do it to show that no result depends on what was computed before. */
export function emptyCaches(): void {
  emptied++;
}

/** One value per object, cached as long as the object lives. */
export function perObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let [values, since] = [new WeakMap<K, V>(), emptied];
  return key => {
    if (since !== emptied) [values, since] = [new WeakMap(), emptied];
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
  let [entry, since]: Latest<Entry<V>> = [null, emptied];
  return (a, b, c, d) => {
    if (since !== emptied) [entry, since] = [null, emptied];
    if (entry !== null && entry.a === a && entry.b === b && entry.c === c && entry.d === d) return entry.value;
    const value = make(a, b, c, d);
    entry = { a, b, c, d, value };
    return value;
  };
}

/** The latest entry, and the number of times that all caches had been emptied by then. */
type Latest<E> = [entry: E | null, since: number];

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
  let [entries, since] = [[] as (Entry<V> | undefined)[], emptied];
  return (index, a, b, c) => {
    if (since !== emptied) [entries, since] = [[], emptied];
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
  let [entry, since]: Latest<Entry<V>> = [null, emptied];
  return (source, a, b, c) => {
    if (since !== emptied) [entry, since] = [null, emptied];
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
  let [entries, since] = [[] as (Entry<V> | undefined)[], emptied];
  return (source, index, a, b, c) => {
    if (since !== emptied) [entries, since] = [[], emptied];
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
  let [entry, since]: Latest<{ key: K; readonly value: V }> = [null, emptied];
  return key => {
    if (since !== emptied) [entry, since] = [null, emptied];
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
  let [entries, since] = [[] as readonly { key: K; readonly value: V }[], emptied];
  return key => {
    if (since !== emptied) [entries, since] = [[], emptied];
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
  let [noted, since] = [[] as (V | undefined)[], emptied];
  return {
    at: index => (since === emptied ? (noted[index] ?? null) : null),
    note: (index, hint) => {
      if (since !== emptied) [noted, since] = [[], emptied];
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
  let [values, since] = [new Map<K, V>(), emptied];
  return (key, make) => {
    if (since !== emptied) [values, since] = [new Map(), emptied];
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
  let [entries, since] = [[] as readonly Entry[], emptied];
  return <X>(situation: K, name: string, make: () => X): X => {
    if (since !== emptied) [entries, since] = [[], emptied];
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
  let [values, since] = [new WeakMap<K, V>(), emptied];
  return {
    get: key => (since === emptied ? values.get(key) : undefined),
    set: (key, value) => {
      if (since !== emptied) [values, since] = [new WeakMap(), emptied];
      values.set(key, value);
    },
  };
}

/** One value per key, at most `most` of them: the oldest is dropped first. */
export function perKey<K extends string | number, V>(make: (key: K) => V, most: number): (key: K) => V {
  let [values, since] = [new Map<K, V>(), emptied];
  return key => {
    if (since !== emptied) [values, since] = [new Map(), emptied];
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    return store(values, key, value, most);
  };
}

/** A value computed on first use. */
export function lazy<V>(make: () => V): () => V {
  let [cell, since]: Latest<{ readonly value: V }> = [null, emptied];
  return () => {
    if (since !== emptied) [cell, since] = [null, emptied];
    cell ??= { value: make() };
    return cell.value;
  };
}

/** Memory that each call fills afresh and reads only within the call: saves allocating it every time. */
export function scratch<T extends object>(make: () => T): () => T {
  let [memory, since]: Latest<T> = [null, emptied];
  return () => {
    if (since !== emptied) [memory, since] = [null, emptied];
    memory ??= make();
    return memory;
  };
}
