import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import { box, convexParts, cross, doubleArea, enters, isConvex, sideOf, sideOfConvex } from './polygon.ts';
import { readTerrain } from './read-terrain.ts';
import { maskOf, sceneOf } from './scene.ts';
import { footprintOf, type Point } from './shape.ts';
import type { Terrain } from './terrain.ts';

const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const area = (parts: readonly (readonly Point[])[]): number => parts.reduce((sum, part) => sum + doubleArea(part), 0);

/** A simple outline, mostly concave: corners at growing angles around a middle, with straight corners now and then. */
function star(seed: number, count: number): Point[] {
  const next = numbers(seed);
  const corners: Point[] = [];
  for (let i = 0; i < count; i++) {
    const angle = ((i + next(90) / 100) / count) * 2 * Math.PI;
    const far = 200 + next(4000);
    corners.push({ x: 5000 + Math.round(far * Math.cos(angle)), y: 5000 + Math.round(far * Math.sin(angle)) });
  }
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const isEven = (a.x + b.x) % 2 === 0 && (a.y + b.y) % 2 === 0;
    return isEven ? [a, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] : [a];
  });
}

describe('splitting outlines', () => {
  it('leaves a convex outline whole, either way round, without straight or repeated corners', () => {
    const square = points(0, 0, 10, 0, 10, 10, 0, 10);
    expect(convexParts(square)).toEqual([square]);
    expect(convexParts([...square].reverse()).length).toBe(1);
    expect(convexParts(points(0, 0, 5, 0, 10, 0, 10, 5, 10, 10, 0, 10, 0, 3, 0, 1))).toEqual([square]);
    expect(convexParts(points(0, 0, 10, 0, 10, 0, 10, 10, 10, 10, 10, 10, 0, 10, 0, 0))).toHaveLength(1);
    expect(area(convexParts(points(0, 0, 10, 0, 10, 0, 10, 10, 10, 10, 10, 10, 0, 10, 0, 0)))).toBe(200);
    expect(convexParts(points(5, 0, 10, 0, 10, 10, 0, 10, 0, 0))[0]).toHaveLength(4);
  });

  it('makes nothing of an outline without area', () => {
    expect(convexParts(points(0, 0, 5, 5, 9, 9))).toEqual([]);
    expect(convexParts(points(1, 1, 1, 1, 1, 1))).toEqual([]);
  });

  it('splits an L in two and a U in three', () => {
    expect(convexParts(points(0, 0, 50, 0, 50, 10, 10, 10, 10, 50, 0, 50))).toHaveLength(2);
    expect(convexParts(points(0, 0, 50, 0, 50, 50, 40, 50, 40, 10, 10, 10, 10, 50, 0, 50)).length).toBeLessThanOrEqual(
      3,
    );
  });

  it('tiles any simple outline with convex parts: the area is kept, and each place is in just one part', () => {
    for (let seed = 0; seed < 400; seed++) {
      const outline = star(seed, 3 + (seed % 14));
      const turned = seed % 2 ? [...outline].reverse() : outline;
      const parts = convexParts(turned);
      expect(parts.every(isConvex)).toBe(true);
      expect(area(parts)).toBe(Math.abs(doubleArea(outline)));
      const corners = new Set(outline.map(({ x, y }) => `${x},${y}`));
      expect(parts.flat().every(({ x, y }) => corners.has(`${x},${y}`))).toBe(true);
      const next = numbers(seed);
      for (let n = 0; n < 40; n++) {
        const p = n < 8 ? outline[n % outline.length]! : { x: 1000 + next(8000), y: 1000 + next(8000) };
        const sides = parts.map(part => sideOfConvex(part, p));
        const side = sideOf(turned, p);
        if (sides.includes(1)) expect(side).toBe(1);
        expect(sides.filter(s => s === 1).length).toBeLessThanOrEqual(1);
        if (side < 0) expect(sides.every(s => s < 0)).toBe(true);
        if (side >= 0) expect(sides.some(s => s >= 0)).toBe(true);
        if (side === 0) expect(sides.every(s => s <= 0)).toBe(true);
      }
    }
  });
});

describe('splitting outlines of a small grid', () => {
  it('copes with corners in a line at every stage', () => {
    const at = fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) });
    let tried = 0;
    fc.assert(
      fc.property(fc.array(at, { minLength: 5, maxLength: 9 }), outline => {
        const parts = [{ kind: 'wall', outline, bottom: 0, top: 1 }];
        if (!readTerrain({ width: 4, depth: 4, pieces: [{ id: 'a', parts }] }).ok) return;
        tried++;
        const split = convexParts(outline);
        expect(split.every(isConvex)).toBe(true);
        expect(area(split)).toBe(Math.abs(doubleArea(outline)));
      }),
      { seed: 21, numRuns: 30000 },
    );
    expect(tried).toBeGreaterThan(800);
  });
});

describe('sides', () => {
  it('knows inside, border and outside at corners, edges and on the lines through edges', () => {
    const l = points(0, 0, 50, 0, 50, 10, 10, 10, 10, 50, 0, 50);
    for (const outline of [l, [...l].reverse()]) {
      for (const p of l) expect(sideOf(outline, p)).toBe(0);
      expect(sideOf(outline, { x: 25, y: 0 })).toBe(0);
      expect(sideOf(outline, { x: 10, y: 30 })).toBe(0);
      expect(sideOf(outline, { x: 5, y: 10 })).toBe(1);
      expect(sideOf(outline, { x: 10, y: 5 })).toBe(1);
      expect(sideOf(outline, { x: 11, y: 11 })).toBe(-1);
      expect(sideOf(outline, { x: -1, y: 0 })).toBe(-1);
      expect(sideOf(outline, { x: -1, y: 10 })).toBe(-1);
      expect(sideOf(outline, { x: 60, y: 10 })).toBe(-1);
      expect(sideOf(outline, { x: 9.5, y: 10 })).toBe(1);
    }
  });
});

describe('a segment and a convex polygon', () => {
  const square = points(0, 0, 10, 0, 10, 10, 0, 10);

  it('touches without entering', () => {
    expect(enters(square, { x: -5, y: 0 }, { x: 15, y: 0 })).toBe(false);
    expect(enters(square, { x: -5, y: 5 }, { x: 0, y: 5 })).toBe(false);
    expect(enters(square, { x: -5, y: 5 }, { x: 5, y: -5 })).toBe(false);
    expect(enters(square, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false);
    expect(enters(square, { x: 10, y: 10 }, { x: 10, y: 10 })).toBe(false);
  });

  it('enters by the least bit', () => {
    expect(enters(square, { x: -5, y: 5 }, { x: 1, y: 5 })).toBe(true);
    expect(enters(square, { x: 0, y: 0 }, { x: 10, y: 10 })).toBe(true);
    expect(enters(square, { x: -10000, y: 1 }, { x: 10000, y: 0 })).toBe(true);
    expect(enters(square, { x: 2, y: 2 }, { x: 3, y: 3 })).toBe(true);
    expect(enters(square, { x: 5, y: 5 }, { x: 5, y: 5 })).toBe(true);
  });

  it('agrees with a dense walk along the segment', () => {
    const at = fc.record({ x: fc.integer({ min: -6, max: 16 }), y: fc.integer({ min: -6, max: 16 }) });
    const triangle = points(0, 0, 10, 3, 4, 11);
    fc.assert(
      fc.property(at, at, (p, q) => {
        for (const shape of [square, triangle]) {
          // On so small a grid a stretch inside is longer than the step, wherever it begins.
          const steps = 5000;
          const inside = Array.from({ length: steps + 1 }, (_, i) => ({
            x: p.x + ((q.x - p.x) * i) / steps,
            y: p.y + ((q.y - p.y) * i) / steps,
          })).some(s => shape.every((a, i) => cross(a, shape[(i + 1) % shape.length]!, s) > 1e-9));
          expect(enters(shape, p, q)).toBe(inside);
          expect(enters(shape, q, p)).toBe(inside);
        }
      }),
      { seed: 5, numRuns: 150 },
    );
  });
});

describe('scenes', () => {
  const door = points(0, 0, 100, 0, 100, 10, 0, 10);
  const leaf = points(0, 0, 10, 0, 10, 100, 0, 100);
  const terrain: Terrain = {
    width: 1000,
    depth: 1000,
    pieces: [
      { id: 'hatch', parts: [{ kind: 'door', outline: door, bottom: 0, top: 500, open: leaf }] },
      {
        id: 'ell',
        parts: [
          { kind: 'wall', outline: points(200, 0, 400, 0, 400, 20, 220, 20, 220, 300, 200, 300), bottom: 0, top: 700 },
        ],
      },
    ],
  };

  it('is made once for each set of open doors', () => {
    expect(sceneOf(terrain)).toBe(sceneOf(terrain, []));
    expect(sceneOf(terrain, ['hatch', 'ell'])).toBe(sceneOf(terrain, ['ell', 'hatch', 'hatch']));
    expect(sceneOf(terrain, ['hatch'])).not.toBe(sceneOf(terrain));
  });

  it('has the solids of closed or open doors, numbered, with their piece, part and box', () => {
    const scene = sceneOf(terrain);
    expect(scene.solids.map(s => [s.index, s.piece, s.part, s.kind])).toEqual([
      [0, 'hatch', 0, 'door'],
      [1, 'ell', 0, 'wall'],
      [2, 'ell', 0, 'wall'],
    ]);
    expect(scene.solids[0]!.corners).toEqual(door);
    expect(sceneOf(terrain, ['hatch']).solids[0]!.corners).toEqual(leaf);
    for (const solid of scene.solids) expect(solid.box).toEqual(box(solid.corners));
    expect([...maskOf(scene, s => s.kind === 'wall')]).toEqual([0, 1, 1]);
  });
});

describe('long bases', () => {
  it('cover the same ground turned round or mirrored', () => {
    const size = { shape: 'long', length: 605, width: 350 } as const;
    const at = { x: 1000, y: 1000 };
    const d = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(d, d, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const f = footprintOf(size, at, { dx, dy });
        const g = footprintOf(size, at, { dx: -dx, dy: -dy });
        const h = footprintOf(size, at, { dx: -dx, dy });
        expect([g.ax, g.ay, g.bx, g.by]).toEqual([f.bx, f.by, f.ax, f.ay]);
        expect([h.ax, h.ay, h.bx, h.by]).toEqual([2000 - f.ax, f.ay, 2000 - f.bx, f.by]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
