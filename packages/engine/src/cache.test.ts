import { describe, expect, it } from 'vitest';
import {
  anyLikely,
  emptyCaches,
  hints,
  keyed,
  latest,
  latestAlike,
  latestAt,
  latestAtFrom,
  latestFrom,
  latestPer,
  lazy,
  perKey,
  perObject,
  recent,
  recentAlike,
  scratch,
  weakly,
} from './cache.ts';

/** Records every call of `make`. */
function counting<A extends readonly unknown[]>() {
  const calls: A[] = [];
  const make = (...args: A): object => {
    calls.push(args);
    return { args };
  };
  return { calls, make };
}

describe('perObject', () => {
  it('makes one value for each object', () => {
    const { calls, make } = counting<[object]>();
    const of = perObject(make);
    const [a, b] = [{}, {}];
    expect(of(a)).toBe(of(a));
    expect(of(b)).not.toBe(of(a));
    expect(calls).toEqual([[a], [b]]);
  });
});

describe('latest', () => {
  it.each([0, 1, 2, 3])('makes the value again when argument %i differs', which => {
    const { calls, make } = counting<[number, number, number, number]>();
    const of = latest(make);
    const args: [number, number, number, number] = [1, 2, 3, 4];
    const first = of(...args);
    expect(of(...args)).toBe(first);
    const other = args.with(which, 9) as typeof args;
    expect(of(...other)).toEqual({ args: other });
    // Only the latest is kept.
    expect(of(...args)).not.toBe(first);
    expect(calls).toHaveLength(3);
  });

  it('takes fewer arguments', () => {
    const of = latest((a: string) => ({ a }));
    expect(of('x')).toBe(of('x'));
    expect(of('y')).toEqual({ a: 'y' });
  });

  it('caches nothing when `make` throws', () => {
    const of = latest((a: number) => {
      if (a === 0) throw new Error('none');
      return { a };
    });
    const one = of(1);
    expect(() => of(0)).toThrow('none');
    expect(of(1)).toBe(one);
  });
});

describe('latestAt', () => {
  it.each([0, 1, 2])('makes the value again when argument %i differs, at that index alone', which => {
    const { make } = counting<[number, number, number, number]>();
    const of = latestAt(make);
    const args: [number, number, number] = [1, 2, 3];
    const [first, second] = [of(0, ...args), of(1, ...args)];
    expect(of(0, ...args)).toBe(first);
    expect(second).not.toBe(first);
    const other = args.with(which, 9) as typeof args;
    expect(of(0, ...other)).toEqual({ args: [0, ...other] });
    expect(of(1, ...args)).toBe(second);
    expect(of(0, ...args)).not.toBe(first);
  });

  it('caches nothing from the bound on', () => {
    const calls: number[] = [];
    const of = latestAt((index: number, a: string) => {
      calls.push(index);
      return { a };
    }, 2);
    for (const index of [1, 2, 1, 2]) of(index, 'a');
    expect(calls).toEqual([1, 2, 2]);
  });
});

describe('keyed', () => {
  it('keeps a limited number, and drops the oldest first', () => {
    const get = keyed<string, object>(2);
    const keys: string[] = [];
    const of = (key: string): object =>
      get(key, () => {
        keys.push(key);
        return { key };
      });
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) expect(of(key)).toEqual({ key });
    expect(keys).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('scratch', () => {
  it('is the same memory for every call', () => {
    const room = scratch(() => new Float64Array(4));
    expect(room()).toBe(room());
  });
});

describe('recent', () => {
  it('makes a value once per name while situations are alike, and drops the oldest situation', () => {
    const { calls, make } = counting<[string]>();
    const of = recent<{ readonly key: number }>((before, now) => before.key === now.key, 2);
    const ask = (key: number, name: string): object => of({ key }, name, () => make(`${key}/${name}`));
    expect(ask(1, 'a')).toBe(ask(1, 'a'));
    expect(ask(1, 'b')).not.toBe(ask(1, 'a'));
    ask(2, 'a');
    ask(1, 'a');
    ask(3, 'a');
    ask(2, 'a');
    ask(1, 'a');
    expect(calls.flat()).toEqual(['1/a', '1/b', '2/a', '3/a', '1/a']);
  });

  it('caches a value that is undefined', () => {
    const of = recent<number>((a, b) => a === b, 1);
    let calls = 0;
    const make = (): undefined => void calls++;
    of(1, 'a', make);
    of(1, 'a', make);
    expect(calls).toBe(1);
  });
});

describe('perKey', () => {
  it('makes one value per key, and drops the oldest', () => {
    const { calls, make } = counting<[string]>();
    const of = perKey(make, 2);
    expect(of('a')).toBe(of('a'));
    of('b');
    of('c');
    expect(calls).toEqual([['a'], ['b'], ['c']]);
    of('b');
    of('c');
    expect(calls).toHaveLength(3);
    of('a');
    expect(calls).toHaveLength(4);
  });
});

describe('lazy', () => {
  it('makes its value once, on first use, even an undefined one', () => {
    const { calls, make } = counting<[]>();
    const value = lazy(make);
    expect(calls).toHaveLength(0);
    expect(value()).toBe(value());
    expect(calls).toHaveLength(1);
    let count = 0;
    const none = lazy(() => {
      count++;
    });
    none();
    none();
    expect(count).toBe(1);
  });
});

describe('weakly', () => {
  it('holds what the caller stores', () => {
    const values = weakly<object, number>();
    const key = {};
    expect(values.get(key)).toBe(undefined);
    values.set(key, 1);
    expect(values.get(key)).toBe(1);
  });
});

describe('latestFrom', () => {
  it.each([0, 1, 2])('makes the value again when key %i differs, whatever the source', which => {
    const { calls, make } = counting<[object, number, number, number]>();
    const of = latestFrom(make);
    const keys: [number, number, number] = [1, 2, 3];
    const first = of({}, ...keys);
    expect(of({}, ...keys)).toBe(first);
    const source = {};
    const other = keys.with(which, 9) as typeof keys;
    expect(of(source, ...other)).toEqual({ args: [source, ...other] });
    expect(calls).toHaveLength(2);
  });
});

describe('latestAtFrom', () => {
  it.each([0, 1])('makes the value again when key %i differs, at that index alone', which => {
    const { calls, make } = counting<[object, number, number, number]>();
    const of = latestAtFrom(make);
    const keys: [number, number] = [1, 2];
    const [first, second] = [of({}, 0, ...keys), of({}, 1, ...keys)];
    expect(of({}, 0, ...keys)).toBe(first);
    expect(of({}, 0, ...(keys.with(which, 9) as typeof keys))).not.toBe(first);
    expect(of({}, 1, ...keys)).toBe(second);
    expect(calls).toHaveLength(3);
  });

  it('caches nothing beyond its bound', () => {
    const of = latestAtFrom((_source: object, index: number, a: number) => ({ index, a }), 2);
    expect(of({}, 1, 5)).toBe(of({}, 1, 5));
    expect(of({}, 2, 5)).not.toBe(of({}, 2, 5));
    expect(of({}, 2, 5)).toEqual({ index: 2, a: 5 });
  });
});

describe('latestPer', () => {
  it('caches the latest value of each object, also when objects alternate', () => {
    const { calls, make } = counting<[object, number, number]>();
    const of = latestPer(make);
    const [a, b] = [{}, {}];
    const [first, second] = [of(a, 1, 1), of(b, 1, 1)];
    expect(of(a, 1, 1)).toBe(first);
    expect(of(b, 1, 1)).toBe(second);
    expect(of(a, 2, 1)).not.toBe(first);
    expect(of(a, 2, 2)).toEqual({ args: [a, 2, 2] });
    expect(of(b, 1, 1)).toBe(second);
    expect(calls).toHaveLength(4);
  });
});

describe('recentAlike', () => {
  it('keeps the values of the last few keys, and finds one for any key that is alike', () => {
    let compared = 0;
    const of = recentAlike(
      (a: readonly number[], b: readonly number[]) => {
        compared++;
        return a[0] === b[0];
      },
      key => ({ first: key[0] }),
      2,
    );
    const one = [1, 2];
    const value = of(one);
    const other = of([2]);
    expect([of(one), of([2, 3]), of([1, 4])]).toEqual([value, other, value]);
    expect([of([1, 5]) === value, of([2]) === other]).toEqual([true, true]);
    // A third key drops the one that was not used for longest.
    of([3]);
    expect([of([2]) === other, of([1]) === value]).toEqual([true, false]);
    compared = 0;
    of(one);
    expect([of(one).first, compared <= 2]).toEqual([1, true]);
  });
});

describe('latestAlike', () => {
  it('returns the same value for consecutive keys that are alike', () => {
    const of = latestAlike(
      (a: readonly number[], b: readonly number[]) => a[0] === b[0],
      key => ({ first: key[0] }),
    );
    const value = of([1, 2]);
    expect(of([1, 3])).toBe(value);
    expect(of([2])).toEqual({ first: 2 });
    // Another key came in between.
    expect(of([1, 2])).not.toBe(value);
    expect(of([1, 2])).toEqual(value);
  });

  it('does not compare a key with itself', () => {
    let comparisons = 0;
    const isAlike = (): boolean => {
      comparisons++;
      return true;
    };
    const of = latestAlike(isAlike, (key: object) => ({ key }));
    const [a, b] = [{}, {}];
    of(a);
    of(a);
    expect(comparisons).toBe(0);
    expect(of(b)).toEqual({ key: a });
    expect(comparisons).toBe(1);
    // The latest key counts, though its value was made for another.
    of(b);
    expect(comparisons).toBe(1);
  });
});

describe('anyLikely', () => {
  it('tests first what passed the last time, and no value twice', () => {
    const likely = hints<number>(1);
    const tested: number[] = [];
    const isAnyAt = (all: readonly number[], wanted: number): boolean => {
      tested.length = 0;
      return anyLikely(likely, 0, all, value => {
        tested.push(value);
        return value === wanted;
      });
    };
    expect([isAnyAt([1, 2, 3], 3), tested]).toEqual([true, [1, 2, 3]]);
    expect([isAnyAt([1, 2, 3], 3), tested]).toEqual([true, [3]]);
    expect([isAnyAt([1, 2, 3], 2), tested]).toEqual([true, [3, 1, 2]]);
    expect([isAnyAt([1, 2, 3], 4), tested]).toEqual([false, [2, 1, 3]]);
    expect([isAnyAt([1, 3], 3), tested]).toEqual([true, [1, 3]]);
  });
});

describe('hints', () => {
  it('returns the latest note at an index below its bound', () => {
    const likely = hints<string>(2);
    expect(likely.at(0)).toBeNull();
    likely.note(0, 'x');
    likely.note(0, 'y');
    likely.note(2, 'z');
    expect([0, 1, 2].map(index => likely.at(index))).toEqual(['y', null, null]);
  });
});

describe('emptyCaches', () => {
  const key = {};
  const always = (): boolean => true;
  const asking =
    <A extends readonly unknown[]>(of: (...args: A) => object, ...args: A) =>
    () =>
      of(...args);
  const stored = weakly<object, object>();
  const shortcut = hints<object>(1);
  /** Each asks its cache for the same value: if another is made, the cache was empty. */
  const lookups: { readonly [name: string]: (make: () => object) => () => object } = {
    perObject: make => asking(perObject(make), key),
    latest: make => asking(latest<object, number>(make), 1),
    latestAt: make => asking(latestAt<object, number>(make), 0, 1),
    latestFrom: make => asking(latestFrom<object, object>(make), key),
    latestAtFrom: make => asking(latestAtFrom<object, object, number>(make), key, 0, 1),
    latestPer: make => asking(latestPer<object, object, number>(make), key, 1),
    latestAlike: make => asking(latestAlike<number, object>(always, make), 1),
    recentAlike: make => asking(recentAlike<number, object>(always, make, 2), 1),
    recent: make => asking(recent<number>(always, 2), 1, 'name', make),
    keyed: make => asking(keyed<string, object>(2), 'key', make),
    perKey: make => asking(perKey<string, object>(make, 2), 'key'),
    lazy,
    scratch,
  };

  it.each(Object.keys(lookups))('empties %s', name => {
    const ask = lookups[name]!(() => ({}));
    const first = ask();
    expect(ask()).toBe(first);
    emptyCaches();
    const second = ask();
    expect(second).not.toBe(first);
    expect(ask()).toBe(second);
  });

  it('empties what callers store themselves', () => {
    stored.set(key, key);
    shortcut.note(0, key);
    expect([stored.get(key), shortcut.at(0)]).toEqual([key, key]);
    emptyCaches();
    expect([stored.get(key), shortcut.at(0)]).toEqual([undefined, null]);
    stored.set(key, key);
    shortcut.note(0, key);
    expect([stored.get(key), shortcut.at(0)]).toEqual([key, key]);
  });
});
