import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../shape.ts';
import {
  directionsAround,
  directionsBetween,
  entersHull,
  type Hull,
  inflated,
  inflatedBy,
  LOSS,
  stepsFor,
} from './inflated-hull.ts';
import { rect } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';

const p = (x: number, y: number): Point => ({ x, y });
const cornersOf = ({ xs, ys }: Hull): readonly Point[] => Array.from(xs, (x, i) => p(x, ys[i]!));
const number = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const point = fc.record({ x: number(-3000, 3000), y: number(-3000, 3000) });

/** Convex cores: points, segments, triangles of any shape, turned boxes. */
const core = fc.oneof(
  point.map(a => [a]),
  fc
    .tuple(point, point)
    .filter(([a, b]) => a.x !== b.x || a.y !== b.y)
    .map(([a, b]) => [a, b]),
  fc
    .tuple(point, point, point)
    .map(([a, b, c]) => ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0 ? [a, b, c] : [a, c, b]))
    .filter(([a, b, c]) => (b!.x - a!.x) * (c!.y - a!.y) - (b!.y - a!.y) * (c!.x - a!.x) > 0),
  fc
    .tuple(point, number(1, 900), number(1, 900), number(-50, 50), number(1, 50))
    .map(([a, w, h, dx, dy]) => [
      a,
      p(a.x + w * dy, a.y - w * dx),
      p(a.x + w * dy + h * dx, a.y - w * dx + h * dy),
      p(a.x + h * dx, a.y + h * dy),
    ]),
);
const radius = fc.integer({ min: 1, max: 3000 }).map(n => n / 2);

describe('directionsBySteps', () => {
  it('are unit vectors in even steps', () => {
    for (const steps of [4, 8, 16, 24, 32, 48, 64, 96, 192]) {
      const { xs, ys } = directionsAround(steps);
      expect(xs).toHaveLength(steps);
      for (let i = 0; i < steps; i++) {
        expect(xs[i]!).toBeCloseTo(Math.cos((2 * Math.PI * i) / steps), 12);
        expect(ys[i]!).toBeCloseTo(Math.sin((2 * Math.PI * i) / steps), 12);
      }
    }
  });
});

describe('the steps of a circle', () => {
  it('are as few as stand off by 2 tenths at most', () => {
    const counts = [102, 102.5, 231, 231.5, 413, 413.5, 932, 932.5, 1658, 1658.5, 3733, 3733.5].map(stepsFor);
    expect(counts).toEqual([16, 24, 24, 32, 32, 48, 48, 64, 64, 96, 96, 192]);
    for (const radius of [102, 231, 413, 932, 1658, 3733]) {
      const off = (steps: number): number => radius * (1 / Math.cos(Math.PI / steps) - 1);
      expect(off(stepsFor(radius))).toBeLessThan(2);
      expect(off(stepsFor(radius)) * (1 + 1 / radius)).toBeGreaterThan(1.97);
    }
  });

  it('have others half-way between them', () => {
    const { xs, ys } = directionsBetween(8);
    expect(xs).toHaveLength(8);
    for (let i = 0; i < 8; i++) {
      expect(xs[i]!).toBeCloseTo(Math.cos(((i + 0.5) * Math.PI) / 4), 12);
      expect(ys[i]!).toBeCloseTo(Math.sin(((i + 0.5) * Math.PI) / 4), 12);
    }
  });
});

describe('a hull', () => {
  it('about a point is the same wherever that is', () => {
    for (const radius of [1, 40, 125, 142.5, 400]) {
      const there = inflated([p(1234, -567)], radius);
      const computed = inflatedBy([p(1234, -567)], radius, directionsAround(stepsFor(radius)));
      expect(cornersOf(there)).toEqual(cornersOf(computed));
      const { left, right, low, high } = there;
      expect({ left, right, low, high }).toEqual({
        left: Math.min(...there.xs),
        right: Math.max(...there.xs),
        low: Math.min(...there.ys),
        high: Math.max(...there.ys),
      });
    }
  });

  it('about half-way places lies around them as well', () => {
    for (const at of [p(0.5, 0), p(0, 0.5), p(10.5, 20.5)])
      for (const corner of cornersOf(inflated([at], 125))) {
        expect(Math.hypot(corner.x - at.x, corner.y - at.y)).toBeGreaterThan(125);
        expect(Math.hypot(corner.x - at.x, corner.y - at.y)).toBeLessThan(125 + LOSS);
      }
  });

  it('is convex, on whole numbers, holds its round and stands off by less than the loss', () => {
    fc.assert(
      fc.property(core, radius, (c, r) => {
        const hull = inflated(c, r);
        const corners = cornersOf(hull);
        const isRight = (a: Point, i: number): boolean => {
          const b = corners[(i + 1) % corners.length]!;
          const d = corners[(i + 2) % corners.length]!;
          return (
            (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x) > 0 &&
            Number.isInteger(a.x) &&
            Number.isInteger(a.y) &&
            distanceTo(c, a) < r + LOSS &&
            // Every edge keeps out of the round.
            [0, 0.25, 0.5, 0.75].every(t => distanceTo(c, p(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)) > r)
          );
        };
        expect(corners.filter((a, i) => !isRight(a, i))).toEqual([]);
        for (const q of c) expect(entersHull(hull, q, q)).toBe(true);
      }),
      { seed: 20210814, numRuns: 500 },
    );
  });

  it('without a radius is the core itself', () => {
    expect(cornersOf(inflated(rect(0, 0, 10, 20), 0))).toEqual(rect(0, 0, 10, 20));
  });

  it('is entered by its interior only', () => {
    const hull = inflated(rect(0, 0, 10, 20), 0);
    expect(entersHull(hull, p(-5, 0), p(15, 0))).toBe(false);
    expect(entersHull(hull, p(10, -5), p(10, 25))).toBe(false);
    expect(entersHull(hull, p(-10, 10), p(0, 10))).toBe(false);
    expect(entersHull(hull, p(-10, 10), p(1, 10))).toBe(true);
    expect(entersHull(hull, p(5, 5), p(6, 6))).toBe(true);
    expect(entersHull(hull, p(5, 5), p(5, 5))).toBe(true);
    expect(entersHull(hull, p(0, 5), p(0, 5))).toBe(false);
    expect(entersHull(hull, p(-5, 5), p(5, -5))).toBe(false);
  });
});
