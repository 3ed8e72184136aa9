import type { Scene } from '../scene.ts';
import { bodySizeOf, type Point, type Spot } from '../shape.ts';
import { INCH, type Tenths } from '../units.ts';
import { type Motion, motionsOf, placeOn, spotNear } from './motion.ts';
import type { Mover, Path } from './path.ts';

/** A question asked of places along a path, and where its answer may change. */
export interface AlongQuery {
  /** The range to search, in tenths from the start of the path, as meetings give them. */
  readonly from: number;
  readonly to: number;
  readonly holds: (spot: Spot) => boolean;
  /** Places at which the answer may change (tenths from the start); between two of them it does not. */
  readonly critical?: readonly number[];
  /** Also test at least this often, in case not all critical places are known. */
  readonly step?: Tenths;
}

export interface PathPlace {
  readonly leg: number;
  readonly at: number;
  readonly spot: Spot;
}

/**
 * The first place of a path where something holds, to a whole tenth. Tests each critical place and the middle between
 * two, so nothing is missed if all critical places are given; then bisects to the change.
 */
export function firstAlong(mover: Mover, path: Path, question: AlongQuery): PathPlace | null {
  const motions = motionsOf(mover, path);
  for (const motion of motions) {
    const start = Math.max(question.from, motion.start);
    const end = Math.min(question.to, motion.start + motion.length);
    if (start > end) continue;
    const first = firstOn(motion, start, end, question);
    if (first) return first;
  }
  return null;
}

function firstOn(motion: Motion, start: number, end: number, question: AlongQuery): PathPlace | null {
  const holds = (at: number): boolean => {
    const spot = spotOn(motion, at);
    return question.holds(spot);
  };
  let before: number | null = null;
  for (const at of looksBetween(start, end, question)) {
    if (!holds(at)) {
      before = at;
      continue;
    }
    const place = before === null ? at : halved(before, at, holds);
    const t = motion.length > 0 ? (place - motion.start) / motion.length : 0;
    const spot = spotNear(motion, t, question.holds) ?? spotOn(motion, at);
    return { leg: motion.leg, at: place, spot };
  }
  return null;
}

function spotOn(motion: Motion, at: number): Spot {
  const { x, y, z } = placeOn(motion, motion.length > 0 ? (at - motion.start) / motion.length : 0);
  return { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
}

/** Both ends, the critical places between them, and the middles of what lies between those. */
function looksBetween(start: number, end: number, { critical = [], step = INCH / 4 }: AlongQuery): readonly number[] {
  const marks = [start, ...critical.filter(at => at > start && at < end).sort((a, b) => a - b), end];
  const looks: number[] = [start];
  for (let i = 1; i < marks.length; i++) {
    const a = marks[i - 1]!;
    const b = marks[i]!;
    const parts = Math.max(2, Math.ceil((b - a) / step));
    for (let k = 1; k <= parts; k++) looks.push(a + ((b - a) * k) / parts);
  }
  return looks;
}

function halved(before: number, after: number, holds: (at: number) => boolean): number {
  let no = before;
  let yes = after;
  while (yes - no > 0.25) {
    const middle = (no + yes) / 2;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/**
 * The places of a path at which a line from an eye past a corner of a solid just touches the moving body: where sight
 * from that eye to it can begin or end. An eye with a radius sends out its two tangents.
 */
export function sightThresholds(
  mover: Mover,
  path: Path,
  scene: Scene,
  eye: Point & { readonly r?: Tenths },
): readonly number[] {
  const thresholds: number[] = [];
  for (const motion of motionsOf({ ...mover, size: bodySizeOf(mover.size) }, path))
    if (!motion.upright)
      for (const { corners } of scene.solids)
        for (const corner of corners)
          for (const ray of tangents(eye, corner)) touchedBy(motion, corner, ray, thresholds);
  return thresholds.sort((a, b) => a - b);
}

/** The places of a path at which the middle of the moving base crosses one of some circles. */
export function ringThresholds(
  mover: Mover,
  path: Path,
  rings: readonly (Point & { readonly r: number })[],
): readonly number[] {
  const thresholds: number[] = [];
  for (const { from, to, start, length, upright } of motionsOf(mover, path)) {
    if (upright || length === 0) continue;
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (const { x, y, r } of rings) {
      const along = (x - from.x) * dx + (y - from.y) * dy;
      const across = (x - from.x) * dy - (y - from.y) * dx;
      if (Math.abs(across) > r) continue;
      const half = Math.sqrt(r * r - across * across);
      for (const at of [along - half, along + half]) if (at >= 0 && at <= length) thresholds.push(start + at);
    }
  }
  return thresholds.sort((a, b) => a - b);
}

interface Ray {
  readonly x: number;
  readonly y: number;
}

/** The tangents to a circle through a point. */
function tangents(eye: Point & { readonly r?: Tenths }, corner: Point): readonly Ray[] {
  const { r = 0 } = eye;
  const x = corner.x - eye.x;
  const y = corner.y - eye.y;
  const n = x * x + y * y;
  if (n === 0 || n <= r * r) return [];
  if (r === 0) return [{ x, y }];
  const across = r * Math.sqrt(n - r * r);
  const along = n - r * r;
  return [-1, 1].map(side => ({ x: along * x - side * across * y, y: along * y + side * across * x }));
}

/** Where on a motion the line through a point touches one of the two circles of the body. */
function touchedBy(motion: Motion, through: Point, ray: Ray, thresholds: number[]): void {
  const { from, to, half, start, length } = motion;
  const size = Math.sqrt(ray.x * ray.x + ray.y * ray.y);
  const speed = ray.x * (to.y - from.y) - ray.y * (to.x - from.x);
  if (speed === 0 || size === 0) return;
  for (const end of half.x === 0 && half.y === 0 ? [1] : [-1, 1])
    for (const side of [-1, 1]) {
      const away = ray.x * (from.y + end * half.y - through.y) - ray.y * (from.x + end * half.x - through.x);
      const t = (side * half.r * size - away) / speed;
      if (t >= 0 && t <= 1) thresholds.push(start + t * length);
    }
}
