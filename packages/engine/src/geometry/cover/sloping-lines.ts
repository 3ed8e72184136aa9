import type { Point } from '../shape.ts';
import { LOOSE } from './edge-order.ts';
import { pointAt } from './facing-edge.ts';
import type { Discs } from './tangents.ts';
import type { Workspace } from './workspace.ts';

/**
 * Lines that are not level meet a feature only on the part of their length, from l0 to l1, on which they are at its
 * height. Seen from above, that part of the lines from a point P to a round base fills a row of discs that grow towards
 * the target: with centres P + l (c - P) and radii l r. Whether they meet a convex outline is one number (`clearance`)
 * for each place of the edge, below 0 if they do.
 */
export interface Outline {
  /** Its corners in order. */
  readonly points: Discs;
  readonly from: number;
  readonly to: number;
}

const STEPS = 10;
const TURNS = 60;
const CLOSE = 1e-10;
const INSIDE = 1e-4;
/** Discs that enter the outline by less than this only touch it. */
const TOUCH = 1e-8;

/**
 * Adds the stretches of the edge to search from which an outline is met. Stretches narrower than a step may be missed.
 */
export function addMeetings(w: Workspace, of: Outline): void {
  const { spans } = w;
  const { left, right, leftRow, rightRow } = spans.searched;
  const step = (right - left) / STEPS;
  let at = left;
  let row = leftRow;
  // Just inside the ends: at the very ends, lines only touch.
  let last = left + step * INSIDE;
  let before = clearance(w, of, last);
  for (let k = 1; k <= STEPS; k++) {
    const next = k < STEPS ? left + k * step : right - step * INSIDE;
    const now = clearance(w, of, next);
    if (before < 0 !== now < 0) {
      const turn = turnBetween(w, of, [last, before], [next, now]);
      if (before < 0) spans.add(at, row, turn, LOOSE);
      at = turn;
      row = LOOSE;
    }
    before = now;
    last = next;
  }
  if (before < 0) spans.add(at, row, right, rightRow);
}

type Seen = readonly [place: number, clearance: number];

/** The place between two others where lines start or stop meeting the outline: regula falsi (Illinois method). */
function turnBetween(w: Workspace, of: Outline, [a, fa]: Seen, [b, fb]: Seen): number {
  let [from, low, to, high] = [a, fa, b, fb];
  let stale = 0;
  for (let i = 0; i < TURNS && to - from > CLOSE; i++) {
    const at = i % 8 === 7 ? (from + to) / 2 : from + ((to - from) * low) / (low - high);
    const now = clearance(w, of, at);
    if (now < 0 === fa < 0) {
      from = at;
      low = now;
      if (stale === 1) high /= 2;
      stale = 1;
    } else {
      to = at;
      high = now;
      if (stale === -1) low /= 2;
      stale = -1;
    }
    if (Math.abs(now) < CLOSE) return at;
  }
  return (from + to) / 2;
}

/**
 * The distance between the outline and the row of discs from a place of the edge; below 0 if they overlap. A long
 * target is replaced by the disc around it: what is clear of that is clear of the target.
 */
export function clearance({ edge, pair, targetDisc }: Workspace, of: Outline, place: number): number {
  pointAt(edge, place);
  const { point } = edge;
  const { ax, ay, bx, by, r: radius } = pair.target;
  // The disc around the target, relative to the point.
  const dx = (ax + bx) / 2 - point.x;
  const dy = (ay + by) / 2 - point.y;
  const r = radius + Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 2;
  targetDisc.dx = dx;
  targetDisc.dy = dy;
  targetDisc.r = r;
  const { points, from, to } = of;
  const dd = dx * dx + dy * dy;
  if (dd <= r * r) return -1;
  const length = Math.sqrt(dd);
  const ux = dx / length;
  const uy = dy / length;
  const lean = r / Math.sqrt(dd - r * r);
  let least = Infinity;
  for (let i = 0; i < points.count; i++) {
    const x = points.x[i]! - point.x;
    const y = points.y[i]! - point.y;
    const beside = Math.abs(ux * y - uy * x);
    // The disc nearest to a corner.
    const l = Math.min(to, Math.max(from, (ux * x + uy * y + beside * lean) / length));
    const ahead = ux * x + uy * y - l * length;
    const apart = Math.sqrt(ahead * ahead + beside * beside) - l * r;
    if (apart < least) least = apart;
  }
  return Math.min(least, toEdges(of, point, targetDisc)) + TOUCH;
}

/**
 * The same for the edges of an outline, if an edge is nearer to the first or last disc than the edge's ends, or in the
 * row.
 */
function toEdges({ points, from, to }: Outline, point: Point, { dx, dy, r }: Workspace['targetDisc']): number {
  let least = Infinity;
  let isInside = points.count > 2;
  for (let i = 0, p = points.count - 1; i < points.count; p = i++) {
    const ex = points.x[i]! - points.x[p]!;
    const ey = points.y[i]! - points.y[p]!;
    const fx = point.x - points.x[p]!;
    const fy = point.y - points.y[p]!;
    const dd = ex * ex + ey * ey;
    if (dd === 0) continue;
    const size = Math.sqrt(dd);
    // How far the centre of a disc is on the inner side of the edge, and how far along it.
    const first = (ex * (fy + from * dy) - ey * (fx + from * dx)) / size;
    const last = (ex * (fy + to * dy) - ey * (fx + to * dx)) / size;
    const along = ex * (fx + from * dx) + ey * (fy + from * dy);
    const on = ex * (fx + to * dx) + ey * (fy + to * dy);
    if (first < 0) isInside = false;
    if (along > 0 && along < dd) least = Math.min(least, Math.abs(first) - from * r);
    if (on > 0 && on < dd) least = Math.min(least, Math.abs(last) - to * r);
    if (first < 0 === last < 0) continue;
    const crossing = along + ((on - along) * first) / (first - last);
    if (crossing > 0 && crossing < dd) least = Math.min(least, -from * r - 1);
  }
  return isInside ? -from * r - 1 : least;
}
