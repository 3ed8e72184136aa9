// Circles and straight lines: their crossings, and points along them; without trigonometry
import type { Point } from '@little-wars/engine/geometry';

export type Curve =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  /** Through a point, along a direction of length one. */
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly ux: number; readonly uy: number };

type Circle = Extract<Curve, { kind: 'circle' }>;
type Line = Extract<Curve, { kind: 'line' }>;

function lineAndLine(a: Line, b: Line): readonly Point[] {
  const cross = a.ux * b.uy - a.uy * b.ux;
  if (cross === 0) return [];
  const t = ((b.x - a.x) * b.uy - (b.y - a.y) * b.ux) / cross;
  return [{ x: a.x + t * a.ux, y: a.y + t * a.uy }];
}

function lineAndCircle(line: Line, { x, y, r }: Circle): readonly Point[] {
  const foot = (x - line.x) * line.ux + (y - line.y) * line.uy;
  const [fx, fy] = [line.x + foot * line.ux, line.y + foot * line.uy];
  const square = r * r - (fx - x) * (fx - x) - (fy - y) * (fy - y);
  if (square < 0) return [];
  const half = Math.sqrt(square);
  return [half, -half].map(t => ({ x: fx + t * line.ux, y: fy + t * line.uy }));
}

function circleAndCircle(a: Circle, b: Circle): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const far = Math.sqrt(square);
  // The distance from the first circle's centre to the line through both crossings.
  const off = (square + a.r * a.r - b.r * b.r) / (2 * far);
  const [ux, uy] = [dx / far, dy / far];
  return lineAndCircle({ kind: 'line', x: a.x + off * ux, y: a.y + off * uy, ux: -uy, uy: ux }, a);
}

/** Where two curves cross or touch. */
export function crossings(a: Curve, b: Curve): readonly Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? lineAndLine(a, b) : lineAndCircle(a, b);
  return b.kind === 'line' ? lineAndCircle(b, a) : circleAndCircle(a, b);
}

/** Increases with the angle of a direction, from 0 to 4. */
function turnOf(x: number, y: number): number {
  const share = y / (Math.abs(x) + Math.abs(y));
  return x < 0 ? 2 - share : y < 0 ? 4 + share : share;
}

/** The middle of the arc from one point of a circle to the next, in the direction of increasing angles. */
function middleOf({ x, y, r }: Circle, a: Point, b: Point): Point {
  const [ax, ay, bx, by] = [a.x - x, a.y - y, b.x - x, b.y - y];
  const [sx, sy] = [ax + bx, ay + by];
  const length = Math.sqrt(sx * sx + sy * sy);
  const turn = ax * by - ay * bx;
  // Opposite points, or a full circle: a quarter turn on, or the opposite point.
  if (length < 1e-6 * r) return { x: x - ay, y: y + ax };
  const sign = turn < 0 || (turn === 0 && ax * bx + ay * by > 0) ? -1 : 1;
  return { x: x + (sign * r * sx) / length, y: y + (sign * r * sy) / length };
}

/** The crossing points on a curve, and one in the middle of each piece between them. */
export function pointsOf(curve: Curve, met: readonly Point[]): readonly Point[] {
  if (curve.kind === 'circle') {
    if (met.length === 0) return [{ x: curve.x + curve.r, y: curve.y }];
    const round = met.toSorted((a, b) => turnOf(a.x - curve.x, a.y - curve.y) - turnOf(b.x - curve.x, b.y - curve.y));
    return round.flatMap((at, i) => [at, middleOf(curve, at, round[(i + 1) % round.length]!)]);
  }
  const { ux, uy } = curve;
  const along = met.toSorted((a, b) => a.x * ux + a.y * uy - b.x * ux - b.y * uy);
  return along.flatMap((at, i) => {
    const next = along[i + 1];
    return next ? [at, { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 }] : [at];
  });
}
