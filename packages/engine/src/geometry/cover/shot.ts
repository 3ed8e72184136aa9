import { compareCores } from '../cores.ts';
import type { Standing } from '../shape.ts';
import { type Discs, discs, type Line, line, separate } from './line.ts';

/**
 * One pair of bases, laid out for the questions about it. Module-level memory: `aim` fills it, everything else reads
 * it, and nothing is kept between questions.
 *
 * The rim is the part of the viewer's edge that faces the target: points whose tangent has the whole target beyond it.
 * Going from any other point of the base straight towards the target shrinks the fan of lines. Places on the rim go by
 * a number that grows from left to right: the tangent of half the angle of the outward normal to the rim's middle
 * normal, and past a straight side one more.
 */
const NOBODY: Standing = { ax: 0, ay: 0, bx: 0, by: 0, r: 0, z: 0 };

export const shot = {
  viewer: NOBODY,
  target: NOBODY,
  level: true,
  /** The strip around both bases: its origin and direction, half its width, and how far it reaches. */
  ox: 0,
  oy: 0,
  ux: 1,
  uy: 0,
  wide: 0,
  back: 0,
  front: 0,
  /** No line is shorter or longer than this, seen from above. */
  shortest: 0,
  longest: 0,
};

export const viewerDiscs: Discs = discs(2);
export const targetDiscs: Discs = discs(2);

export const rim = {
  /** Whether there is more than one point to choose from. */
  hasWidth: false,
  /** The one point there is, otherwise. */
  x: 0,
  y: 0,
  /** The middle normal. */
  mx: 1,
  my: 0,
  /** The tangents at its ends: inner tangents of the two bases. */
  leftEnd: line(),
  rightEnd: line(),
  left: 0,
  right: 0,
  lx: 0,
  ly: 0,
  rx: 0,
  ry: 0,
  /** Centres of the arc that begins it and the arc that ends it (the same without a straight side). */
  clx: 0,
  cly: 0,
  crx: 0,
  cry: 0,
  /** A straight side between the two arcs: its normal, its place, and its ends. */
  hasSide: false,
  gx: 0,
  gy: 0,
  side: 0,
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
};

/** Where `pointAt` puts its answer. */
export const place = { x: 0, y: 0 };

export function aim(viewer: Standing, target: Standing): void {
  shot.viewer = viewer;
  shot.target = target;
  shot.level = viewer.z === target.z;
  fill(viewerDiscs, viewer);
  fill(targetDiscs, target);
  layStrip(viewer, target);
  layRim(viewer, target);
}

function fill(into: Discs, { ax, ay, bx, by, r }: Standing): void {
  into.count = ax === bx && ay === by ? 1 : 2;
  into.x[0] = ax;
  into.y[0] = ay;
  into.x[1] = bx;
  into.y[1] = by;
  into.r[0] = r;
  into.r[1] = r;
}

function layStrip(v: Standing, t: Standing): void {
  shot.ox = (v.ax + v.bx) / 2;
  shot.oy = (v.ay + v.by) / 2;
  const dx = (t.ax + t.bx) / 2 - shot.ox;
  const dy = (t.ay + t.by) / 2 - shot.oy;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length > 0 ? dx / length : 1;
  const uy = length > 0 ? dy / length : 0;
  shot.ux = ux;
  shot.uy = uy;
  // Half of each core, along the strip and across it.
  const vu = Math.abs((v.bx - v.ax) * ux + (v.by - v.ay) * uy) / 2;
  const vw = Math.abs((v.by - v.ay) * ux - (v.bx - v.ax) * uy) / 2;
  const tu = Math.abs((t.bx - t.ax) * ux + (t.by - t.ay) * uy) / 2;
  const tw = Math.abs((t.by - t.ay) * ux - (t.bx - t.ax) * uy) / 2;
  shot.wide = Math.max(vw + v.r, tw + t.r);
  shot.back = -vu - v.r;
  shot.front = length + tu + t.r;
  shot.shortest = Math.max(0, length - vu - v.r - tu - t.r);
  const run = shot.front - shot.back;
  shot.longest = Math.sqrt(run * run + 4 * shot.wide * shot.wide);
}

function layRim(v: Standing, t: Standing): void {
  rim.hasWidth = isApart(v, t) && (v.r > 0 || viewerDiscs.count === 2);
  if (!rim.hasWidth) return oneplace(v, t);
  const { leftEnd, rightEnd } = rim;
  separate(targetDiscs, viewerDiscs, 1, leftEnd);
  separate(targetDiscs, viewerDiscs, -1, rightEnd);
  const sx = leftEnd.nx + rightEnd.nx;
  const sy = leftEnd.ny + rightEnd.ny;
  const size = Math.sqrt(sx * sx + sy * sy);
  rim.mx = sx / size;
  rim.my = sy / size;
  layArcs(v);
  rim.left = placeOf(leftEnd.nx, leftEnd.ny);
  rim.right = placeOf(rightEnd.nx, rightEnd.ny) + (rim.hasSide ? 1 : 0);
  rim.lx = rim.clx + v.r * leftEnd.nx;
  rim.ly = rim.cly + v.r * leftEnd.ny;
  rim.rx = rim.crx + v.r * rightEnd.nx;
  rim.ry = rim.cry + v.r * rightEnd.ny;
  if (v.r === 0) pinSharpEnds();
}

function isApart(v: Standing, t: Standing): boolean {
  const near = v.r + t.r;
  if (viewerDiscs.count === 1 && targetDiscs.count === 1) {
    const dx = t.ax - v.ax;
    const dy = t.ay - v.ay;
    return dx * dx + dy * dy > near * near;
  }
  return compareCores(v, t, { near, square: 0 }) > 0;
}

/** Where no part of the edge faces the whole target there is one point only: the one nearest the target's core. */
function oneplace(v: Standing, t: Standing): void {
  const [p, q] = nearestOfCores(v, t);
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const far = apart > v.r ? v.r / apart : 1;
  rim.x = p.x + dx * far;
  rim.y = p.y + dy * far;
}

function nearestOfCores(v: Standing, t: Standing): [{ x: number; y: number }, { x: number; y: number }] {
  let best = Infinity;
  let found: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: v.ax, y: v.ay },
    { x: t.ax, y: t.ay },
  ];
  const tried = viewerDiscs.count === 1 && targetDiscs.count === 1 ? 0 : 32;
  for (let i = 0; i <= tried; i++) {
    // A fixed ladder of places is enough: bases that overlap or touch leave nothing to win by choosing.
    const p = { x: v.ax + ((v.bx - v.ax) * i) / (tried || 1), y: v.ay + ((v.by - v.ay) * i) / (tried || 1) };
    const dx = t.bx - t.ax;
    const dy = t.by - t.ay;
    const length = dx * dx + dy * dy;
    const at = length > 0 ? Math.min(1, Math.max(0, ((p.x - t.ax) * dx + (p.y - t.ay) * dy) / length)) : 0;
    const q = { x: t.ax + at * dx, y: t.ay + at * dy };
    const apart = (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
    if (apart >= best) continue;
    best = apart;
    found = [p, q];
  }
  return found;
}
