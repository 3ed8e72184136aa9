import type { Solid } from '../scene.ts';
import type { Point } from '../shape.ts';

interface Table {
  readonly width: number;
  readonly depth: number;
}

type Graph = { readonly places: readonly Point[]; readonly isFree: (p: Point, q: Point) => boolean };

/** The shortest way through a graph by Dijkstra's method, with every pair of places tried. */
function shortestIn({ places, isFree }: Graph, starts: number, ends: number): number {
  const length = places.map((_, i) => (i < starts ? 0 : Infinity));
  const isDone = places.map(() => false);
  for (;;) {
    let at = -1;
    for (const [i, d] of length.entries()) if (!isDone[i] && d < (at < 0 ? Infinity : length[at]!)) at = i;
    if (at < 0) return Infinity;
    if (at >= starts && at < starts + ends) return length[at]!;
    isDone[at] = true;
    const p = places[at]!;
    for (const [i, q] of places.entries()) {
      const d = length[at]! + Math.hypot(p.x - q.x, p.y - q.y);
      if (!isDone[i] && d < length[i]! && isFree(p, q)) length[i] = d;
    }
  }
}

/** How far places are moved away from the corners. */
export const PUSH = 1e-4;

/**
 * The shortest way past places slightly off the corners in many directions, so that it never touches a wall: a way
 * that needs a gap without width is not found. It is longer than the true one by a few times that offset per corner.
 */
export function pushedApart(
  walls: readonly Solid[],
  table: Table,
  from: readonly Point[],
  to: readonly Point[],
): number {
  const pushed = walls.flatMap(({ corners }) =>
    corners.flatMap(({ x, y }) =>
      Array.from({ length: 16 }, (_, k) => ({
        x: x + PUSH * Math.cos((k * Math.PI) / 8 + 0.1),
        y: y + PUSH * Math.sin((k * Math.PI) / 8 + 0.1),
      })),
    ),
  );
  const isOpen = ({ x, y }: Point): boolean =>
    x > 0 &&
    y > 0 &&
    x < table.width &&
    y < table.depth &&
    walls.every(({ corners }) => !touches(corners, { x, y }, { x, y }));
  const places = [...from, ...to, ...pushed.filter(isOpen)];
  const isFree = (p: Point, q: Point): boolean => walls.every(({ corners }) => !touches(corners, p, q));
  return shortestIn({ places, isFree }, from.length, to.length);
}

/** Whether a segment meets a convex polygon, by clipping it at every edge. */
function touches(corners: readonly Point[], p: Point, q: Point): boolean {
  let [from, to] = [0, 1];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    const side = (s: Point): number => (b.x - a.x) * (s.y - a.y) - (b.y - a.y) * (s.x - a.x);
    const [at, end] = [side(p), side(q)];
    if (at < 0 && end < 0) return false;
    if (at < 0) from = Math.max(from, at / (at - end));
    else if (end < 0) to = Math.min(to, at / (at - end));
  }
  return from <= to;
}

/** Steps of a grid, to 16 neighbours: its ways are at most 2.8 % longer than straight lines. */
const STEPS = [-2, -1, 0, 1, 2]
  .flatMap(x => [-2, -1, 0, 1, 2].map(y => [x, y] as const))
  .filter(([x, y]) => Math.abs(x * y) % 2 === 1 || Math.abs(x) + Math.abs(y) === 1 || Math.abs(x * y) === 2);

/** The shortest way from grid place to grid place (half a step off the walls of a coarser lattice). */
export function gridApart(walls: readonly Solid[], table: Table, step: number, ends: readonly [Point, Point]): number {
  const [columns, rows] = [table.width / step, table.depth / step];
  const at = (i: number): Point => ({ x: ((i % columns) + 0.5) * step, y: (Math.floor(i / columns) + 0.5) * step });
  const cellOf = ({ x, y }: Point): number => Math.floor(y / step) * columns + Math.floor(x / step);
  const length = new Float64Array(columns * rows).fill(Infinity);
  const [from, to] = [cellOf(ends[0]), cellOf(ends[1])];
  length[from] = 0;
  // Buckets by whole length: steps are longer than 1, so a bucket is final when it is taken.
  const buckets: number[][] = [[from]];
  for (let b = 0; b < buckets.length; b++)
    for (const i of buckets[b] ?? []) {
      if (Math.floor(length[i]! / step) !== b) continue;
      const [x, y] = [i % columns, Math.floor(i / columns)];
      for (const [dx, dy] of STEPS) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue;
        const j = i + dx + dy * columns;
        const d = length[i]! + Math.hypot(dx, dy) * step;
        if (d >= length[j]! || walls.some(({ corners }) => touches(corners, at(i), at(j)))) continue;
        length[j] = d;
        const bucket = Math.floor(d / step);
        buckets[bucket] ??= [];
        buckets[bucket]!.push(j);
      }
    }
  return length[to]!;
}
