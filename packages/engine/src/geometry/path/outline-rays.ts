import type { Point } from '../shape.ts';
import type { Wall } from './graph.ts';
import { directionsAround } from './inflated-hull.ts';

/** A direction to cast a ray in. If it touches a wall, that wall begins or ends there, counter-clockwise. */
export interface Ray extends Point {
  readonly touches: 'none' | 'begins' | 'ends';
}

/** A view: its place, its range, its walls, and additional points to look at. */
export interface Look {
  readonly at: Point;
  readonly far: number;
  readonly near: readonly Wall[];
  readonly marks: readonly Point[];
}

/** The number of directions for a whole turn such that a circle's border is off by a few tenths at most. */
const arcsFor = (radius: number): number => (radius > 1200 ? 96 : radius > 300 ? 48 : 24);

/** All relevant directions, counter-clockwise from east. */
export function raysAround(look: Look): readonly Ray[] {
  const rays: Ray[] = [];
  collect(look, (x, y, touches) => void rays.push({ x, y, touches }));
  return rays.sort((a, b) => upper(a) - upper(b) || a.y * b.x - a.x * b.y || order(a) - order(b));
}

/** Those from one direction counter-clockwise to another, less than half a turn on. */
export function raysBetween(look: Look, first: Point, last: Point): readonly Ray[] {
  const rays: Ray[] = [];
  collect(look, (x, y, touches) => {
    if (first.x * y - first.y * x > 0 && x * last.y - y * last.x > 0) rays.push({ x, y, touches });
  });
  rays.sort((a, b) => a.y * b.x - a.x * b.y || order(a) - order(b));
  return [{ ...first, touches: 'none' }, ...rays, { ...last, touches: 'none' }];
}

/** 0 for directions from east up to before west, 1 for the rest. */
const upper = ({ x, y }: Point): number => (y > 0 || (y === 0 && x > 0) ? 0 : 1);

const order = ({ touches }: Ray): number => (touches === 'ends' ? 0 : touches === 'none' ? 1 : 2);

type Take = (x: number, y: number, touches: Ray['touches']) => void;

function collect({ at, far, near, marks }: Look, take: Take): void {
  const { xs, ys } = directionsAround(arcsFor(far));
  for (let i = 0; i < xs.length; i++) take(xs[i]! * 1024, ys[i]! * 1024, 'none');
  for (const wall of near) collectWall(at, wall, take);
  for (const mark of marks) {
    const x = mark.x - at.x;
    const y = mark.y - at.y;
    if ((x !== 0 || y !== 0) && Math.abs(x) <= far && Math.abs(y) <= far) take(x, y, 'none');
  }
}

/** The corners of a wall that face a place, and the two between which it hides what is behind. */
function collectWall({ x, y }: Point, { xs, ys }: Wall, take: Take): void {
  const n = xs.length;
  let before = (xs[n - 1]! - x) * (ys[0]! - y) - (ys[n - 1]! - y) * (xs[0]! - x);
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const px = xs[i]! - x;
    const py = ys[i]! - y;
    const after = px * (ys[j]! - y) - py * (xs[j]! - x);
    // An edge that runs clockwise as seen from here faces it.
    if ((before < 0 || after < 0) && (px !== 0 || py !== 0))
      take(px, py, before < 0 && after < 0 ? 'none' : before < 0 ? 'begins' : 'ends');
    before = after;
  }
}
