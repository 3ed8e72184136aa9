import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signOfSurds, surd, surdOf, surdText } from './surd-sums.ts';

const SEED = { seed: 20210814, numRuns: 1000 };

describe('sums of surds', () => {
  it('are zero when their families cancel', () => {
    // sqrt(2) + sqrt(8) = sqrt(18); 3/5 of 5 is 3.
    expect(signOfSurds([surd(1n, 2n, 1n), surd(1n, 8n, 1n), surd(-1n, 18n, 1n)])).toBe(0);
    expect(signOfSurds([surd(3n, 25n, 5n), surd(-3n, 1n, 1n)])).toBe(0);
    expect(signOfSurds([surd(1n, 2n, 3n), surd(-2n, 2n, 6n)])).toBe(0);
    expect(signOfSurds([])).toBe(0);
  });

  it('are told apart however close', () => {
    // (10^12)² and its neighbour.
    const n = 10n ** 24n;
    expect(signOfSurds([surd(1n, n + 1n, 1n), surd(-(10n ** 12n), 1n, 1n)])).toBe(1);
    expect(signOfSurds([surd(1n, n - 1n, 1n), surd(-(10n ** 12n), 1n, 1n)])).toBe(-1);
    // A classic near miss: sqrt(10) + sqrt(11) is less than sqrt(5) + sqrt(18) by 2e-4.
    expect(signOfSurds([surd(1n, 10n, 1n), surd(1n, 11n, 1n), surd(-1n, 5n, 1n), surd(-1n, 18n, 1n)])).toBe(1);
  });

  it('have the sign that doubles see, where they see one', () => {
    const term = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(9999), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(fc.array(term, { maxLength: 6 }), terms => {
        const value = terms.reduce((sum, [a, u, d]) => sum + (a * Math.sqrt(u)) / d, 0);
        const sign = signOfSurds(terms.map(([a, u, d]) => surd(BigInt(a), BigInt(u), BigInt(d))));
        if (Math.abs(value) > 1e-6) expect(sign).toBe(Math.sign(value));
      }),
      SEED,
    );
  });

  it('are zero against themselves, written otherwise', () => {
    const term = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(9999), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(fc.array(term, { maxLength: 5 }), fc.integer({ min: 2, max: 9 }), (terms, k) => {
        const one = terms.map(([a, u, d]) => surd(BigInt(a), BigInt(u), BigInt(d)));
        const other = terms.map(([a, u, d]) => surd(BigInt(-a), BigInt(u * k * k), BigInt(d * k)));
        expect(signOfSurds([...one, ...other])).toBe(0);
        expect(signOfSurds([...one, ...other, surd(1n, 1n, 10n ** 40n)])).toBe(1);
      }),
      { ...SEED, numRuns: 200 },
    );
  });

  it('survive as text', () => {
    const term = surd(-3n, 10n ** 30n + 7n, 2n);
    expect(surdOf(surdText(term))).toEqual(term);
    expect(JSON.parse(JSON.stringify(surdText(term)))).toEqual(surdText(term));
    expect(surd(1n, 2n, -3n)).toEqual({ times: -1n, root: 2n, over: 3n });
  });
});
