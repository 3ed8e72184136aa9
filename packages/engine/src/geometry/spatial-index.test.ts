import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../testing/boards.ts';
import { type Box, cross } from './polygon.ts';
import { type Scene, sceneOf, withPieces } from './scene.ts';
import type { Point } from './shape.ts';
import { solidIndexOf, spatialIndexOf } from './spatial-index.ts';

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

const STEPS = 200;
const places = ([x0, y0, x1, y1]: Line): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => ({ x: x0 + ((x1 - x0) * i) / STEPS, y: y0 + ((y1 - y0) * i) / STEPS }));

/** The distance of a box from a segment, by cutting the segment finely. */
const boxApart = ({ left, low, right, high }: Box, line: Line): number =>
  Math.min(
    ...places(line).map(({ x, y }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(low - y, 0, y - high))),
  );

/** The same for a convex shape. */
const shapeApart = (corners: readonly Point[], line: Line): number =>
  Math.min(
    ...places(line).map(p => {
      const distances = corners.map((a, i) => toEdge(p, a, corners[(i + 1) % corners.length]!));
      return corners.every((a, i) => cross(a, corners[(i + 1) % corners.length]!, p) >= 0) ? 0 : Math.min(...distances);
    }),
  );

function toEdge(p: Point, a: Point, b: Point): number {
  const l = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / l));
  return Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y));
}

/** The same board as one scene, and with its last third set up on the rest. */
function scenesOf(seed: number, count: number): readonly Scene[] {
  const { terrain } = randomBoard({ seed, pieces: count, bodies: 0 });
  const first = Math.ceil((2 * count) / 3);
  const { pieces } = terrain;
  return [sceneOf(terrain), withPieces(sceneOf({ ...terrain, pieces: pieces.slice(0, first) }), pieces.slice(first))];
}

describe('a spatial index', () => {
  it('misses no solid near a segment, and finds each once', () => {
    let missed = 0;
    let idle = 0;
    let hits = 0;
    const boards = Array.from({ length: 60 }, (_, seed) => scenesOf(seed, [0, 1, 10, 40, 120][seed % 5]!));
    for (const [seed, scene] of boards.flatMap((scenes, seed) => scenes.map(each => [seed, each] as const))) {
      const next = numbers(seed);
      const out = new Int32Array(scene.solids.length);
      for (let n = 0; n < 25; n++) {
        const [x0, y0] = [next(12000) - 400, next(8000) - 200];
        const [x1, y1] = [
          [next(12000) - 400, next(8000) - 200],
          [x0, next(8000)],
          [next(12000), y0],
          [x0, y0],
          [next(12000), y0 + 1],
        ][n % 5]!;
        const width = [0, 125, 600][n % 3]!;
        const line: Line = [x0, y0, x1!, y1!];
        const count = solidIndexOf(scene).nearSegment(...line, width, out);
        const indices = new Set(out.subarray(0, count));
        expect(indices.size).toBe(count);
        const step = Math.hypot(x1! - x0, y1! - y0) / STEPS;
        for (const { index, box, corners } of scene.solids) {
          const d = boxApart(box, line);
          if (!indices.has(index) && d <= width && shapeApart(corners, line) <= width) missed++;
          // The test is by the box, the segment's own box and the strip: corners of both may be farther.
          if (indices.has(index) && d > (width + 1) * 1.5 + step) idle++;
        }
        hits += count;
      }
    }
    expect(missed).toBe(0);
    expect(hits).toBeGreaterThan(6000);
    expect(idle).toBe(0);
  });

  it('finds what meets a box', () => {
    const boards = Array.from({ length: 40 }, (_, seed) => scenesOf(seed, 50));
    for (const [seed, scene] of boards.flatMap((scenes, seed) => scenes.map(each => [seed, each] as const))) {
      const next = numbers(seed);
      const out = new Int32Array(scene.solids.length);
      for (let n = 0; n < 20; n++) {
        const [left, low] = [next(12000) - 400, next(8000) - 200];
        const [right, high] = [left + next(2000), low + next(2000)];
        const indices = new Set(out.subarray(0, solidIndexOf(scene).inBox(left, low, right, high, out)));
        for (const { index, box: b } of scene.solids) {
          // By the box, but a shape clear of every cell the box reaches may be left out.
          if (indices.has(index))
            expect(b.left <= right && b.right >= left && b.low <= high && b.high >= low).toBe(true);
        }
        const corners = scene.solids.filter(s =>
          s.corners.some(({ x, y }) => x >= left && x <= right && y >= low && y <= high),
        );
        for (const { index } of corners) expect(indices.has(index)).toBe(true);
      }
    }
  });

  it('keeps apart the questions of one index and of many', () => {
    const square = (x: number) => [
      { x, y: 0 },
      { x: x + 10, y: 0 },
      { x: x + 10, y: 10 },
      { x, y: 10 },
    ];
    const shapes = [0, 1000, 2000].map(x => ({
      corners: square(x),
      box: { left: x, low: 0, right: x + 10, high: 10 },
    }));
    const index = spatialIndexOf(shapes, { width: 3000, depth: 3000 });
    const [one, two] = [new Int32Array(3), new Int32Array(3)];
    expect(index.nearSegment(0, 5, 1500, 5, 0, one)).toBe(2);
    expect(index.inBox(2000, 0, 2500, 2500, two)).toBe(1);
    expect([...one.subarray(0, 2)]).toEqual([0, 1]);
    expect(two[0]).toBe(2);
    expect(index.nearSegment(5, 11, 5, 3000, 0, one)).toBe(0);
    expect(index.nearSegment(5, 10, 5, 3000, 0, one)).toBe(1);
  });

  it('finds what lies off the table, on any side', () => {
    const middle = 1500;
    const diamonds = [
      [-300, middle],
      [3300, middle],
      [middle, -300],
      [middle, 3300],
    ].map(([x, y]) => ({
      corners: [
        { x: x! - 100, y: y! },
        { x: x!, y: y! - 100 },
        { x: x! + 100, y: y! },
        { x: x!, y: y! + 100 },
      ],
      box: { left: x! - 100, low: y! - 100, right: x! + 100, high: y! + 100 },
    }));
    // More than fit into one cell, so that the edge of the grid is not all of it.
    const others = Array.from({ length: 400 }, () => ({
      corners: [
        { x: 1400, y: 1400 },
        { x: 1600, y: 1400 },
        { x: 1500, y: 1600 },
      ],
      box: { left: 1400, low: 1400, right: 1600, high: 1600 },
    }));
    const index = spatialIndexOf([...diamonds, ...others], { width: 3000, depth: 3000 });
    const out = new Int32Array(404);
    for (const [i, { box }] of diamonds.entries()) {
      expect(index.inBox(box.left, box.low, box.right, box.high, out)).toBe(1);
      expect(out[0]).toBe(i);
    }
  });
});
