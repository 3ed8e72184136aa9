import type { Standing } from '../shape.ts';
import { type Discs, discs } from './tangents.ts';

/** A copy of a base, always of the same make, so that hot code has one kind of object to read. */
const base = () => ({ ax: 0, ay: 0, bx: 0, by: 0, r: 0, z: 0 });

/**
 * One pair of bases, laid out for the questions about it. Memory of the module: `aim` (facing-edge.ts) fills it, everything
 * else reads it, and nothing is kept from one question to the next.
 */
export const shot = {
  viewer: base(),
  target: base(),
  level: true,
  /** The strip around both bases: its origin and direction, half its width, and from where to where it reaches. */
  ox: 0,
  oy: 0,
  ux: 1,
  uy: 0,
  wide: 0,
  back: 0,
  front: 0,
  /** How far along it the viewer's base reaches. */
  edge: 0,
  /** No line is shorter or longer than this, seen from above. */
  shortest: 0,
  longest: 0,
};

export const viewerDiscs: Discs = discs(2);
export const targetDiscs: Discs = discs(2);

export function layShot(viewer: Standing, target: Standing): void {
  copy(shot.viewer, viewer);
  copy(shot.target, target);
  shot.level = viewer.z === target.z;
  fill(viewerDiscs, shot.viewer);
  fill(targetDiscs, shot.target);
  layStrip(shot.viewer, shot.target);
}

function copy(into: ReturnType<typeof base>, of: Standing): void {
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

function layStrip(v: Standing, t: Standing): void {
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
  shot.ox = ox;
  shot.oy = oy;
  shot.ux = ux;
  shot.uy = uy;
  shot.wide = Math.max(vw + v.r, tw + t.r);
  shot.edge = vu + v.r;
  // A target that overlaps the viewer, seen from above, may reach farther back.
  shot.back = Math.min(-shot.edge, length - tu - t.r);
  shot.front = length + tu + t.r;
  shot.shortest = Math.max(0, length - shot.edge - tu - t.r);
  const run = shot.front - shot.back;
  shot.longest = Math.sqrt(run * run + 4 * shot.wide * shot.wide);
}
