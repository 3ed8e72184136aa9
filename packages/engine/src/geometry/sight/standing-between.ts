import type { Solid } from '../scene.ts';
import type { Body, Point } from '../shape.ts';
import type { Among } from './types.ts';

/** How far a body reaches from its middle. */
const reachOf = ({ ax, ay, bx, by, r }: Body): number =>
  r + Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 2;

/** In tenths, an upper bound on rounding errors here: what only touches is left to the exact test. */
const SURE = 1;

/** Two bodies, with what all solids between them are measured by. */
interface Pair {
  readonly one: Body;
  readonly other: Body;
  /** The middle of one, and the way from there to the middle of the other. */
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** How far beside that way all lines between the bodies stay, times its length. */
  readonly wide: number;
  /** Nothing that hides both begins higher or ends lower. */
  readonly bottom: number;
  readonly top: number;
}

function pairOf(one: Body, other: Body): Pair {
  const x = (one.ax + one.bx) / 2;
  const y = (one.ay + one.by) / 2;
  const dx = (other.ax + other.bx) / 2 - x;
  const dy = (other.ay + other.by) / 2 - y;
  const wide = (Math.max(reachOf(one), reachOf(other)) + SURE) * Math.sqrt(dx * dx + dy * dy);
  const bottom = Math.min(one.bottom, other.bottom);
  return { one, other, x, y, dx, dy, wide, bottom, top: Math.max(one.top, other.top) };
}

/**
 * Whether a solid certainly hides two bodies from each other: it is higher than both, and two of its corners lie on
 * either side of all lines between them, with one body before and the other behind the chord between those corners.
 */
function standsBetween({ corners, bottom, top }: Solid, pair: Pair): boolean {
  if (bottom > pair.bottom || top <= pair.top) return false;
  const { x, y, dx, dy, wide } = pair;
  let left = 0;
  let right = 0;
  let most = -Infinity;
  let least = Infinity;
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i]!;
    const off = dx * (corner.y - y) - dy * (corner.x - x);
    if (off > most) {
      most = off;
      left = i;
    }
    if (off < least) {
      least = off;
      right = i;
    }
  }
  return most >= wide && least <= -wide && isBetween(corners[left]!, corners[right]!, pair);
}

/** Whether one body is before a chord and the other behind it. */
function isBetween(left: Point, right: Point, { one, other }: Pair): boolean {
  const ex = right.x - left.x;
  const ey = right.y - left.y;
  const length = Math.sqrt(ex * ex + ey * ey);
  const ahead = (px: number, py: number): number => ex * (py - left.y) - ey * (px - left.x);
  const before = Math.min(-ahead(one.ax, one.ay), -ahead(one.bx, one.by));
  const behind = Math.min(ahead(other.ax, other.ay), ahead(other.bx, other.by));
  return before >= (one.r + SURE) * length && behind >= (other.r + SURE) * length;
}

/** The index of a solid that certainly hides two bodies from each other, or -1: first one that did before. */
export function hiderBetween({ scene: { solids }, mask }: Among, one: Body, other: Body, first: number): number {
  const pair = pairOf(one, other);
  const likely = solids[first];
  if (likely !== undefined && mask[first] === 1 && standsBetween(likely, pair)) return first;
  for (let i = 0; i < solids.length; i++) if (mask[i] === 1 && standsBetween(solids[i]!, pair)) return i;
  return -1;
}

/** The bodies that may come between two of them, given by their indexes: no other hides anything of the two. */
export function bodiesBetween(bodies: readonly Body[], first: number, second: number): readonly Body[] {
  const one = bodies[first]!;
  const other = bodies[second]!;
  const x = (one.ax + one.bx) / 2;
  const y = (one.ay + one.by) / 2;
  const dx = (other.ax + other.bx) / 2 - x;
  const dy = (other.ay + other.by) / 2 - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const half = Math.max(reachOf(one), reachOf(other)) + SURE;
  const lowest = Math.min(one.bottom, other.bottom);
  const highest = Math.max(one.top, other.top);
  let between: readonly Body[] = NOBODY;
  for (let i = 0; i < bodies.length; i++) {
    if (i === first || i === second) continue;
    const body = bodies[i]!;
    if (body.top < lowest || body.bottom > highest) continue;
    const near = (half + reachOf(body)) * length;
    const px = (body.ax + body.bx) / 2 - x;
    const py = (body.ay + body.by) / 2 - y;
    const on = dx * px + dy * py;
    if (on < -near || on > length * length + near) continue;
    const off = dx * py - dy * px;
    if (off <= near && off >= -near) between = [...between, body];
  }
  return between;
}

const NOBODY: readonly Body[] = [];
