import type { Standing } from '../shape.ts';
import type { Makings } from './exact-tangents.ts';
import { type Discs, newDiscs } from './tangents.ts';

/** A copy of a base: one hidden class for all, so that hot code stays monomorphic. */
export interface Base extends Standing {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  r: number;
  z: number;
}

const newBase = (): Base => ({ ax: 0, ay: 0, bx: 0, by: 0, r: 0, z: 0 });

/** The two bases a question is about, and the strip around both that contains all lines between them. */
export interface BasePair {
  readonly viewer: Base;
  readonly target: Base;
  readonly viewerDiscs: Discs;
  readonly targetDiscs: Discs;
  /** Whether both stand at the same height. */
  level: boolean;
  /** The strip: its origin and direction, half its width, and its extent along the direction. */
  ox: number;
  oy: number;
  ux: number;
  uy: number;
  wide: number;
  back: number;
  front: number;
  /** How far along the strip the viewer's base reaches. */
  viewerFront: number;
  /** Bounds on the length of a line, seen from above. */
  shortest: number;
  longest: number;
}

export const newBasePair = (makings: Makings): BasePair => ({
  viewer: newBase(),
  target: newBase(),
  viewerDiscs: newDiscs(2, makings),
  targetDiscs: newDiscs(2, makings),
  level: true,
  ox: 0,
  oy: 0,
  ux: 1,
  uy: 0,
  wide: 0,
  back: 0,
  front: 0,
  viewerFront: 0,
  shortest: 0,
  longest: 0,
});

export function setPair(pair: BasePair, viewer: Standing, target: Standing): void {
  copy(pair.viewer, viewer);
  copy(pair.target, target);
  pair.level = viewer.z === target.z;
  fill(pair.viewerDiscs, pair.viewer);
  fill(pair.targetDiscs, pair.target);
  setStrip(pair);
}

function copy(into: Base, of: Standing): void {
  into.ax = of.ax;
  into.ay = of.ay;
  into.bx = of.bx;
  into.by = of.by;
  into.r = of.r;
  into.z = of.z;
}

function fill(into: Discs, { ax, ay, bx, by, r }: Standing): void {
  into.count = ax === bx && ay === by ? 1 : 2;
  into.x[0] = ax;
  into.y[0] = ay;
  into.r[0] = r;
  into.x[1] = bx;
  into.y[1] = by;
  into.r[1] = r;
}

function setStrip(pair: BasePair): void {
  const { viewer: v, target: t } = pair;
  const ox = (v.ax + v.bx) / 2;
  const oy = (v.ay + v.by) / 2;
  const dx = (t.ax + t.bx) / 2 - ox;
  const dy = (t.ay + t.by) / 2 - oy;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length > 0 ? dx / length : 1;
  const uy = length > 0 ? dy / length : 0;
  // Half of each core, along the strip and across it.
  const vu = Math.abs((v.bx - v.ax) * ux + (v.by - v.ay) * uy) / 2;
  const vw = Math.abs((v.by - v.ay) * ux - (v.bx - v.ax) * uy) / 2;
  const tu = Math.abs((t.bx - t.ax) * ux + (t.by - t.ay) * uy) / 2;
  const tw = Math.abs((t.by - t.ay) * ux - (t.bx - t.ax) * uy) / 2;
  pair.ox = ox;
  pair.oy = oy;
  pair.ux = ux;
  pair.uy = uy;
  pair.wide = Math.max(vw + v.r, tw + t.r);
  pair.viewerFront = vu + v.r;
  // A target that overlaps the viewer, seen from above, may reach farther back.
  pair.back = Math.min(-pair.viewerFront, length - tu - t.r);
  pair.front = length + tu + t.r;
  pair.shortest = Math.max(0, length - pair.viewerFront - tu - t.r);
  const run = pair.front - pair.back;
  pair.longest = Math.sqrt(run * run + 4 * pair.wide * pair.wide);
}
