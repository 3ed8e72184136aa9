import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import { compareReals, real, root, times } from './fixed-point.ts';
import { bigApart, filling, leastApart, rim } from './measure.oracle.ts';
import {
  distance,
  doOverlap,
  farthest,
  gap,
  type How,
  isGapWithin,
  isWhollyWithin,
  isWithin,
  whollyWithin,
  within,
} from './measure.ts';
import { type Standing, standingAt } from './shape.ts';
import { INCH } from './units.ts';

const disc = (x: number, y: number, r: number, z = 0): Standing => ({ ax: x, ay: y, bx: x, by: y, r, z });
const long = (ax: number, ay: number, bx: number, by: number, r: number, z = 0): Standing => ({ ax, ay, bx, by, r, z });
const HOWS: readonly How[] = ['flat', 'solid'];

const whole = fc.integer({ min: 0, max: 60 }).map(n => n * 65);
const base = fc
  .record({
    ax: whole,
    ay: whole,
    ox: fc.integer({ min: -4, max: 4 }),
    oy: fc.integer({ min: -4, max: 4 }),
    r: fc.integer({ min: 100, max: 700 }),
    z: fc.constantFrom(0, 0, 254, 508, 770),
    round: fc.boolean(),
  })
  .map(
    ({ ax, ay, ox, oy, r, z, round }): Standing =>
      round ? disc(ax, ay, r / 2, z) : long(ax, ay, ax + 65 * ox, ay + 65 * oy, r / 2, z),
  );
const runs = { seed: 20210814, numRuns: 2000 };

/** Isometries that keep multiples of 65 whole: shifts, mirrors, quarter turns, turns by 3-4-5 and 5-12-13. */
const MOTIONS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x + 1234, y - 777],
  (x, y) => [-x, y],
  (x, y) => [y, x],
  (x, y) => [-y, x],
  (x, y) => [(3 * x - 4 * y) / 5, (4 * x + 3 * y) / 5],
  (x, y) => [(5 * x + 12 * y) / 13, (-12 * x + 5 * y) / 13],
];

function moved(f: Standing, motion: (x: number, y: number) => readonly [number, number]): Standing {
  const [ax, ay] = motion(f.ax, f.ay);
  const [bx, by] = motion(f.bx, f.by);
  return { ax, ay, bx, by, r: f.r, z: f.z };
}

describe('exactly so far and no farther', () => {
  const check = (a: Standing, b: Standing, x: number, how: How): void => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(isWithin(p, q, x, how)).toBe(true);
      expect(isWithin(p, q, x - 0.5, how)).toBe(false);
      expect(isWithin(p, q, x + 0.5, how)).toBe(true);
      expect(within(p, q, x, how).margin).toBeCloseTo(0, 12);
      expect(within(p, q, x - 0.5, how).margin).toBeLessThan(0);
      expect(within(p, q, x, how).margin).toBeGreaterThanOrEqual(0);
      expect(distance(p, q, how).tenths).toBeCloseTo(x, 9);
    }
  };

  it('1" flat, along an axis and along 3-4-5, with whole and half radii', () => {
    for (const [r, s] of [
      [125, 160],
      [142.5, 142.5],
      [142.5, 125],
      [0, 0],
    ] as const)
      for (const x of [INCH, 0, 127, 6 * INCH]) {
        check(disc(1000, 1000, r), disc(1000 + r + s + x, 1000, s), x, 'flat');
        check(disc(1000, 1000, r, 300), disc(1000, 1000 + r + s + x, s), x, 'flat');
      }
    // Centres 500 apart: 300 and 400.
    check(disc(0, 0, 125), disc(300, 400, 121), INCH, 'flat');
    check(disc(0, 0, 142.5), disc(300, 400, 103.5), INCH, 'flat');
  });

  it('in space, with a height and a gap as the sides of 3-4-5', () => {
    check(disc(0, 0, 125), disc(0, 250 + 600, 125, 800), 1000, 'solid');
    check(disc(0, 0, 142.5), disc(285 + 508 * 3, 0, 142.5, 508 * 4), 508 * 5, 'solid');
    check(disc(0, 0, 125, 800), long(850, -300, 850, 400, 125), 1000, 'solid');
    check(disc(0, 0, 142.5), disc(100, 50, 142.5, INCH), INCH, 'solid');
  });

  it('long bases side by side, end to end, slanted and in space', () => {
    check(long(0, 0, 500, 0, 125), long(200, 504, 900, 504, 125), INCH, 'flat');
    check(long(0, 0, 500, 0, 125), long(1004, 0, 1500, 0, 125), INCH, 'flat');
    // Both along (4, 3); 5k apart across: (-3k, 4k).
    check(long(0, 0, 4000, 3000, 142.5), long(-300, 400, 3700, 3400, 103.5), INCH, 'flat');
    check(long(0, 0, 4000, 3000, 100), disc(2000 - 360, 1500 + 480, 100, 300), 500, 'solid');
    check(long(0, 0, 4000, 3000, 142.5), disc(4000 + 300, 3000 + 400, 103.5), INCH, 'flat');
  });

  it('touching is within 0 and no overlap; one step nearer is', () => {
    expect(isGapWithin(disc(0, 0, 142.5), disc(285, 0, 142.5), 0)).toBe(true);
    expect(doOverlap(disc(0, 0, 142.5), disc(285, 0, 142.5))).toBe(false);
    expect(doOverlap(disc(0, 0, 142.5), disc(284, 0, 142.5))).toBe(true);
    expect(doOverlap(long(0, 0, 4000, 3000, 150), long(-300, 400, 3700, 3400, 350))).toBe(false);
    expect(doOverlap(long(0, 0, 4000, 3000, 150), long(-300, 400, 3700, 3400, 350.5))).toBe(true);
    expect(doOverlap(long(0, 0, 100, 100, 10), long(0, 100, 100, 0, 10))).toBe(true);
  });

  it('one on or in the other is 0 away, in space as far as it is high', () => {
    const big = long(0, 0, 400, 0, 300);
    for (const b of [disc(0, 0, 300), disc(200, 10, 50), long(100, 0, 300, 0, 20), long(200, -900, 200, 900, 5)]) {
      expect(isGapWithin(big, b, 0)).toBe(true);
      expect(gap(big, b).tenths).toBe(0);
      expect(isWithin(big, { ...b, z: INCH }, INCH)).toBe(true);
      expect(isWithin(big, { ...b, z: INCH + 1 }, INCH)).toBe(false);
      expect(distance(big, { ...b, z: 100 }).tenths).toBe(100);
    }
  });

  it('nothing is within less than nothing, and all is within endlessly far', () => {
    for (const how of HOWS) {
      expect(isWithin(disc(0, 0, 100), disc(0, 0, 100), -1, how)).toBe(false);
      expect(isWithin(disc(0, 0, 100), disc(0, 0, 100), Number.NaN, how)).toBe(false);
      expect(isWithin(disc(0, 0, 100), long(9000, 0, 9500, 0, 100, 700), Infinity, how)).toBe(true);
      expect(isWhollyWithin(disc(0, 0, 100), long(9000, 0, 9500, 0, 100, 700), Infinity, how)).toBe(true);
    }
  });
});

describe('wholly within', () => {
  it('counts the far side, exactly', () => {
    const point = standingAt({ x: 0, y: 0, z: 0 });
    expect(isWhollyWithin(disc(300, 400, 142.5), point, 642.5)).toBe(true);
    expect(isWhollyWithin(disc(300, 400, 142.5), point, 642)).toBe(false);
    expect(isWhollyWithin(disc(300, 400, 142.5), disc(0, 0, 125), 517.5)).toBe(true);
    expect(isWhollyWithin(disc(300, 400, 142.5), disc(0, 0, 125), 517)).toBe(false);
    expect(isWhollyWithin(long(300, 400, -300, 400, 100), point, 600)).toBe(true);
    expect(isWhollyWithin(long(300, 400, -301, 400, 100), point, 600)).toBe(false);
    expect(isWhollyWithin(disc(100, 0, 200), disc(0, 0, 300), 0)).toBe(true);
    expect(isWhollyWithin(disc(101, 0, 200), disc(0, 0, 300), 0)).toBe(false);
    expect(isWhollyWithin(disc(0, 0, 300), disc(0, 0, 200), 99)).toBe(false);
  });

  it('in space too', () => {
    // The far side is 600 off seen from above, and 800 higher.
    expect(isWhollyWithin(disc(300, 400, 200, 800), disc(0, 0, 100), 1000)).toBe(true);
    expect(isWhollyWithin(disc(300, 400, 200.5, 800), disc(0, 0, 100), 1000)).toBe(false);
    expect(isWhollyWithin(disc(300, 400, 200, 800), disc(0, 0, 100), 700)).toBe(false);
    expect(isWhollyWithin(disc(300, 400, 200, 800), disc(0, 0, 100), 700, 'flat')).toBe(true);
    const slanted = long(0, 0, 4000, 3000, 100);
    expect(isWhollyWithin(disc(2000 - 300, 1500 + 400, 200, 800), slanted, 1000)).toBe(true);
    expect(isWhollyWithin(disc(2000 - 303, 1500 + 404, 200, 800), slanted, 1000)).toBe(false);
  });
});

describe('properties', () => {
  it('agrees with 256 binary places at ranges around the distance, in both ways of measuring', () => {
    fc.assert(
      fc.property(base, base, fc.constantFrom(...HOWS), fc.integer({ min: -2, max: 2 }), (a, b, how, off) => {
        const { tenths } = distance(a, b, how);
        const x = Math.max(0, Math.round(tenths * 2) / 2 + off / 2);
        const flat = bigApart(a, b) - real(a.r + b.r);
        const rise = real(how === 'flat' ? 0 : a.z - b.z);
        const g = flat < 0n ? 0n : flat;
        const d = root(times(g, g) + times(rise, rise));
        expect(isWithin(a, b, x, how)).toBe(compareReals(d, real(x)) <= 0);
        expect(within(a, b, x, how).within).toBe(isWithin(a, b, x, how));
        expect(doOverlap(a, b)).toBe(compareReals(flat, 0n) < 0);
      }),
      runs,
    );
  });

  it('is the same both ways, shifted, mirrored and turned', () => {
    fc.assert(
      fc.property(base, base, fc.constantFrom(...HOWS), fc.integer({ min: 0, max: 6000 }), (a, b, how, x2) => {
        const near = isWithin(a, b, x2 / 2, how);
        const wholly = isWhollyWithin(a, b, x2 / 2, how);
        expect(isWithin(b, a, x2 / 2, how)).toBe(near);
        if (wholly) expect(near).toBe(true);
        const { tenths } = distance(a, b, how);
        for (const motion of MOTIONS) {
          const [c, d] = [moved(a, motion), moved(b, motion)];
          expect(isWithin(c, d, x2 / 2, how)).toBe(near);
          expect(isWhollyWithin(c, d, x2 / 2, how)).toBe(wholly);
          expect(distance(c, d, how).tenths).toBeCloseTo(tenths, 8);
          expect(farthest(c, d, how).tenths).toBeCloseTo(farthest(a, b, how).tenths, 8);
        }
      }),
      runs,
    );
  });

  it('proves a distance by places of the two bases that far apart', () => {
    fc.assert(
      fc.property(base, base, fc.constantFrom(...HOWS), (a, b, how) => {
        for (const [{ tenths, from, to }, one, other] of [
          [distance(a, b, how), a, b],
          [farthest(a, b, how), b, a],
        ] as const) {
          const flat = Math.hypot(from.x - to.x, from.y - to.y);
          expect(how === 'flat' ? flat : Math.hypot(flat, from.z - to.z)).toBeCloseTo(tenths, 6);
          expect([from.z, to.z]).toEqual([one.z, other.z]);
          expect(gap(standingAt(from), one).tenths).toBeLessThan(1e-6);
          expect(gap(standingAt(to), other).tenths).toBeLessThan(1e-6);
        }
      }),
      runs,
    );
  });
});

describe('dense sampling', () => {
  it('finds no two places nearer than the gap, nor any farther than the farthest', () => {
    const next = numbers(99);
    const some = (): Standing => {
      const [x, y] = [next(1500), next(1500)];
      const r = (40 + next(300)) / 2;
      return next(3) ? long(x, y, x + next(500) - 250, y + next(500) - 250, r) : disc(x, y, r);
    };
    for (let n = 0; n < 400; n++) {
      const [a, b] = [some(), some()];
      const step = 12;
      const { tenths } = gap(a, b);
      const [rimA, rimB] = [rim(a, step), rim(b, step)];
      if (doOverlap(a, b)) {
        expect(leastApart(filling(a, step), filling(b, step))).toBeLessThan(2 * step);
      } else {
        const sampled = leastApart(rimA, rimB);
        expect(sampled).toBeGreaterThanOrEqual(tenths - 1e-6);
        expect(sampled).toBeLessThanOrEqual(tenths + step);
      }
      const fullB = filling(b, step);
      const far = Math.max(...rimA.map(p => leastApart([p], fullB)));
      const farthest = whollyWithin(a, b, 0, 'flat').margin * -INCH;
      expect(far).toBeGreaterThanOrEqual(farthest - step);
      expect(far).toBeLessThanOrEqual(farthest + step);
    }
  });
});
