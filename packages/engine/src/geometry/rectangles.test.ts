import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  doOverlap,
  farthest,
  gap,
  isGapWithin,
  isWhollyWithin,
  isWithin,
  whollyWithin,
  within,
} from './measure.ts';
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
import { outside, rimOfBase, sampledGap, separation } from './rectangles.oracle.ts';
import { type BaseSize, type Direction, footprintOf, type Point, type Standing } from './shape.ts';
import { INCH } from './units.ts';

const SQUARE: BaseSize = { shape: 'rectangular', length: 250, width: 250 };
const CAVALRY: BaseSize = { shape: 'rectangular', length: 500, width: 250 };
const DISC: BaseSize = { shape: 'round', diameter: 320 };
const OVAL: BaseSize = { shape: 'long', length: 600, width: 350 };

const on = (size: BaseSize, x: number, y: number, along?: Direction, z = 0): Standing => ({
  ...footprintOf(size, { x, y }, along),
  z,
});
const p = (x: number, y: number): Point => ({ x, y });

const direction = fc
  .record({ dx: fc.integer({ min: -12, max: 12 }), dy: fc.integer({ min: -12, max: 12 }) })
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);
const place = fc.integer({ min: 600, max: 2000 });
const standing = (...sizes: readonly BaseSize[]): fc.Arbitrary<Standing> =>
  fc
    .record({
      size: fc.constantFrom(...sizes),
      x: place,
      y: place,
      along: direction,
      z: fc.constantFrom(0, 0, 254, 762),
    })
    .map(({ size, x, y, along, z }) => on(size, x, y, along, z));
const angular = standing(SQUARE, CAVALRY, { shape: 'rectangular', length: 750, width: 255 });
const any = standing(SQUARE, CAVALRY, DISC, OVAL, { shape: 'round', diameter: 285 });
const SEED = { seed: 1913, numRuns: 400 };
const STEP = 6;

describe('a rectangular base', () => {
  it('has its printed size along an axis, and along 3-4-5', () => {
    expect(footprintOf(CAVALRY, p(1000, 1000)).corners).toEqual([
      p(750, 875),
      p(1250, 875),
      p(1250, 1125),
      p(750, 1125),
    ]);
    expect(footprintOf(CAVALRY, p(0, 0), { dx: 3, dy: 4 }).corners).toEqual([
      p(-50, -275),
      p(250, 125),
      p(50, 275),
      p(-250, -125),
    ]);
  });

  it('that is square covers the same ground after a quarter turn, and after half a turn', () => {
    const ground = ({ corners }: { corners?: readonly Point[] }): string =>
      corners!
        .map(({ x, y }) => `${x}/${y}`)
        .sort()
        .join(' ');
    fc.assert(
      fc.property(direction, ({ dx, dy }) => {
        const turned = (along: Direction, size = SQUARE): string => ground(footprintOf(size, p(5, 7), along));
        expect(turned({ dx: -dy, dy: dx })).toBe(turned({ dx, dy }));
        expect(turned({ dx: -dx, dy: -dy }, CAVALRY)).toBe(turned({ dx, dy }, CAVALRY));
      }),
      SEED,
    );
  });

  it('holds its body: the oval of its sizes', () => {
    const { corners: _corners, ...body } = footprintOf(CAVALRY, p(1000, 1000), { dx: 3, dy: 4 });
    expect(body).toEqual(footprintOf({ ...CAVALRY, shape: 'long' }, p(1000, 1000), { dx: 3, dy: 4 }));
    expect(footprintOf(SQUARE, p(1, 2))).toMatchObject({ ax: 1, ay: 2, bx: 1, by: 2, r: 125 });
  });
});

describe('the distance of a rectangular base', () => {
  it('is exactly so far and no farther: side to side, corner to corner, corner to side, corner to disc', () => {
    const check = (a: Standing, b: Standing, x: number): void => {
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        expect(isWithin(one, other, x)).toBe(true);
        expect(isWithin(one, other, x - 1)).toBe(false);
        expect(within(one, other, x).margin).toBe(0);
        expect(within(one, other, x - 1).margin).toBeLessThan(0);
        expect(distance(one, other).tenths).toBeCloseTo(x, 9);
      }
    };
    check(on(SQUARE, 1000, 1000), on(SQUARE, 1000 + 250 + INCH, 1100), INCH);
    // The corners (1125, 1125) and (1425, 1525) are 300, 400 apart.
    check(on(SQUARE, 1000, 1000), on(SQUARE, 1550, 1650), 500);
    // A corner of the turned one, (250, 125) from its middle, points at the side.
    check(on(CAVALRY, 1000, 1000, { dx: 3, dy: 4 }), on(SQUARE, 1000 + 250 + INCH + 125, 1125), INCH);
    check(on(SQUARE, 1000, 1000), on(DISC, 1125 + 300, 1125 + 400), 340);
    check(on(SQUARE, 1000, 1000), on({ shape: 'round', diameter: 0 }, 1000, 1125 + 77), 77);
    // In space: 762 up and 1016 away are 1270.
    check(on(SQUARE, 1000, 1000), on(SQUARE, 1000 + 250 + 1016, 1000, undefined, 762), 1270);
  });

  it('counts as none where bases touch or overlap; touching is no overlap', () => {
    const a = on(SQUARE, 1000, 1000);
    const beside = on(SQUARE, 1250, 1100);
    expect(isGapWithin(a, beside, 0)).toBe(true);
    expect(doOverlap(a, beside)).toBe(false);
    expect(doOverlap(a, on(SQUARE, 1249, 1100))).toBe(true);
    expect(isGapWithin(a, on(SQUARE, 1251, 1100), 0)).toBe(false);
    expect(doOverlap(a, on(SQUARE, 1250, 1250))).toBe(false);
    expect(doOverlap(a, on(DISC, 1000 + 125 + 160, 1000))).toBe(false);
    expect(doOverlap(a, on(DISC, 1000 + 125 + 159, 1000))).toBe(true);
    // By the corner a disc comes nearer than to its own width: 125 + 96, 125 + 128 is 160 from the corner.
    expect(doOverlap(a, on(DISC, 1125 + 96, 1125 + 128))).toBe(false);
    expect(doOverlap(a, on(DISC, 1125 + 96, 1125 + 127))).toBe(true);
    expect(gap(a, on({ shape: 'round', diameter: 40 }, 1010, 1000)).tenths).toBe(0);
    expect(isWithin(a, on(DISC, 9000, 9000), Infinity)).toBe(true);
    expect(isWithin(a, a, -1)).toBe(false);
  });

  it('agrees with edges sampled densely, whichever is asked first', () => {
    fc.assert(
      fc.property(angular, any, fc.integer({ min: 0, max: 900 }), (a, b, x) => {
        const seen = sampledGap(a, b, STEP);
        const { tenths } = gap(a, b);
        expect(tenths).toBeLessThanOrEqual(seen + 1e-6);
        expect(tenths).toBeGreaterThan(seen - STEP);
        expect(isGapWithin(a, b, x)).toBe(isGapWithin(b, a, x));
        if (seen < x - 1e-6) expect(isGapWithin(a, b, x)).toBe(true);
        if (seen > x + STEP) expect(isGapWithin(a, b, x)).toBe(false);
        if (seen > 0) expect(doOverlap(a, b)).toBe(false);
        if (a.corners && b.corners && separation(a.corners, b.corners) < -1e-6) expect(doOverlap(a, b)).toBe(true);
        const { from, to } = distance(a, b);
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(tenths, 6);
        expect(Math.abs(outside(a, from))).toBeLessThan(tenths > 0 ? 1e-6 : 999);
      }),
      SEED,
    );
  });

  it('wholly within: every sampled place of the one is near enough to the other', () => {
    fc.assert(
      fc.property(any, any, fc.integer({ min: 0, max: 900 }), fc.boolean(), (a, b, x, flat) => {
        if (!a.corners && !b.corners) return;
        const how = flat ? 'flat' : 'solid';
        const rise = flat ? 0 : a.z - b.z;
        const most = Math.max(
          ...rimOfBase(a, STEP).map(at => sampledGap(on({ shape: 'round', diameter: 0 }, at.x, at.y), b, 3)),
        );
        const seen = Math.sqrt(most * most + rise * rise);
        expect(isWhollyWithin(a, b, x, how)).toBe(whollyWithin(a, b, x, how).within);
        if (seen + STEP < x) expect(isWhollyWithin(a, b, x, how)).toBe(true);
        if (seen > x + STEP) expect(isWhollyWithin(a, b, x, how)).toBe(false);
        expect(Math.abs(farthest(a, b, how).tenths - seen)).toBeLessThan(2 * STEP);
      }),
      { ...SEED, numRuns: 120 },
    );
  });

  it('wholly within to the tenth: a disc in a rectangle, a rectangle in a disc', () => {
    const wide = on({ shape: 'rectangular', length: 1000, width: 500 }, 1000, 1000);
    const disc = (x: number, y: number): Standing => on(DISC, x, y);
    expect(isWhollyWithin(disc(1000 + 340, 1000 + 90), wide, 0)).toBe(true);
    expect(isWhollyWithin(disc(1000 + 341, 1000 + 90), wide, 0)).toBe(false);
    expect(isWhollyWithin(disc(1000 + 340, 1000 + 91), wide, 0)).toBe(false);
    expect(isWhollyWithin(disc(1000 + 341, 1000 + 91), wide, 1)).toBe(true);
    // Corner (125, 125) of a square is 125 √2 = 176.8 from the middle.
    expect(isWhollyWithin(on(SQUARE, 1000, 1000), on(DISC, 1000, 1000), 16)).toBe(false);
    expect(isWhollyWithin(on(SQUARE, 1000, 1000), on(DISC, 1000, 1000), 17)).toBe(true);
    expect(isWhollyWithin(on(SQUARE, 1000, 1000), on(DISC, 1000, 1000), Infinity)).toBe(true);
  });
});

describe('a rectangular base on the table', () => {
  const table = { width: 2000, depth: 1500 };

  it('is on it as long as no corner leaves it', () => {
    expect(isOnTable(on(SQUARE, 125, 125), table)).toBe(true);
    expect(isOnTable(on(SQUARE, 124, 125), table)).toBe(false);
    expect(isOnTable(on(SQUARE, 125, 1376), table)).toBe(false);
    // Turned by 3-4-5 it reaches 175 in each direction.
    expect(isOnTable(on(SQUARE, 175, 1325, { dx: 3, dy: 4 }), table)).toBe(true);
    expect(isOnTable(on(SQUARE, 175, 1326, { dx: 3, dy: 4 }), table)).toBe(false);
  });

  it('lies inside an area, touches it, overlaps it', () => {
    const zone = [p(0, 0), p(1000, 0), p(1000, 600), p(600, 600), p(600, 1000), p(0, 1000)];
    expect(isInside(on(SQUARE, 125, 875), zone)).toBe(true);
    expect(isInside(on(SQUARE, 475, 875), zone)).toBe(true);
    expect(isInside(on(SQUARE, 476, 875), zone)).toBe(false);
    expect(inside(on(SQUARE, 475, 875), zone)).toMatchObject({ inside: true, margin: 0 });
    expect(inside(on(SQUARE, 476, 875), zone).margin).toBeLessThan(0);
    expect(overlapsArea(on(SQUARE, 725, 725), zone)).toBe(false);
    expect(overlapsArea(on(SQUARE, 724, 724), zone)).toBe(true);
    expect(overlapsArea(on(SQUARE, 500, 500), [p(490, 490), p(500, 490), p(500, 500)])).toBe(true);
  });

  it('is measured to a wall from its sides and corners', () => {
    const wall = { corners: [p(1000, 0), p(1050, 0), p(1050, 900), p(1000, 900)], bottom: 0, top: 500 };
    expect(isWithinOf(on(SQUARE, 873, 500), wall, 2)).toBe(true);
    expect(isWithinOf(on(SQUARE, 872, 500), wall, 2)).toBe(false);
    expect(distanceTo(on(SQUARE, 872, 500), wall).tenths).toBe(3);
    expect(isWithinOf(on(SQUARE, 1000 - 125 - 30, 900 + 125 + 40), wall, 50)).toBe(true);
    expect(withinOf(on(SQUARE, 1000 - 125 - 30, 900 + 125 + 41), wall, 50)).toMatchObject({ within: false });
    expect(isWithinOf(on(SQUARE, 1000 - 125 - 300, 500, undefined, 900), wall, 500)).toBe(true);
    expect(isWithinOf(on(SQUARE, 1000 - 125 - 301, 500, undefined, 900), wall, 500)).toBe(false);
    expect(isWithinOf(on(CAVALRY, 1020, 500), wall, 0)).toBe(true);
  });

  it('is beyond a line with all its corners', () => {
    expect(isBeyondLine(on(SQUARE, 500, 379), p(0, 0), p(1000, 0), 254)).toBe(true);
    expect(isBeyondLine(on(SQUARE, 500, 378), p(0, 0), p(1000, 0), 254)).toBe(false);
    // By a turned line: the corner (1125, 875) is (4 · 875 - 3 · 1125) / 5 = 25 beyond y = 3/4 x.
    expect(isBeyondLine(on(SQUARE, 1000, 1000), p(0, 0), p(4, 3), 25)).toBe(true);
    expect(isBeyondLine(on(SQUARE, 1000, 1000), p(0, 0), p(4, 3), 26)).toBe(false);
    expect(beyondLine(on(SQUARE, 500, 379), p(0, 0), p(1000, 0), 254)).toMatchObject({ inside: true, margin: 0 });
  });

  it('agrees with edges sampled densely, for areas and walls', () => {
    const triangle = fc
      .tuple(place, place, place, place, place, place)
      .map(([a, b, c, d, e, f]) => [p(a, b), p(c, d), p(e, f)])
      .filter(([a, b, c]) => (b!.x - a!.x) * (c!.y - a!.y) - (b!.y - a!.y) * (c!.x - a!.x) > 20_000);
    fc.assert(
      fc.property(angular, triangle, fc.integer({ min: 0, max: 600 }), (f, corners, x) => {
        const apart = separation(f.corners!, corners);
        const area = { ax: 0, ay: 0, bx: 0, by: 0, r: 0, corners };
        const seen = sampledGap(f, area, STEP);
        if (apart < -1e-6) expect(overlapsArea(f, corners)).toBe(true);
        if (apart > 1e-6) expect(overlapsArea(f, corners)).toBe(false);
        const isIn = rimOfBase(f, STEP).every(at => outside(area, at) <= 0);
        expect(isInside(f, corners)).toBe(isIn);
        const prism = { corners, bottom: 0, top: 1 };
        if (seen < x - 1e-6) expect(isWithinOf(f, prism, x, 'flat')).toBe(true);
        if (seen > x + STEP) expect(isWithinOf(f, prism, x, 'flat')).toBe(false);
        if (apart > 0) expect(Math.abs(distanceTo(f, prism, 'flat').tenths - seen)).toBeLessThan(STEP);
      }),
      SEED,
    );
  });
});
