import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../testing/boards.ts';
import { filling, rim } from './measure.oracle.ts';
import { areaOf, hullOf, shareInArea } from './piece-area.ts';
import { cross, doubleArea, isConvex, sideOf } from './polygon.ts';
import { type Footprint, footprintOf, type Point } from './shape.ts';
import type { Piece } from './terrain.ts';

const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const disc = (x: number, y: number, r: number): Footprint => ({ ax: x, ay: y, bx: x, by: y, r });
const piece = (...outlines: readonly (readonly Point[])[]): Piece => ({
  id: 'ruin',
  parts: outlines.map(outline => ({ kind: 'wall', outline, bottom: 0, top: 1000 })),
});
/** Two walls at a right angle: the hull is a five-cornered figure. */
const RUIN = piece(points(0, 0, 3000, 0, 3000, 100, 0, 100), points(0, 100, 100, 100, 100, 4000, 0, 4000));

describe('the area of a piece', () => {
  it('is the hull of its parts seen from above', () => {
    expect(areaOf(RUIN)).toEqual(points(0, 0, 3000, 0, 3000, 100, 100, 4000, 0, 4000));
    expect(areaOf(RUIN)).toBe(areaOf(RUIN));
    expect(hullOf(points(5, 5, 5, 5))).toEqual(points(5, 5));
    expect(hullOf(points(0, 0, 30, 30, 10, 10, 20, 20))).toEqual(points(0, 0, 30, 30));
    expect(hullOf(points(0, 0, 10, 0, 20, 0, 20, 20, 10, 10))).toEqual(points(0, 0, 20, 0, 20, 20));
  });

  it('is left by a base that sticks out by half a tenth', () => {
    expect(shareInArea(disc(500, 500, 500), RUIN)).toBe('all');
    expect(shareInArea(disc(500, 500, 500.5), RUIN)).toBe('some');
    expect(shareInArea(disc(-100, 500, 100.5), RUIN)).toBe('some');
    expect(shareInArea(disc(-100, 500, 100), RUIN)).toBe('none');
    // The slanting side runs along (-29, 39).
    expect(shareInArea(disc(1550, 2050, 1), RUIN)).toBe('some');
    expect(shareInArea(disc(1540, 2050, 1), RUIN)).toBe('all');
    const tank = footprintOf({ shape: 'rectangular', length: 1000, width: 600 }, { x: 500, y: 300 });
    expect(shareInArea(tank, RUIN)).toBe('all');
    const turned = footprintOf(
      { shape: 'rectangular', length: 1000, width: 600 },
      { x: 500, y: 300 },
      { dx: 0, dy: 1 },
    );
    expect(shareInArea(turned, RUIN)).toBe('some');
  });
});

describe('hulls', () => {
  const some = fc.array(fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }), {
    minLength: 1,
    maxLength: 14,
  });

  it('have only given points for corners, turn left at each, and leave no point outside', () => {
    fc.assert(
      fc.property(some, given => {
        const hull = hullOf(given);
        for (const corner of hull) expect(given).toContainEqual(corner);
        if (hull.length > 2) expect(isConvex(hull)).toBe(true);
        // By brute force: p is a corner exactly if some line through it has all others strictly on one side or behind.
        for (const p of given) expect(hull.some(c => c.x === p.x && c.y === p.y)).toBe(isCorner(p, given));
        if (hull.length > 2) for (const p of given) expect(sideOf(hull, p)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('do not depend on the order of the points', () => {
    fc.assert(
      fc.property(some, given => {
        expect(hullOf(given.toReversed())).toEqual(hullOf(given));
      }),
    );
  });
});

/** Whether a point lies neither between two others nor in the triangle of three. */
function isCorner(p: Point, given: readonly Point[]): boolean {
  const others = given.filter(({ x, y }) => x !== p.x || y !== p.y);
  for (const a of others)
    for (const b of others) {
      const isBetween = (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y) < 0 && cross(a, b, p) === 0;
      if (isBetween) return false;
      for (const c of others) if (doubleArea([a, b, c]) > 0 && sideOf([a, b, c], p) >= 0) return false;
    }
  return true;
}

describe('how much of a base is in an area, against sampling', () => {
  it('is what places on and in the base say, but for a hair', () => {
    const next = numbers(3);
    const seen = { all: 0, some: 0, none: 0 };
    for (let seed = 0; seed < 60; seed++) {
      const { terrain, bodies } = randomBoard({ seed, width: 3000, depth: 2500, pieces: 3, bodies: 4 });
      const both = { id: 'both', parts: terrain.pieces.slice(0, 1 + next(2)).flatMap(({ parts }) => parts) };
      for (const body of bodies) {
        const share = shareInArea(body, both);
        const inside = (by: number) =>
          [...rim({ ...body, r: body.r + by }, 8), ...filling({ ...body, r: body.r + by }, 25)].map(
            p => sideOfArea(areaOf(both), p) > 0,
          );
        if (share === 'all') expect(inside(-0.1).every(each => each)).toBe(true);
        else expect(inside(4).every(each => each)).toBe(false);
        if (share === 'none') expect(inside(-0.1).some(each => each)).toBe(false);
        else expect(inside(4).some(each => each)).toBe(true);
        seen[share]++;
      }
    }
    expect(Math.min(seen.all, seen.some, seen.none)).toBeGreaterThan(10);
  });
});

/** By the turns at the edges of a convex area, in doubles. */
const sideOfArea = (area: readonly Point[], p: Point): number =>
  Math.min(...area.map((a, i) => cross(a, area[(i + 1) % area.length]!, p)));
