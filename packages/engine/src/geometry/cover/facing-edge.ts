import { compareSegmentDistance, nearestPoints } from '../segment-distance.ts';
import type { Standing } from '../shape.ts';
import type { BasePair } from './base-pair.ts';
import { type Line, newLine } from './exact-tangents.ts';
import { Vector } from './memory.ts';
import { separate } from './tangents.ts';

/**
 * The points the lines may start from: the part of the viewer's edge that faces the target, each of whose tangents has
 * the whole target beyond it. (From any other point of the base, moving straight towards the target stays on the base
 * and narrows the fan of lines.) A place on it is a number that grows from left to right: the tangent of half the
 * angle from the middle normal to the normal there, plus one past a straight side.
 */
export interface FacingEdge {
  /** Whether there is more than one point to choose from. */
  hasWidth: boolean;
  /** Otherwise, the only point. */
  x: number;
  y: number;
  /** The normal at its middle. */
  mx: number;
  my: number;
  /** The tangents at its ends; they touch the target too. */
  readonly leftEnd: Line;
  readonly rightEnd: Line;
  /** Its ends, as places and as points. */
  left: number;
  right: number;
  lx: number;
  ly: number;
  rx: number;
  ry: number;
  r: number;
  /** Centres of its first and last arc; the same if there is no straight side. */
  clx: number;
  cly: number;
  crx: number;
  cry: number;
  /** The straight side between the arcs: its normal, the place where it begins, its ends. */
  hasSide: boolean;
  gx: number;
  gy: number;
  side: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** The result of `pointAt`. */
  readonly point: Vector;
}

export const newFacingEdge = (): FacingEdge => ({
  hasWidth: false,
  x: 0,
  y: 0,
  mx: 1,
  my: 0,
  leftEnd: newLine(1),
  rightEnd: newLine(-1),
  left: 0,
  right: 0,
  lx: 0,
  ly: 0,
  rx: 0,
  ry: 0,
  r: 0,
  clx: 0,
  cly: 0,
  crx: 0,
  cry: 0,
  hasSide: false,
  gx: 0,
  gy: 0,
  side: 0,
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
  point: new Vector(),
});

/** Finds the facing edge of a pair of bases. */
export function setFacingEdge(edge: FacingEdge, pair: BasePair): void {
  const { viewer, target, viewerDiscs } = pair;
  edge.r = viewer.r;
  edge.hasWidth = isApart(pair) && (viewer.r > 0 || viewerDiscs.count === 2);
  if (edge.hasWidth) setEdge(edge, pair);
  else setPoint(edge, viewer, target);
}

function isApart({ viewer: v, target: t, viewerDiscs, targetDiscs }: BasePair): boolean {
  const near = v.r + t.r;
  if (viewerDiscs.count === 2 || targetDiscs.count === 2) return compareSegmentDistance(v, t, { near, square: 0 }) > 0;
  const dx = t.ax - v.ax;
  const dy = t.ay - v.ay;
  return dx * dx + dy * dy > near * near;
}

/**
 * Where bases touch, or overlap seen from above, no edge faces the target: sets a point on both instead. It is the mean
 * of the points given by taking the cores from either end, so it does not depend on how the table is turned.
 */
function setPoint(edge: FacingEdge, v: Standing, t: Standing): void {
  edge.x = 0;
  edge.y = 0;
  for (const from of [v, turned(v)])
    for (const to of [t, turned(t)]) {
      const { p, q, distance } = nearestPoints(from, to);
      const part = distance > v.r ? v.r / distance : 1;
      edge.x += (p.x + (q.x - p.x) * part) / 4;
      edge.y += (p.y + (q.y - p.y) * part) / 4;
    }
}

const turned = ({ ax, ay, bx, by, ...rest }: Standing): Standing => ({ ax: bx, ay: by, bx: ax, by: ay, ...rest });

function setEdge(edge: FacingEdge, pair: BasePair): void {
  const { viewer: v, viewerDiscs, targetDiscs } = pair;
  const { leftEnd, rightEnd } = edge;
  separate([targetDiscs, viewerDiscs], leftEnd);
  separate([targetDiscs, viewerDiscs], rightEnd);
  const sx = leftEnd.nx + rightEnd.nx;
  const sy = leftEnd.ny + rightEnd.ny;
  const size = Math.sqrt(sx * sx + sy * sy);
  edge.mx = sx / size;
  edge.my = sy / size;
  setArcs(edge, v);
  edge.left = placeOf(edge, leftEnd.nx, leftEnd.ny);
  edge.right = placeOf(edge, rightEnd.nx, rightEnd.ny) + (edge.hasSide ? 1 : 0);
  edge.lx = edge.clx + v.r * leftEnd.nx;
  edge.ly = edge.cly + v.r * leftEnd.ny;
  edge.rx = edge.crx + v.r * rightEnd.nx;
  edge.ry = edge.cry + v.r * rightEnd.ny;
  if (v.r === 0) setThin(edge);
}

/** Which of the viewer's circles the edge runs along, and whether one of its straight sides lies between. */
function setArcs(edge: FacingEdge, v: Standing): void {
  edge.hasSide = false;
  edge.clx = edge.crx = v.ax;
  edge.cly = edge.cry = v.ay;
  if (v.ax === v.bx && v.ay === v.by) return;
  const dx = v.bx - v.ax;
  const dy = v.by - v.ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const facing = edge.my * dx - edge.mx * dy > 0 ? 1 : -1;
  const gx = (-dy / length) * facing;
  const gy = (dx / length) * facing;
  const { leftEnd: l, rightEnd: r } = edge;
  edge.hasSide = r.nx * gy - r.ny * gx > 0 && gx * l.ny - gy * l.nx > 0;
  // With the normal g ahead, b is on the left where `facing` is -1.
  const bFirst = edge.hasSide ? facing < 0 : edge.mx * dx + edge.my * dy > 0;
  if (bFirst) {
    edge.clx = v.bx;
    edge.cly = v.by;
  }
  if (edge.hasSide !== bFirst) {
    edge.crx = v.bx;
    edge.cry = v.by;
  }
  if (!edge.hasSide) return;
  edge.gx = gx;
  edge.gy = gy;
  edge.side = placeOf(edge, gx, gy);
  edge.ax = edge.clx + v.r * gx;
  edge.ay = edge.cly + v.r * gy;
  edge.bx = edge.crx + v.r * gx;
  edge.by = edge.cry + v.r * gy;
}

/** A base without width has no arcs: its edge is its side, or one end of that. */
function setThin(edge: FacingEdge): void {
  edge.left = edge.side;
  edge.right = edge.side + 1;
  edge.hasWidth = edge.hasSide;
  edge.x = edge.clx;
  edge.y = edge.cly;
}

/** The place of an outward normal on the arcs. */
const placeOf = ({ mx, my }: FacingEdge, nx: number, ny: number): number =>
  (nx * my - ny * mx) / (1 + nx * mx + ny * my);

/** Puts the point at a place of the edge into `point`. */
export function pointAt(edge: FacingEdge, place: number): void {
  const { point } = edge;
  const past = edge.hasSide ? place - edge.side : 0;
  if (past > 0 && past < 1) {
    point.x = edge.ax + past * (edge.bx - edge.ax);
    point.y = edge.ay + past * (edge.by - edge.ay);
    return;
  }
  const t = past >= 1 ? place - 1 : place;
  const c = (1 - t * t) / (1 + t * t);
  const s = (2 * t) / (1 + t * t);
  point.x = (past >= 1 ? edge.crx : edge.clx) + edge.r * (c * edge.mx + s * edge.my);
  point.y = (past >= 1 ? edge.cry : edge.cly) + edge.r * (c * edge.my - s * edge.mx);
}

/** Which part of the edge a place is on: 0 the first arc, 1 the straight side, 2 the last arc. */
export const partAt = ({ hasSide, side }: FacingEdge, place: number): 0 | 1 | 2 =>
  !hasSide || place < side ? 0 : place <= side + 1 ? 1 : 2;

/** How far a point of the edge is off a line, on the far side (n·X > h). */
const off = (l: Line, x: number, y: number): number => l.nx * x + l.ny * y - l.h;

/**
 * Where a line that meets the target crosses the edge, given on which side of it the left end is. It crosses at most
 * once: the line goes on to the target, so at each crossing it leaves the base, and from left to right all of those
 * turn the same way.
 */
export function meet(edge: FacingEdge, l: Line, isLeftOff: boolean): number {
  if (!edge.hasSide) return meetArc(edge, l, edge.clx, edge.cly);
  const a = off(l, edge.ax, edge.ay);
  const b = off(l, edge.bx, edge.by);
  if (a > 0 !== isLeftOff) return Math.min(meetArc(edge, l, edge.clx, edge.cly), edge.side);
  if (a > 0 !== b > 0) return edge.side + a / (a - b);
  return Math.max(meetArc(edge, l, edge.crx, edge.cry), edge.side) + 1;
}

function meetArc(edge: FacingEdge, l: Line, x: number, y: number): number {
  const k = Math.min(1, Math.max(-1, (l.h - l.nx * x - l.ny * y) / edge.r));
  const q = Math.sqrt(1 - k * k) * aheadOf(l, x, y);
  return placeOf(edge, k * l.nx - q * l.ny, k * l.ny + q * l.nx);
}

/** 1 if the target, seen from x, y, lies to the left of the line's normal, -1 if to the right. */
export const aheadOf = (l: Pick<Line, 'nx' | 'ny' | 'tx' | 'ty'>, x: number, y: number): 1 | -1 =>
  (l.ty - y) * l.nx - (l.tx - x) * l.ny > 0 ? 1 : -1;

/** The place of a point on the edge; past its ends, a place beyond them. */
export function placeAt(edge: FacingEdge, x: number, y: number): number {
  if (edge.hasSide) {
    const dx = edge.bx - edge.ax;
    const dy = edge.by - edge.ay;
    const part = ((x - edge.ax) * dx + (y - edge.ay) * dy) / (dx * dx + dy * dy);
    const isFacing = (x - edge.clx) * edge.gx + (y - edge.cly) * edge.gy > 0;
    if (part > 0 && part < 1) return isFacing ? edge.side + part : Infinity;
    if (part >= 1) return placeOf(edge, (x - edge.crx) / edge.r, (y - edge.cry) / edge.r) + 1;
  }
  return placeOf(edge, (x - edge.clx) / edge.r, (y - edge.cly) / edge.r);
}
