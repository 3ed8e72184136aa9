import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bigRoot,
  compareRootSum,
  type Sign,
  signOfBigSurd,
  signOfProducts,
  signOfRootSum,
  signOfSum,
  signOfSurd,
  signOfTwoBigSurds,
  signOfTwoSurds,
} from './exact-signs.ts';
import { compareReals, ONE, over, ratio, real, root, times, toNumber } from './fixed-point.ts';

const SEED = { seed: 20210814, numRuns: 3000 };
const whole = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });
const huge = fc.maxSafeInteger();
const radicand = fc.integer({ min: 0, max: 2 ** 31 });
const half = fc.integer({ min: -100000, max: 100000 }).map(n => n / 2);
const sign = (x: bigint): Sign => (x > 0n ? 1 : x < 0n ? -1 : 0);

describe('products', () => {
  it('agrees with BigInt on whole numbers of any size', () => {
    fc.assert(
      fc.property(huge, huge, huge, huge, (a, b, c, d) => {
        expect(signOfProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
      }),
      SEED,
    );
  });

  it('agrees where products have different numbers of factors', () => {
    expect(signOfSum([[6], [-2, 3]])).toBe(0);
    expect(signOfSum([[24], [-2, 3, 4]])).toBe(0);
    expect(signOfSum([[2 ** 60], [-(2 ** 30), 2 ** 30], [1]])).toBe(1);
    expect(signOfSum([[2 ** 60], [-(2 ** 30), 2 ** 30], [-0.5]])).toBe(-1);
  });

  it('tells products apart that are the same double', () => {
    const n = 2 ** 30;
    expect(signOfProducts(n + 1, n - 1, n, n)).toBe(-1);
    expect(signOfProducts(n, n, n + 1, n - 1)).toBe(1);
    const m = Number.MAX_SAFE_INTEGER;
    expect(signOfProducts(m, m, m - 1, m + 1 - 0)).toBe(1);
    expect(signOfProducts(m - 1, m, m, m - 1)).toBe(0);
  });

  it('takes halves and quarters, and no finer', () => {
    expect(signOfProducts(142.5, 142.5, 20306.25, 1)).toBe(0);
    expect(() => signOfProducts(0.1, 1, 0.1, 1)).toThrow(RangeError);
  });

  it('sums products of different lengths', () => {
    const factors = fc.array(half, { minLength: 0, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(factors, { maxLength: 5 }), products => {
        const exact = products.reduce(
          (sum, p) => sum + p.reduce((q, x) => q * BigInt(2 * x), 1n) * 2n ** BigInt(4 - p.length),
          0n,
        );
        expect(signOfSum(products)).toBe(sign(exact));
      }),
      SEED,
    );
    const n = 2 ** 26 + 1;
    expect(signOfSum([[n, n, n], [-n, n, n], [1]])).toBe(1);
    expect(
      signOfSum([
        [n, n, n, n],
        [-n, n, n, n],
      ]),
    ).toBe(0);
  });
});

describe('surds', () => {
  it('is zero exactly where the square is met, and changes sign beside it', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 40000 }), fc.integer({ min: 1, max: 40000 }), (_, b, k) => {
        expect(signOfSurd(-b * k, b, k * k)).toBe(0);
        expect(signOfSurd(-b * k, b, k * k + 1)).toBe(1);
        expect(signOfSurd(-b * k, b, k * k - 1)).toBe(-1);
        expect(signOfSurd(b * k, -b, k * k + 1)).toBe(-1);
      }),
      SEED,
    );
  });

  it('agrees with 256 binary places', () => {
    fc.assert(
      fc.property(half, half, radicand, (a, b, c) => {
        expect(signOfSurd(a, b, c)).toBe(compareReals(real(a) + times(real(b), root(real(c))), 0n));
      }),
      SEED,
    );
    fc.assert(
      fc.property(half, half, radicand, half, radicand, (a, b, c, d, e) => {
        const value = real(a) + times(real(b), root(real(c))) + times(real(d), root(real(e)));
        expect(signOfTwoSurds(a, b, c, d, e)).toBe(compareReals(value, 0n));
      }),
      SEED,
    );
  });

  it('decides what doubles cannot: Pell neighbours of the root of two', () => {
    // p/q runs through 1/1, 3/2, 7/5 … with p² - 2q² = ±1 turn by turn.
    let [p, q] = [1n, 1n];
    for (let i = 0; i < 60; i++) {
      const below = p * p < 2n * q * q;
      expect(signOfBigSurd(-p, q, 2n)).toBe(below ? 1 : -1);
      expect(signOfTwoBigSurds(-p * 5n, [2n * q, 2n], [3n * q, 2n])).toBe(below ? 1 : -1);
      if (p < 2n ** 52n) expect(signOfSurd(-Number(p), Number(q), 2)).toBe(below ? 1 : -1);
      if (p < 2n ** 50n) expect(signOfTwoSurds(-3 * Number(p), Number(q), 2, 2 * Number(q), 2)).toBe(below ? 1 : -1);
      [p, q] = [p + 2n * q, p + q];
    }
  });

  it('finds two surds that cancel', () => {
    expect(signOfTwoSurds(0, 3, 8, -2, 18)).toBe(0);
    expect(signOfTwoSurds(-7, 1, 9, 1, 16)).toBe(0);
    expect(signOfTwoSurds(7, -1, 9, -1, 16)).toBe(0);
    expect(signOfTwoSurds(0, 3, 8, -2, 19)).toBe(-1);
    expect(signOfTwoSurds(-0.5, 1, 0.25, 5, 0)).toBe(0);
    expect(signOfTwoSurds(0, 0, 5, 0, 7)).toBe(0);
  });
});

describe('sums of roots', () => {
  it('finds exact equality of triangles with whole sides', () => {
    expect(compareRootSum([9 + 16, 25 + 144], 18)).toBe(0);
    expect(compareRootSum([9 + 16, 25 + 144 + 1], 18)).toBe(1);
    expect(compareRootSum([9 + 16 - 1, 25 + 144], 18)).toBe(-1);
    expect(compareRootSum([6.25, 0.25], 3)).toBe(0);
    expect(compareRootSum([], 0)).toBe(0);
    expect(compareRootSum([0, 0], 0)).toBe(0);
  });

  it('finds roots that cancel against each other', () => {
    expect(signOfRootSum([2, 18], [32], 0)).toBe(0);
    expect(signOfRootSum([2, 18, 3], [32, 12], 0)).toBe(-1);
    expect(signOfRootSum([2, 12], [3, 3, 2], 0)).toBe(0);
    expect(signOfRootSum([0.5], [8], 0)).toBe(-1);
    expect(signOfRootSum([0.5, 0.5, 0.5, 0.5], [8], 0)).toBe(0);
    expect(signOfRootSum([5, 5], [20], 0.25)).toBe(1);
  });

  it('tells apart what doubles take for equal: high differences of the root', () => {
    // The m-th difference of sqrt at n is about n^(1/2 - m), positive for odd m and negative for even.
    const n = 1_000_000_007;
    let row = [1];
    for (let m = 1; m <= 8; m++) {
      row = [...row, 0].map((c, i) => c + (row[i - 1] ?? 0));
      const side = (parity: number): number[] => row.flatMap((c, i) => (i % 2 === parity ? Array(c).fill(n + i) : []));
      expect(signOfRootSum(side(m % 2), side((m + 1) % 2), 0)).toBe(m % 2 === 1 ? 1 : -1);
    }
  });

  it('agrees with 256 binary places', () => {
    const roots = fc.array(radicand, { maxLength: 6 });
    fc.assert(
      fc.property(roots, roots, half, (plus, minus, rest) => {
        const sum = (cs: number[]): bigint => cs.reduce((s, c) => s + root(real(c)), 0n);
        expect(signOfRootSum(plus, minus, rest)).toBe(compareReals(sum(plus) - sum(minus) + real(rest), 0n));
        const near = plus.reduce((s, c) => s + Math.sqrt(c), 0);
        expect(compareRootSum(plus, Math.floor(near))).toBe(compareReals(sum(plus), real(Math.floor(near))));
      }),
      SEED,
    );
  });
});

describe('reals', () => {
  it('roots of whole numbers are the largest that fit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 2600n }), fc.integer({ min: 0, max: 2599 }), (n, drop) => {
        for (const m of [n >> BigInt(drop), bigRoot(n) * bigRoot(n), bigRoot(n) * bigRoot(n) + 2n * bigRoot(n)]) {
          const r = bigRoot(m);
          expect(r * r <= m && (r + 1n) * (r + 1n) > m).toBe(true);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('keeps every double and computes with it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), x => {
        if (x !== 0 && Math.abs(x) < 1e-50) return;
        expect(toNumber(real(x))).toBeCloseTo(x, 9);
        expect(compareReals(times(root(real(Math.abs(x))), root(real(Math.abs(x)))), real(Math.abs(x)))).toBe(0);
      }),
      SEED,
    );
    expect(real(0.1) * 2n ** 200n).toBe((BigInt(0.1 * 2 ** 56) << 200n) * 2n ** 200n);
    expect(over(real(1), real(3))).toBe(ratio(1n, 3n));
    expect(times(ratio(1n, 3n), real(3))).toBe(ONE - 1n);
    expect(root(-5n)).toBe(0n);
    expect(compareReals(times(ratio(1n, 3n), real(3)), ONE)).toBe(0);
    expect(compareReals(real(1.5), real(1.25))).toBe(1);
    expect(compareReals(real(-1.5), real(1.25))).toBe(-1);
  });
});
