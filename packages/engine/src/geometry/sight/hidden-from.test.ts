import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Footprint, Point, Spot } from '../shape.ts';
import { sightToBody } from './eye-to-body.ts';
import { hiddenThousandths, isHiddenBy } from './hidden-from.ts';
import { type Upright, uprights } from './sight.oracle.ts';
import type { Among } from './types.ts';

const body = (x: number, y: number, r = 160, bottom = 0, top = 400): Body => ({
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r,
  bottom,
  top,
});
const past = (...walls: readonly (readonly [x: number, y: number, w: number, d: number, top: number])[]): Among => {
  const scene = sceneOf({
    width: 9000,
    depth: 9000,
    pieces: walls.map(([x, y, w, d, top], i) => ({
      id: `${i}`,
      parts: [
        {
          kind: 'wall',
          outline: [
            { x, y },
            { x: x + w, y },
            { x: x + w, y: y + d },
            { x, y: y + d },
          ],
          bottom: 0,
          top,
        },
      ],
    })),
  });
  return { scene, mask: maskOf(scene, () => true) };
};

describe('how much of a body is hidden from an eye', () => {
  const target = body(5000, 4000);

  it('is counted in thousandths, over a low wall', () => {
    const eye = { x: 4000, y: 4000, z: 200 };
    // From halfway up, a wall half as high right before the body, at a distance of 800 of 1000.
    const wall = (top: number) => past([4790, 1000, 10, 6000, top]);
    expect(hiddenThousandths(eye, target, past())).toBe(0);
    expect(hiddenThousandths(eye, target, wall(200))).toBe(500);
    expect(isHiddenBy(1 / 2, eye, target, wall(200))).toBe(true);
    // 1 tenth over 790 of 1000 is 1.27 of 400 at the body, 3 thousandths.
    expect(hiddenThousandths(eye, target, wall(201))).toBe(503);
    expect(hiddenThousandths(eye, target, wall(199))).toBe(497);
    expect(isHiddenBy(1 / 2, eye, target, wall(199))).toBe(false);
    expect(hiddenThousandths(eye, target, wall(400))).toBe(1000);
  });

  it('is counted from the side', () => {
    const eye = { x: 4000, y: 4000, z: 200 };
    // A tall wall that ends on the line of view, and one whose far corner, 500 off, ends where a quarter is hidden.
    expect(hiddenThousandths(eye, target, past([4790, 1000, 10, 3000, 2000]))).toBe(500);
    expect(hiddenThousandths(eye, target, past([4490, 1000, 10, 2960, 2000]))).toBe(250);
    expect(isHiddenBy(1 / 4, eye, target, past([4490, 1000, 10, 2960, 2000]))).toBe(true);
    expect(isHiddenBy(1 / 4, eye, target, past([4490, 1000, 10, 2959, 2000]))).toBe(false);
  });

  it('is never nothing while anything is hidden, nor all while anything is seen', () => {
    const eye = { x: 4000, y: 4000, z: 200 };
    const tower = body(5000, 4000, 160, 0, 8000);
    // Of the rectangle 800 off and 41 high hide a tenth, and 30 hide only of what is nearer to the eye.
    expect(hiddenThousandths(eye, tower, past([4790, 1000, 10, 6000, 41]))).toBe(1);
    expect(hiddenThousandths(eye, tower, past([4790, 1000, 10, 6000, 30]))).toBe(1);
    expect(hiddenThousandths(eye, tower, past([4790, 1000, 10, 6000, 2]))).toBe(0);
    // By its near corner, 400 off, a wall hides the rectangle up to 64 aside; a little more of the round tower is seen.
    const wall = (depth: number) => past([4400, 3000, 100, depth, 9000]);
    expect([1063, 1064, 1065].map(depth => hiddenThousandths(eye, tower, wall(depth)))).toEqual([992, 999, 1000]);
  });

  it('adds up what several hide together, once', () => {
    const eye = { x: 4000, y: 4000, z: 200 };
    const [low, side] = [
      [4790, 1000, 10, 6000, 200],
      [4700, 1000, 10, 3000, 2000],
    ] as const;
    expect(hiddenThousandths(eye, target, past(low, side))).toBe(750);
    expect(hiddenThousandths(eye, target, past(low, low, side, side))).toBe(750);
  });

  it('is told from above and from below too', () => {
    const above = { x: 5000, y: 4000, z: 1500 };
    expect(hiddenThousandths(above, target, past())).toBeLessThanOrEqual(1);
    const some = hiddenThousandths(above, target, past([4500, 3500, 500, 1000, 900]));
    expect(some > 100 && some < 900).toBe(true);
  });
});

describe('against sums over columns', () => {
  it('is right to a thousandth on random boards, and agrees with sight at both ends', () => {
    let [partly, all, none] = [0, 0, 0];
    for (let seed = 0; seed < 500; seed++) {
      const next = numbers(seed + 500);
      const board = randomBoard({ seed, width: 4000, depth: 4000, pieces: 5, bodies: 3 });
      const scene = sceneOf(board.terrain);
      const among: Among = {
        scene,
        mask: maskOf(scene, () => true),
        bodies: board.bodies.filter(({ ax, bx }) => ax === bx),
      };
      const eye = { x: next(4000), y: next(4000), z: 100 + next(600) };
      const [x, y] = [next(4000), next(4000)];
      const target = { ...body(x, y), bx: x + (next(4) ? 0 : 150), by: y + (next(4) ? 0 : 90) };
      if (Math.hypot(x - eye.x, y - eye.y) < 600 || isCrowded(target, among)) continue;
      const hidden = hiddenThousandths(eye, target, among);
      expect(hidden === 1000).toBe(!sightToBody(eye, target, among).visible);
      const wanted = 1000 * byColumns(eye, target, uprights(among));
      expect(Math.abs(hidden - wanted), `seed ${seed}`).toBeLessThan(hidden % 999 === 1 ? 2.5 : 1.5);
      if (hidden === 0) none++;
      else if (hidden === 1000) all++;
      else partly++;
    }
    expect([partly > 25, all > 20, none > 20]).toEqual([true, true, true]);
  });
});

/** Whether anything stands in the target or close behind its front, where columns cannot tell. */
const isCrowded = ({ ax, ay }: Body, among: Among): boolean =>
  uprights(among).some(({ corners, footprint }) => {
    const near = corners
      ? corners.map((a, i) => toSegment({ x: ax, y: ay }, a, corners[(i + 1) % corners.length]!))
      : [];
    const apart = footprint
      ? toSegment({ x: ax, y: ay }, { x: footprint.ax, y: footprint.ay }, { x: footprint.bx, y: footprint.by }) -
        footprint.r
      : Math.min(...near);
    return apart < 350 || (corners !== undefined && sideBySide({ x: ax, y: ay }, corners));
  });

const sideBySide = (p: Point, corners: readonly Point[]): boolean =>
  corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0;
  });

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const n = dx * dx + dy * dy;
  const t = n === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / n));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const COLUMNS = 1500;

/** The hidden share of the rectangle, column by column: what each upright covers of a column is one band of heights. */
function byColumns(eye: Spot, { ax, ay, bx, by, r, bottom, top }: Body, things: readonly Upright[]): number {
  const middle = { x: (ax + bx) / 2, y: (ay + by) / 2 };
  const [vx, vy] = [middle.x - eye.x, middle.y - eye.y];
  const length = Math.hypot(vx, vy);
  const half = r + Math.abs((bx - ax) * vy - (by - ay) * vx) / (2 * length);
  let hidden = 0;
  for (let k = 0; k < COLUMNS; k++) {
    const off = half * ((2 * k + 1) / COLUMNS - 1);
    const to = { x: middle.x - (vy / length) * off, y: middle.y + (vx / length) * off };
    const bands = things.flatMap(thing => {
      const [from, end] = sharesInside(eye, to, thing);
      if (!(from < end)) return [];
      const at = (z: number, s: number): number => eye.z + (z - eye.z) / s;
      const low = Math.max(bottom, Math.min(at(thing.bottom, from), at(thing.bottom, end)));
      const high = Math.min(top, Math.max(at(thing.top, from), at(thing.top, end)));
      return low < high ? [[low, high] as const] : [];
    });
    let reached = bottom;
    for (const [low, high] of bands.toSorted((a, b) => a[0] - b[0])) {
      hidden += Math.max(0, high - Math.max(low, reached));
      reached = Math.max(reached, high);
    }
  }
  return hidden / (COLUMNS * (top - bottom));
}

/** The shares of a flat line between which it is inside a thing. */
function sharesInside(from: Point, to: Point, { corners, footprint }: Upright): readonly [number, number] {
  let [first, last] = [1e-9, 1];
  for (const [i, a] of (corners ?? []).entries()) {
    const b = corners![(i + 1) % corners!.length]!;
    const side = ({ x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    const [p, q] = [side(from), side(to)];
    if (p <= 0 && q <= 0) return [1, 0];
    if (p < 0) first = Math.max(first, p / (p - q));
    if (q < 0) last = Math.min(last, p / (p - q));
  }
  return footprint ? sharesInRound(from, to, footprint) : [first, last];
}

/** The same of a round footprint. */
function sharesInRound(from: Point, to: Point, { ax, ay, r }: Footprint): readonly [number, number] {
  const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, ax - from.x, ay - from.y];
  const n = dx * dx + dy * dy;
  const along = (dx * ex + dy * ey) / n;
  const half = Math.sqrt(Math.max(0, r * r * n - (dx * ey - dy * ex) ** 2)) / n;
  return [Math.max(1e-9, along - half), Math.min(1, along + half)];
}
