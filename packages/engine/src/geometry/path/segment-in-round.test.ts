import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../shape.ts';
import { grown, type Round } from './rounded-core.ts';
import { compareDistance, endSurds, overlaps, spanOf } from './segment-in-round.ts';
import { signOfSurds, surd } from './surd-sums.ts';
import { rect } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';

const SEED = { seed: 20210814, numRuns: 2000 };
const coordinate = fc.integer({ min: 0, max: 1200 });
const point = fc.record({ x: coordinate, y: coordinate });
const radius = fc.integer({ min: 1, max: 600 }).map(n => n / 2);
const p = (x: number, y: number): Point => ({ x, y });

/** Convex cores of one, two, three and four points. */
const core = fc.oneof(
  point.map(a => [a]),
  fc.tuple(point, point).map(([a, b]) => [a, b]),
  fc
    .tuple(point, fc.integer({ min: 10, max: 400 }), fc.integer({ min: 10, max: 400 }))
    .map(([a, w, h]) => rect(a.x, a.y, w, h)),
  fc
    .tuple(point, fc.integer({ min: 10, max: 400 }), fc.integer({ min: 10, max: 400 }))
    .map(([a, w, h]) => [a, p(a.x + w, a.y), p(a.x, a.y + h)]),
);

describe('a moving disc and a core', () => {
  it('touches exactly, by 3-4-5, and is neither nearer nor farther', () => {
    const wall: Round = { core: rect(0, 0, 100, 100), r: 50 };
    expect(compareDistance(p(150, 0), p(150, 100), wall)).toBe(0);
    expect(compareDistance(p(149, 0), p(150, 100), wall)).toBe(-1);
    expect(compareDistance(p(130, 140), p(130, 140), wall)).toBe(0);
    expect(compareDistance(p(130, 140), p(131, 140), wall)).toBe(0);
    expect(compareDistance(p(131, 140), p(131, 141), wall)).toBe(1);
  });

  it('knows half radii and slanted edges exactly', () => {
    // The line 3x + 4y = 1000, and a place 57 * (3, 4) beyond the middle of an edge on it.
    const edge: Round = { core: [p(0, 250), p(200, 100)], r: 142.5 };
    expect(compareDistance(p(0, 392), p(0, 392), edge)).toBe(-1);
    expect(compareDistance(p(0, 393), p(0, 393), edge)).toBe(1);
    expect(compareDistance(p(100 + 171, 175 + 228), p(100 + 171, 175 + 228), { ...edge, r: 285 })).toBe(0);
    expect(compareDistance(p(100 + 171, 175 + 228), p(100 + 171, 175 + 228), { ...edge, r: 284.5 })).toBe(1);
  });

  it('takes the flat part of a range in space as the root it is', () => {
    // 254² - 150² = 42016: no whole number.
    const zone: Round = { core: [p(0, 0)], r: 100, q: 254 * 254 - 150 * 150 };
    expect(compareDistance(p(304, 0), p(304, 0), zone)).toBe(-1);
    expect(compareDistance(p(305, 0), p(305, 0), zone)).toBe(1);
    expect(compareDistance(p(300, 0), p(300, 0), { core: [p(0, 0)], r: 100, q: 40000 })).toBe(0);
    // Far along a slanted edge, 5 * 57 = 285 away: 85 and the root of 200².
    const edge: Round = { core: [p(-8000, 6000), p(8000, -6000)], r: 85, q: 40000 };
    expect(compareDistance(p(171, 228), p(171, 228), edge)).toBe(0);
    expect(compareDistance(p(171, 228), p(171, 228), { ...edge, q: 39999 })).toBe(1);
    expect(compareDistance(p(171, 228), p(171, 228), { ...edge, q: 40001 })).toBe(-1);
  });

  it('goes through the middle of what it never comes near a corner of', () => {
    expect(compareDistance(p(-500, 50), p(500, 50), { core: rect(-100, 0, 200, 100), r: 1 })).toBe(-1);
    expect(compareDistance(p(0, 10), p(0, 20), { core: rect(-100, -100, 200, 200), r: 1 })).toBe(-1);
    expect(compareDistance(p(-5, 50), p(5, 50), { core: [p(0, 0), p(0, 100)], r: 0.5 })).toBe(-1);
  });

  it('enters a core without radius by its interior only', () => {
    const area: Round = { core: rect(0, 0, 100, 100), r: 0 };
    expect(overlaps(p(-50, 0), p(150, 0), area)).toBe(false);
    expect(overlaps(p(-50, 50), p(50, -50), area)).toBe(false);
    expect(overlaps(p(-50, 1), p(150, 1), area)).toBe(true);
    expect(overlaps(p(100, 100), p(200, 200), area)).toBe(false);
  });

  it('agrees with close looking everywhere but within its own error', () => {
    fc.assert(
      fc.property(point, point, core, radius, (a, b, c, r) => {
        let least = Infinity;
        for (let i = 0; i <= 200; i++)
          least = Math.min(
            least,
            distanceTo(c, { x: a.x + ((b.x - a.x) * i) / 200, y: a.y + ((b.y - a.y) * i) / 200 }),
          );
        const sign = compareDistance(a, b, { core: c, r });
        if (least < r - 1e-6) expect(sign).toBe(-1);
        if (least > r + Math.hypot(b.x - a.x, b.y - a.y) / 400 + 1e-6) expect(sign).toBe(1);
      }),
      SEED,
    );
  });

  it('is the same from either end, mirrored, turned and moved', () => {
    const maps: readonly ((q: Point) => Point)[] = [
      q => p(-q.x, q.y),
      q => p(-q.y, q.x),
      q => p(q.x + 777, q.y - 333),
      q => p(3 * q.x - 4 * q.y, 4 * q.x + 3 * q.y),
    ];
    fc.assert(
      fc.property(point, point, core, radius, (a, b, c, r) => {
        const sign = compareDistance(a, b, { core: c, r });
        expect(compareDistance(b, a, { core: c, r })).toBe(sign);
        maps.forEach((map, i) => {
          const turned = c.map(map);
          const core = i === 0 ? turned.toReversed() : turned;
          expect(compareDistance(map(a), map(b), { core, r: i === 3 ? 5 * r : r })).toBe(sign);
        });
      }),
      { ...SEED, numRuns: 500 },
    );
  });
});

describe('the span of a leg inside a round', () => {
  it('begins and ends where the distance is the radius', () => {
    fc.assert(
      fc.property(point, point, core, radius, (a, b, c, r) => {
        const span = spanOf(a, b, { core: c, r });
        if (!span || (a.x === b.x && a.y === b.y)) return;
        for (const { t, by } of [span.start, span.end]) {
          const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
          if (by === 'leg') expect(distanceTo(c, at)).toBeLessThan(r + 1e-4);
          else expect(Math.abs(distanceTo(c, at) - r)).toBeLessThan(1e-4);
        }
        expect(span.start.t).toBeLessThanOrEqual(span.end.t);
      }),
      SEED,
    );
  });

  it('has ends whose exact surds are where the doubles say', () => {
    fc.assert(
      fc.property(point, point, core, radius, (a, b, c, r) => {
        const span = spanOf(a, b, { core: c, r });
        if (!span || (a.x === b.x && a.y === b.y)) return;
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        for (const end of [span.start, span.end]) {
          const terms = endSurds(a, b, { core: c, r }, end);
          const near = (x: number): ReturnType<typeof surd> => surd(-BigInt(Math.round(x * 1e6)), 1n, 1000000n);
          expect(signOfSurds([...terms, near(end.t * length - 1e-4)])).toBe(1);
          expect(signOfSurds([...terms, near(end.t * length + 1e-4)])).toBe(-1);
        }
      }),
      { ...SEED, numRuns: 500 },
    );
  });
});

describe('a long base', () => {
  it('is a disc against a core grown by its middle line', () => {
    const half = { x: 30, y: 40, r: 20, wx: 0, wy: 0 };
    expect(grown([p(0, 0)], half)).toEqual([p(-30, -40), p(30, 40)]);
    expect(grown(rect(0, 0, 100, 100), { x: 10, y: 0, r: 5, wx: 0, wy: 0 })).toEqual([
      p(-10, 0),
      p(110, 0),
      p(110, 100),
      p(-10, 100),
    ]);
    expect(grown([p(0, 0), p(100, 0)], { x: 0, y: 10, r: 5, wx: 0, wy: 0 })).toHaveLength(4);
    expect(grown([p(0, 0), p(100, 0)], { x: -7, y: 0, r: 5, wx: 0, wy: 0 })).toEqual([p(-7, 0), p(107, 0)]);
  });

  it('comes as near as the nearest point of its middle line', () => {
    fc.assert(
      fc.property(core, point, point, (c, q, h) => {
        const half = { x: h.x % 200, y: h.y % 200, r: 1, wx: 0, wy: 0 };
        let least = Infinity;
        for (let i = -100; i <= 100; i++)
          least = Math.min(least, distanceTo(c, { x: q.x + (half.x * i) / 100, y: q.y + (half.y * i) / 100 }));
        expect(Math.abs(distanceTo(grown(c, half), q) - least)).toBeLessThan(3);
      }),
      SEED,
    );
  });
});
