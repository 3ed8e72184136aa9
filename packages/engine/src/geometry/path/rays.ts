import type { Point } from '../shape.ts';
import type { Wall } from './graph.ts';
import { fan } from './inflate.ts';

/** A direction to look in. Where it touches a wall on its way, the wall begins or ends there, counter-clockwise. */
export interface Ray extends Point {
  readonly touches: 'none' | 'begins' | 'ends';
}

/** Directions between two drawn on the border of a circle. */
const ARC = 48;

/** All directions worth looking in, counter-clockwise from east. */
export function raysAround(at: Point, near: readonly Wall[]): readonly Ray[] {
  const found = arcs();
  for (const wall of near) addWall(at, wall, found);
  return found.sort((a, b) => upper(a) - upper(b) || a.y * b.x - a.x * b.y || order(a) - order(b));
}

/** Those from one direction counter-clockwise to another, less than half a turn on. */
export function raysBetween(at: Point, near: readonly Wall[], first: Point, last: Point): readonly Ray[] {
  const found = arcs();
  for (const wall of near) addWall(at, wall, found);
  const inside = found.filter(ray => first.x * ray.y - first.y * ray.x > 0 && ray.x * last.y - ray.y * last.x > 0);
  inside.sort((a, b) => a.y * b.x - a.x * b.y || order(a) - order(b));
  return [{ ...first, touches: 'none' }, ...inside, { ...last, touches: 'none' }];
}

/** 0 for directions from east up to before west, 1 for the rest. */
const upper = ({ x, y }: Point): number => (y > 0 || (y === 0 && x > 0) ? 0 : 1);

const order = ({ touches }: Ray): number => (touches === 'ends' ? 0 : touches === 'none' ? 1 : 2);

function arcs(): Ray[] {
  const { xs, ys } = fan(ARC);
  return Array.from(xs, (x, i) => ({ x: x * 1024, y: ys[i]! * 1024, touches: 'none' as const }));
}

/** The corners of a wall that face a place, and the two between which it hides what is behind. */
function addWall({ x, y }: Point, { xs, ys }: Wall, found: Ray[]): void {
  const n = xs.length;
  let before = (xs[n - 1]! - x) * (ys[0]! - y) - (ys[n - 1]! - y) * (xs[0]! - x);
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const px = xs[i]! - x;
    const py = ys[i]! - y;
    const after = px * (ys[j]! - y) - py * (xs[j]! - x);
    // An edge that runs clockwise as seen from here faces it.
    if ((before < 0 || after < 0) && (px !== 0 || py !== 0))
      found.push({ x: px, y: py, touches: before < 0 && after < 0 ? 'none' : before < 0 ? 'begins' : 'ends' });
    before = after;
  }
}
