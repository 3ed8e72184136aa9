import type { Solid } from '../scene.ts';
import type { Body } from '../shape.ts';
import type { Among } from './types.ts';

/** How far a body reaches from its middle. */
const reachOf = ({ ax, ay, bx, by, r }: Body): number =>
  r + Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 2;

/** In tenths, more than any rounding here: what only touches is left to the exact answer. */
const SURE = 1;

/**
 * Whether a solid certainly hides two bodies from each other: it is higher than both, and two of its corners lie on
 * either side of all lines between them, with one body before and the other behind the chord between those corners.
 */
export function standsBetween({ corners, bottom, top }: Solid, one: Body, other: Body): boolean {
  if (bottom > one.bottom || bottom > other.bottom || top <= one.top || top <= other.top) return false;
  const x = (one.ax + one.bx) / 2;
  const y = (one.ay + one.by) / 2;
  const dx = (other.ax + other.bx) / 2 - x;
  const dy = (other.ay + other.by) / 2 - y;
  const wide = (Math.max(reachOf(one), reachOf(other)) + SURE) * Math.sqrt(dx * dx + dy * dy);
  let left = corners[0]!;
  let right = left;
  let most = -Infinity;
  let least = Infinity;
  for (const corner of corners) {
    const off = dx * (corner.y - y) - dy * (corner.x - x);
    if (off > most) {
      most = off;
      left = corner;
    }
    if (off < least) {
      least = off;
      right = corner;
    }
  }
  if (most < wide || least > -wide) return false;
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
  const isHider = (solid: Solid | undefined): boolean =>
    solid !== undefined && mask[solid.index] === 1 && standsBetween(solid, one, other);
  if (isHider(solids[first])) return first;
  for (let i = 0; i < solids.length; i++) if (isHider(solids[i])) return i;
  return -1;
}

/** Whether any body but these two, given by their indexes, may come between them: if not, none of them hides anything. */
export function areAnyBetween(bodies: readonly Body[], first: number, second: number): boolean {
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
    if (off <= near && off >= -near) return true;
  }
  return false;
}
