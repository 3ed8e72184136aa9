import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, fingerprint } from './canonical.ts';
import { hashOf } from './hash.ts';

const plainData = fc.jsonValue({ maxDepth: 5 });

// Expected values come from an independent implementation of the description.
const VECTORS: readonly (readonly [unknown, string])[] = [
  [null, '87be548a749e225f'],
  [false, '5b956b317ebb5511'],
  [true, 'f4ac84dbb50ae69e'],
  [0, '7a61bece213c7eae'],
  [-0, '7a61bece213c7eae'],
  [1, 'eb840c2a34a45b88'],
  [-1, 'aba33af257dd71d6'],
  [0.5, 'a5412e7d6f196502'],
  [2147483648, '59e1d8e4ccace552'],
  [1e300, 'dc5494bdfc3965c7'],
  ['', '229939d7652173ff'],
  ['a', 'a9d5afc1b065ec96'],
  ['Würfel 🎲', 'a20110b55ea0643f'],
  [[], '1839b808fa0a330f'],
  [{}, '5c5987f7b7d4deca'],
  [[0], 'd2b36650cd755751'],
  [[[]], '35b9d2f889e971aa'],
  [{ a: 1, b: [1, 2.5, 'x', null] }, 'ce76ca6e011f9781'],
  [
    {
      position: { round: 1, models: [{ at: { x: 254, y: -127, z: 0 }, wounds: 3 }] },
      frames: [],
      question: null,
    },
    '88090176aa31f377',
  ],
];

describe('the hash of a state', () => {
  it.each(VECTORS)('of %j is the documented one', (value, hash) => {
    expect(hashOf(value)).toBe(hash);
  });

  it('is equal for equal data and differs for different data', () => {
    fc.assert(
      fc.property(plainData, plainData, (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(canonical(a) === canonical(b));
      }),
      { seed: 3, numRuns: 3000 },
    );
  });

  it('does not depend on a round trip through JSON or the order of fields', () => {
    const turned = (x: unknown): unknown => {
      if (Array.isArray(x)) return x.map(turned);
      if (typeof x !== 'object' || x === null) return x;
      return Object.fromEntries(
        Object.entries(x)
          .reverse()
          .map(([key, value]) => [key, turned(value)]),
      );
    };
    fc.assert(
      fc.property(plainData, x => {
        expect(hashOf(JSON.parse(JSON.stringify(x)))).toBe(hashOf(x));
        expect(hashOf(turned(x))).toBe(hashOf(x));
        expect(canonical(turned(x))).toBe(canonical(x));
      }),
      { seed: 4, numRuns: 1000 },
    );
  });

  it('treats undefined as JSON does', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    expect(hashOf([undefined])).toBe(hashOf([null]));
    expect(canonical({ a: 1, b: undefined })).toBe('{"a":1}');
    expect(canonical([undefined])).toBe('[null]');
  });

  it('differs for nearly equal data', () => {
    const near: readonly unknown[] = [
      [[], []],
      [[[]]],
      [[]],
      [{}],
      { a: {} },
      { a: [] },
      { a: null },
      {},
      [null],
      [null, null],
      null,
      0,
      false,
      '',
      '0',
      1,
      true,
      '1',
      [1],
      [[1]],
      { 1: 1 },
      ['ab'],
      ['a', 'b'],
      ['a', ''],
      ['', 'a'],
      ['b', 'a'],
      'ab',
      'ba',
      'a\0',
      'a',
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: 1 },
      { b: 1 },
      { a: { b: 1 } },
      { b: { a: 1 } },
      { 'a.b': 1 },
      { a: 'b', b: 'a' },
      2 ** 32,
      2 ** 31,
      -(2 ** 31),
      0.1,
      0.2,
      0.30000000000000004,
      0.3,
      5e-324,
      1.7976931348623157e308,
    ];
    expect(new Set(near.map(hashOf)).size).toBe(near.length);
  });

  it('has no more collisions in either half than expected by chance', () => {
    const [whole, left, right] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const SIZE = 100_000;
    for (let i = 0; i < SIZE; i++) {
      const hash = hashOf({ at: { x: i % 1000, y: Math.floor(i / 1000), z: 0 }, list: [i & 1, i & 2] });
      whole.add(hash);
      left.add(hash.slice(0, 8));
      right.add(hash.slice(8));
    }
    // About one pair in each half is expected (SIZE squared / 2 / 2^32).
    expect([SIZE - whole.size, SIZE - left.size, SIZE - right.size].map(n => n < 8)).toEqual([true, true, true]);
    expect(whole.size).toBe(SIZE);
  });

  it('detects a change deep in shared, cached structure', () => {
    const models = Array.from({ length: 50 }, (_, i) => ({
      id: i,
      at: { x: i, y: 0 },
      tags: ['a', 'b', 'c', 'd', 'e'],
    }));
    const state = { position: { models, filler: Array.from({ length: 100 }, (_, i) => i) } };
    const before = hashOf(state);
    const seen = new Set([before]);
    for (let i = 0; i < models.length; i++) {
      const changed = models.with(i, { ...models[i]!, at: { x: i, y: 1 } });
      const next = { position: { ...state.position, models: changed } };
      seen.add(hashOf(next));
      expect(hashOf(next)).toBe(hashOf(JSON.parse(JSON.stringify(next))));
    }
    expect(seen.size).toBe(models.length + 1);
    expect(hashOf(state)).toBe(before);
  });

  it('throws on anything but plain data', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, () => 0, Symbol('x'), 1n]) {
      expect(() => hashOf([wrong])).toThrow('no plain data');
      expect(() => canonical([wrong])).toThrow('no plain data');
    }
  });
});

describe('the fingerprint', () => {
  it('is SHA-256 of the canonical JSON', () => {
    expect(canonical({ b: [1, 'ü"'], a: -0, c: { z: null, y: true } })).toBe(
      '{"a":0,"b":[1,"ü\\""],"c":{"y":true,"z":null}}',
    );
    expect(fingerprint({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  it('distinguishes names that are the same only in UTF-8', () => {
    expect(fingerprint('\ud800')).not.toBe(fingerprint('\udbff'));
  });
});
