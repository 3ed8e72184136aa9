import { compareCores, nearest } from '../segment-distance.ts';
import type { Standing } from '../shape.ts';
import { layShot, targetDiscs, viewerDiscs } from './base-pair.ts';
import { type Line, line } from './exact-tangents.ts';
import { type Discs, separate } from './tangents.ts';

/**
 * The points the lines may start from: the part of the viewer's edge that faces the target, each of whose tangents has
 * the whole target beyond it. (From any other point of the base, going straight towards the target stays on the base
 * and shrinks the fan of lines.) Places on it go by a number that grows from left to right: the tangent of half the
 * angle from the rim's middle normal to the normal there, and one more past a straight side. Memory as in base-pair.ts.
 */
export const rim = {
  /** Whether there is more than one point to choose from. */
  hasWidth: false,
  /** The one point there is, otherwise. */
  x: 0,
  y: 0,
  mx: 1,
  my: 0,
  /** The tangents at its ends; they touch the target too. */
  leftEnd: line(),
  rightEnd: line(),
  left: 0,
  right: 0,
  lx: 0,
  ly: 0,
  rx: 0,
  ry: 0,
  r: 0,
  /** Centres of the arc it begins with and the arc it ends with; one and the same without a straight side. */
  clx: 0,
  cly: 0,
  crx: 0,
  cry: 0,
  /** The straight side between: its normal, the place where it begins, its ends. */
  hasSide: false,
  gx: 0,
  gy: 0,
  side: 0,
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
};

export function aim(viewer: Standing, target: Standing): void {
  layShot(viewer, target);
  rim.r = viewer.r;
  rim.hasWidth = isApart(viewer, target) && (viewer.r > 0 || viewerDiscs.count === 2);
  if (rim.hasWidth) layRim(viewer);
  else layPoint(viewer, target);
}

function isApart(v: Standing, t: Standing): boolean {
  const near = v.r + t.r;
  if (viewerDiscs.count === 2 || targetDiscs.count === 2) return compareCores(v, t, { near, square: 0 }) > 0;
  const dx = t.ax - v.ax;
  const dy = t.ay - v.ay;
  return dx * dx + dy * dy > near * near;
}

/**
 * Where bases touch, or overlap seen from above, no edge faces the target: a point on both. The middle of what the
 * cores, taken from either end, give: the same whichever way the table is turned.
 */
function layPoint(v: Standing, t: Standing): void {
  rim.x = 0;
  rim.y = 0;
  for (const from of [v, turned(v)])
    for (const to of [t, turned(t)]) {
      const { p, q, apart } = nearest(from, to);
      const part = apart > v.r ? v.r / apart : 1;
      rim.x += (p.x + (q.x - p.x) * part) / 4;
      rim.y += (p.y + (q.y - p.y) * part) / 4;
    }
}

const turned = ({ ax, ay, bx, by, ...rest }: Standing): Standing => ({ ax: bx, ay: by, bx: ax, by: ay, ...rest });

const LOTS: readonly [Discs, Discs] = [targetDiscs, viewerDiscs];

function layRim(v: Standing): void {
  const { leftEnd, rightEnd } = rim;
  separate(LOTS, 1, leftEnd);
  separate(LOTS, -1, rightEnd);
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
  if (v.r === 0) layThin();
}

/** Which of the viewer's circles the rim runs along, and whether one of its straight sides lies between. */
function layArcs(v: Standing): void {
  rim.hasSide = false;
  rim.clx = rim.crx = v.ax;
  rim.cly = rim.cry = v.ay;
  if (viewerDiscs.count === 1) return;
  const dx = v.bx - v.ax;
  const dy = v.by - v.ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const facing = rim.my * dx - rim.mx * dy > 0 ? 1 : -1;
  const gx = (-dy / length) * facing;
  const gy = (dx / length) * facing;
  const { leftEnd: l, rightEnd: r } = rim;
  rim.hasSide = r.nx * gy - r.ny * gx > 0 && gx * l.ny - gy * l.nx > 0;
  // With the normal g ahead, b is on the left where `facing` is -1.
  const bFirst = rim.hasSide ? facing < 0 : rim.mx * dx + rim.my * dy > 0;
  if (bFirst) {
    rim.clx = v.bx;
    rim.cly = v.by;
  }
  if (rim.hasSide !== bFirst) {
    rim.crx = v.bx;
    rim.cry = v.by;
  }
  if (!rim.hasSide) return;
  rim.gx = gx;
  rim.gy = gy;
  rim.side = placeOf(gx, gy);
  rim.ax = rim.clx + v.r * gx;
  rim.ay = rim.cly + v.r * gy;
  rim.bx = rim.crx + v.r * gx;
  rim.by = rim.cry + v.r * gy;
}

/** A base without width has no arcs: only its side is left, or one end of it. */
function layThin(): void {
  rim.left = rim.side;
  rim.right = rim.side + 1;
  rim.hasWidth = rim.hasSide;
  rim.x = rim.clx;
  rim.y = rim.cly;
}

/** The place of an outward normal on the arcs. */
const placeOf = (nx: number, ny: number): number => (nx * rim.my - ny * rim.mx) / (1 + nx * rim.mx + ny * rim.my);

/** Where `pointAt` puts its answer. */
export const point = { x: 0, y: 0 };

export function pointAt(place: number): void {
  const past = rim.hasSide ? place - rim.side : 0;
  if (past > 0 && past < 1) {
    point.x = rim.ax + past * (rim.bx - rim.ax);
    point.y = rim.ay + past * (rim.by - rim.ay);
    return;
  }
  const t = past >= 1 ? place - 1 : place;
  const c = (1 - t * t) / (1 + t * t);
  const s = (2 * t) / (1 + t * t);
  point.x = (past >= 1 ? rim.crx : rim.clx) + rim.r * (c * rim.mx + s * rim.my);
  point.y = (past >= 1 ? rim.cry : rim.cly) + rim.r * (c * rim.my - s * rim.mx);
}

/** Which part of the rim a place is on: 0 the first arc, 1 the straight side, 2 the last arc. */
export const partAt = (place: number): 0 | 1 | 2 =>
  !rim.hasSide || place < rim.side ? 0 : place <= rim.side + 1 ? 1 : 2;

/** How far a point of the rim is on the far side (n·X > h) of a line. */
const off = (l: Line, x: number, y: number): number => l.nx * x + l.ny * y - l.h;

/**
 * Where a line that meets the target crosses the rim, told on which side the left end is. It crosses once at most: the
 * line goes on to the target, so at each crossing it leaves the base, and from left to right all of those turn the
 * same way.
 */
export function meet(l: Line, isLeftOff: boolean): number {
  if (!rim.hasSide) return meetArc(l, rim.clx, rim.cly);
  const a = off(l, rim.ax, rim.ay);
  const b = off(l, rim.bx, rim.by);
  if (a > 0 !== isLeftOff) return Math.min(meetArc(l, rim.clx, rim.cly), rim.side);
  if (a > 0 !== b > 0) return rim.side + a / (a - b);
  return Math.max(meetArc(l, rim.crx, rim.cry), rim.side) + 1;
}

function meetArc(l: Line, x: number, y: number): number {
  const k = Math.min(1, Math.max(-1, (l.h - l.nx * x - l.ny * y) / rim.r));
  const q = Math.sqrt(1 - k * k) * aheadOf(l, x, y);
  return placeOf(k * l.nx - q * l.ny, k * l.ny + q * l.nx);
}

/** 1 if the target lies from x, y on to the left of the line's normal, -1 if to the right. */
export const aheadOf = (l: Pick<Line, 'nx' | 'ny' | 'tx' | 'ty'>, x: number, y: number): 1 | -1 =>
  (l.ty - y) * l.nx - (l.tx - x) * l.ny > 0 ? 1 : -1;

/** The place of a point on the rim (or, off its ends, a place beyond them). */
export function placeAt(x: number, y: number): number {
  if (rim.hasSide) {
    const dx = rim.bx - rim.ax;
    const dy = rim.by - rim.ay;
    const part = ((x - rim.ax) * dx + (y - rim.ay) * dy) / (dx * dx + dy * dy);
    const isFacing = (x - rim.clx) * rim.gx + (y - rim.cly) * rim.gy > 0;
    if (part > 0 && part < 1) return isFacing ? rim.side + part : Infinity;
    if (part >= 1) return placeOf((x - rim.crx) / rim.r, (y - rim.cry) / rim.r) + 1;
  }
  return placeOf((x - rim.clx) / rim.r, (y - rim.cly) / rim.r);
}
