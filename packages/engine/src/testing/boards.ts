import type { Body, Point, Terrain } from '../geometry/index.ts';
import { INCH, inches } from '../geometry/units.ts';

/** Seeded random numbers below a bound, the same on every machine; for generating boards, not for play. */
export function numbers(seed: number): (below: number) => number {
  let a = (seed ^ 0x9e3779b9) | 0;
  return below => {
    if (!(below >= 1)) throw new RangeError(`no number below ${below}`);
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export interface Board {
  readonly terrain: Terrain;
  readonly bodies: readonly Body[];
}

export interface BoardShape {
  readonly seed: number;
  readonly width?: number;
  readonly depth?: number;
  readonly pieces: number;
  readonly bodies: number;
}

const DIAMETERS = [250, 285, 320, 400, 600];

/** A random board: boxes at any angle, triangles and L-shaped walls of mixed height, some of them floating. */
export function randomBoard({ seed, width = 44 * INCH, depth = 30 * INCH, pieces, bodies }: BoardShape): Board {
  const next = numbers(seed);
  const at = (): Point => ({ x: next(width), y: next(depth) });
  return {
    terrain: {
      width,
      depth,
      pieces: Array.from({ length: pieces }, (_, i) => {
        const bottom = next(5) === 0 ? inches(1 + next(3)) : 0;
        const outline = OUTLINES[next(OUTLINES.length)]!(next, at());
        return {
          id: `p${i}`,
          parts: [{ kind: 'wall', outline, bottom, top: bottom + inches(1) / 2 + next(inches(5)) }],
        };
      }),
    },
    bodies: Array.from({ length: bodies }, () => {
      const { x, y } = at();
      const d = DIAMETERS[next(DIAMETERS.length)]!;
      const [ox, oy] = next(8) === 0 ? [100 + next(100), next(100)] : [0, 0];
      const bottom = next(6) === 0 ? inches(3) : 0;
      return { ax: x - ox, ay: y - oy, bx: x + ox, by: y + oy, r: d / 2, bottom, top: bottom + Math.round(d * 1.25) };
    }),
  };
}

type Next = (below: number) => number;

/** Directions with whole-number lengths, so that boxes at an angle have whole-number corners. */
const DIRECTIONS = [
  [1, 0],
  [3, 4],
  [5, 12],
  [-4, 3],
  [8, 15],
  [-12, 5],
].map(([x, y]) => ({ x: x!, y: y! }));

const OUTLINES: readonly ((next: Next, at: Point) => Point[])[] = [boxAt, boxAt, triangleAt, cornerAt];

function placed(next: Next, at: Point, local: readonly (readonly [number, number])[]): Point[] {
  const d = DIRECTIONS[next(DIRECTIONS.length)]!;
  const length = Math.sqrt(d.x * d.x + d.y * d.y);
  return local.map(([u, v]) => ({
    x: at.x + Math.round((u * d.x - v * d.y) / length),
    y: at.y + Math.round((u * d.y + v * d.x) / length),
  }));
}

function boxAt(next: Next, at: Point): Point[] {
  const [l, w] = [inches(1) + next(inches(5)), inches(1) / 2 + next(inches(2))];
  return placed(next, at, [
    [0, 0],
    [l, 0],
    [l, w],
    [0, w],
  ]);
}

function triangleAt(next: Next, at: Point): Point[] {
  return placed(next, at, [
    [0, 0],
    [inches(1) + next(inches(3)), next(200)],
    [next(200), inches(1) + next(inches(3))],
  ]);
}

function cornerAt(next: Next, at: Point): Point[] {
  const [l, m, t] = [inches(2) + next(inches(4)), inches(2) + next(inches(4)), 60 + next(120)];
  return placed(next, at, [
    [0, 0],
    [l, 0],
    [l, t],
    [t, t],
    [t, m],
    [0, m],
  ]);
}
