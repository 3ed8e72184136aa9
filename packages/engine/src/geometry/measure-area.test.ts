import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import { filling, leastApart, rim } from './measure.oracle.ts';
import {
  beyondLine,
  distanceTo,
  inside,
  isBeyondLine,
  isInside,
  isOnTable,
  isWithinOf,
  overlapsArea,
  withinOf,
} from './measure-area.ts';
import { sideOf } from './polygon.ts';
import { type Point, type Standing, standingAt } from './shape.ts';
import { INCH, inches } from './units.ts';

const disc = (x: number, y: number, r: number, z = 0): Standing => ({ ax: x, ay: y, bx: x, by: y, r, z });
const long = (ax: number, ay: number, bx: number, by: number, r: number, z = 0): Standing => ({ ax, ay, bx, by, r, z });
const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));

const ELL = points(0, 0, 3000, 0, 3000, 1000, 1000, 1000, 1000, 3000, 0, 3000);
/** An edge along (4, 3), so that distances to it are whole. */
const RAMP = points(0, 0, 4000, 3000, 0, 3000);

describe('on the table', () => {
  const table = { width: 44 * INCH, depth: 30 * INCH };

  it('holds for a base that touches the edge from inside, and no farther', () => {
    expect(isOnTable(disc(142.5, 142.5, 142.5), table)).toBe(true);
    expect(isOnTable(disc(142, 200, 142.5), table)).toBe(false);
    expect(isOnTable(disc(table.width - 125, table.depth - 125, 125), table)).toBe(true);
    expect(isOnTable(disc(table.width - 124, 500, 125), table)).toBe(false);
    expect(isOnTable(long(500, table.depth - 125, 900, table.depth - 124, 125), table)).toBe(false);
    expect(isOnTable(long(125, 125, 900, 125, 125), table)).toBe(true);
  });
});

describe('inside an outline', () => {
  it('touching is inside, also at a corner that bends in', () => {
    for (const outline of [ELL, [...ELL].reverse()]) {
      expect(isInside(disc(500, 500, 500), outline)).toBe(true);
      expect(isInside(disc(500, 500, 500.5), outline)).toBe(false);
      expect(isInside(disc(700, 600, 500), outline)).toBe(true);
      expect(isInside(disc(700, 600, 500.5), outline)).toBe(false);
      expect(isInside(disc(2000, 2000, 100), outline)).toBe(false);
      expect(isInside(long(500, 2500, 500, 500, 500), outline)).toBe(true);
      // Both ends inside, the middle over the corner.
      expect(isInside(long(500, 2500, 2500, 500, 100), outline)).toBe(false);
      expect(isInside(long(300, 1700, 1700, 300, 1), outline)).toBe(false);
      expect(isInside(standingAt({ x: 1000, y: 1000, z: 0 }), outline)).toBe(true);
      expect(isInside(standingAt({ x: 1001, y: 1001, z: 0 }), outline)).toBe(false);
    }
    expect(isInside(disc(1000 - 300, 750 + 400, 500), RAMP)).toBe(true);
    expect(isInside(disc(1000 - 300, 750 + 400, 500.5), RAMP)).toBe(false);
  });

  it('tells the room left, and what is lacking', () => {
    expect(inside(disc(500, 500, 246), ELL)).toMatchObject({ inside: true, margin: 1 });
    expect(inside(disc(500, 500, 627), ELL)).toMatchObject({ inside: false, margin: -0.5 });
    expect(inside(disc(2000, 1127, 127), ELL)).toEqual({ inside: false, margin: -1, at: { x: 2000, y: 1000 } });
  });
});

describe('base and area', () => {
  it('touching does not overlap; a point overlaps what it is inside', () => {
    expect(overlapsArea(disc(3100, 500, 100), ELL)).toBe(false);
    expect(overlapsArea(disc(3100, 500, 100.5), ELL)).toBe(true);
    expect(overlapsArea(disc(1300, 1400, 300), ELL)).toBe(false);
    expect(overlapsArea(disc(1300, 1400, 300.5), ELL)).toBe(true);
    expect(overlapsArea(disc(2000 + 300, 1500 - 400, 500), RAMP)).toBe(false);
    expect(overlapsArea(disc(2000 + 300, 1500 - 400, 500.5), RAMP)).toBe(true);
    expect(overlapsArea(disc(0, 500, 1), ELL)).toBe(true);
    expect(overlapsArea(long(-500, 500, 4000, 500, 1), ELL)).toBe(true);
    expect(overlapsArea(standingAt({ x: 0, y: 500, z: 0 }), ELL)).toBe(false);
    expect(overlapsArea(standingAt({ x: 1, y: 500, z: 0 }), ELL)).toBe(true);
  });

  it('exactly 1" from a prism, flat and in space', () => {
    const wall = { corners: RAMP, bottom: 800, top: 1600 };
    const check = (a: Standing, x: number): void => {
      expect(isWithinOf(a, wall, x)).toBe(true);
      expect(isWithinOf(a, wall, x - 0.5)).toBe(false);
      expect(withinOf(a, wall, x).margin).toBeCloseTo(0, 12);
      expect(distanceTo(a, wall).tenths).toBeCloseTo(x, 9);
    };
    check(disc(2000 + 300, 1500 - 400, 246, 800), INCH);
    check(disc(2000 + 300, 1500 - 400, 246, 1600), INCH);
    check(disc(-INCH - 125, 1000, 125, 1000), INCH);
    // 600 aside, 800 below.
    check(disc(2000 + 480, 1500 - 640, 200, 0), 1000);
    check(disc(2000 + 480, 1500 - 640, 200, 2400), 1000);
    check(disc(1000, 2000, 125, 2400), 800);
    expect(isWithinOf(disc(1000, 2000, 125, 2400), wall, 0, 'flat')).toBe(true);
    expect(isWithinOf(disc(1000, 2000, 125, 0), wall, Infinity)).toBe(true);
    expect(isWithinOf(disc(1000, 2000, 125, 1000), wall, -1)).toBe(false);
    expect(withinOf(disc(-254, 1000, 127, 1000), wall, INCH)).toEqual({
      within: true,
      margin: 0.5,
      from: { x: -127, y: 1000, z: 1000 },
      to: { x: 0, y: 1000, z: 1000 },
    });
  });

  it('agrees with dense sampling', () => {
    const next = numbers(4);
    const step = 25;
    const border = ELL.flatMap((a, i) => {
      const b = ELL[(i + 1) % ELL.length]!;
      return Array.from({ length: 120 }, (_, k) => ({
        x: a.x + ((b.x - a.x) * k) / 120,
        y: a.y + ((b.y - a.y) * k) / 120,
      }));
    });
    for (let n = 0; n < 1000; n++) {
      const [x, y, r] = [next(4500) - 700, next(4500) - 700, 50 + next(300)];
      const f = next(2) ? disc(x, y, r) : long(x, y, x + next(900) - 450, y + next(900) - 450, r);
      const all = filling(f, step);
      const isIn = all.map(p => sideOf(ELL, p) > 0);
      if (isInside(f, ELL)) expect(isIn.every((yes, i) => yes || leastApart([all[i]!], border) < step)).toBe(true);
      else if (inside(f, ELL).margin * INCH < -2 * step) expect(isIn.includes(false)).toBe(true);
      const { tenths } = distanceTo(f, { corners: ELL, bottom: 0, top: 100 });
      if (overlapsArea(f, ELL)) expect(tenths).toBe(0);
      else {
        expect(isIn.includes(true)).toBe(false);
        const sampled = leastApart(rim(f, step), border);
        expect(sampled).toBeGreaterThanOrEqual(tenths - 1e-6);
        expect(sampled).toBeLessThanOrEqual(tenths + 2 * step);
      }
    }
  });
});

describe('beyond a line', () => {
  it('RS-8.10: the corner zones of Skirmish, without a root', () => {
    const side = inches(48);
    const [p, q] = [
      { x: 0, y: side },
      { x: side, y: 0 },
    ];
    const at = fc.integer({ min: 0, max: side });
    fc.assert(
      fc.property(at, at, fc.constantFrom(125, 142.5, 160, 200), (x, y, r) => {
        const rest = side - x - y;
        const isBeyond = rest > 0 && rest * rest >= 2 * (inches(12) + r) * (inches(12) + r);
        // Left of the line from the far end to the near one lies the corner with the larger coordinates: so turn it.
        expect(isBeyondLine(disc(x, y, r), q, p, inches(12))).toBe(isBeyond);
        expect(beyondLine(disc(x, y, r), q, p, inches(12)).inside).toBe(isBeyond);
        expect(isBeyondLine(disc(side - x, side - y, r), p, q, inches(12))).toBe(isBeyond);
      }),
      { seed: 8, numRuns: 2000 },
    );
  });

  it('decides the nearest whole places on both sides of an irrational border', () => {
    const [p, q] = [
      { x: 0, y: 0 },
      { x: 10000, y: 10000 },
    ];
    // 3048 from the diagonal: y - x >= 3048 sqrt 2 = 4310.52…
    expect(isBeyondLine(disc(0, 4311, 0), p, q, 3048)).toBe(true);
    expect(isBeyondLine(disc(0, 4310, 0), p, q, 3048)).toBe(false);
    expect(beyondLine(disc(0, 4310, 0), p, q, 3048).margin).toBeLessThan(0);
    expect(isBeyondLine(disc(4310, 0, 0), p, q, 3048)).toBe(false);
    // A base on the line lies -r beyond it; along (4, 3) borders are whole.
    expect(isBeyondLine(disc(0, 0, 142.5), p, q, -142.5)).toBe(true);
    expect(isBeyondLine(disc(0, 0, 142.5), p, q, -142)).toBe(false);
    const [s, t] = [
      { x: 0, y: 0 },
      { x: 4, y: 3 },
    ];
    expect(isBeyondLine(long(-300, 400, 3700, 3400, 246), s, t, INCH)).toBe(true);
    expect(isBeyondLine(long(-300, 400, 3701, 3400, 246), s, t, INCH)).toBe(false);
    expect(beyondLine(disc(-300, 400, 246), s, t, 0)).toMatchObject({ inside: true, margin: 1 });
  });
});
