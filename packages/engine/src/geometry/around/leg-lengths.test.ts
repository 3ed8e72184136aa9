import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReals, over, type Real, real, root } from '../fixed-point.ts';
import { compareLegs, type Leg, lengthOf } from './leg-lengths.ts';

const half = fc.integer({ min: -40000, max: 40000 }).map(n => n / 2);
const whole: fc.Arbitrary<Leg> = fc.integer({ min: 0, max: 2 ** 29 }).map(n => ({ n: n / 4, l: 0 }));
const foot: fc.Arbitrary<Leg> = fc.record({
  n: fc.integer({ min: -(2 ** 29), max: 2 ** 29 }),
  l: fc.constantFrom(25, 1170, 90001),
});
const legs = fc.array(fc.oneof(whole, foot), { maxLength: 6 });

const exactly = (leg: Leg): Real => (leg.l === 0 ? root(real(leg.n)) : over(real(Math.abs(leg.n)), root(real(leg.l))));
const sum = (all: readonly Leg[]): Real => all.reduce((total, leg) => total + exactly(leg), 0n);

describe('lengths of ways', () => {
  it('compare as they do to 256 binary places, also right beside a bound', () => {
    fc.assert(
      fc.property(legs, legs, half, (plus, minus, x) => {
        expect(compareLegs(plus, minus, x)).toBe(compareReals(sum(plus) - sum(minus), real(x)));
        const near = Math.round(2 * plus.reduce((total, leg) => total + lengthOf(leg), 0)) / 2;
        expect(compareLegs(plus, [], near)).toBe(compareReals(sum(plus), real(near)));
        expect(compareLegs(plus, plus, 0)).toBe(0);
        expect(compareLegs([...plus, ...minus], [...minus, ...plus], 0)).toBe(0);
      }),
      { seed: 20210814, numRuns: 1500 },
    );
  });

  it('are equal where they truly are', () => {
    // 600 / sqrt(9) + sqrt(25) = 205; 7 / sqrt(2) = sqrt(24.5); 3 / sqrt(5) + 2 / sqrt(5) = sqrt(5).
    expect(
      compareLegs(
        [
          { n: 600, l: 9 },
          { n: 25, l: 0 },
        ],
        [],
        205,
      ),
    ).toBe(0);
    expect(compareLegs([{ n: 7, l: 2 }], [{ n: 24.5, l: 0 }], 0)).toBe(0);
    expect(
      compareLegs(
        [
          { n: -3, l: 5 },
          { n: 2, l: 5 },
        ],
        [{ n: 5, l: 0 }],
        0,
      ),
    ).toBe(0);
    expect(compareLegs([{ n: 7, l: 2 }], [{ n: 24.75, l: 0 }], 0)).toBe(-1);
    expect(compareLegs([], [], 0)).toBe(0);
  });

  it('tell apart what doubles take for equal', () => {
    // Neighbours of sqrt(2): p² = 2q² - 1 or + 1, so p / sqrt(2) is a hair off q.
    let [p, q] = [1, 1];
    for (let i = 0; i < 20; i++) {
      expect(compareLegs([{ n: p, l: 2 }], [], q)).toBe(p * p < 2 * q * q ? -1 : 1);
      [p, q] = [p + 2 * q, p + q];
    }
  });
});
