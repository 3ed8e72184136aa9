import { shot } from './base-pair.ts';
import type { Crowd, Ground } from './feature-rows.ts';
import { betweenCores, gapToCore } from './range-zone.ts';

/** What stands in the strip between two bases at a height some line runs at. Memory as in base-pair.ts. */
export interface Found {
  count: number;
  /** Solids in order, so those of a piece follow one another. */
  index: Int32Array;
  /** The part of the way, of every line, on which its height is that of the feature: of 0 to 1. */
  from: Float64Array;
  to: Float64Array;
  /** 1 where lines that are not level may be too high or too low for some of it and not for other. */
  isTrimmed: Uint8Array;
  /** Distances to the cores of the bases; doubles. */
  toTarget: Float64Array;
  toViewer: Float64Array;
}

const found = (room: number): Found => ({
  count: 0,
  index: new Int32Array(room),
  from: new Float64Array(room),
  to: new Float64Array(room),
  isTrimmed: new Uint8Array(room),
  toTarget: new Float64Array(room),
  toViewer: new Float64Array(room),
});

export const foundSolids = found(64);
export const foundBodies = found(64);
let near = new Int32Array(64);

function makeRoom(of: Found, room: number): void {
  if (of.index.length < room) Object.assign(of, found(2 * room));
}

export function surveySolids(ground: Ground): void {
  const { ox, oy, ux, uy, back, front, wide } = shot;
  const of = foundSolids;
  const solids = ground.piece.length;
  makeRoom(of, solids);
  if (near.length < solids) near = new Int32Array(2 * solids);
  const x = ox + ux * back;
  const y = oy + uy * back;
  const n = ground.near.along(x, y, ox + ux * front, oy + uy * front, wide, near);
  sort(n);
  of.count = 0;
  for (let k = 0; k < n; k++) {
    const i = near[k]!;
    if (!isAtHeight(of, ground.bottom[i]!, ground.top[i]!) || !isInStrip(ground, i) || isTrimmedOff(of)) continue;
    of.toTarget[of.count] = gapToCore(ground, i, shot.target);
    of.toViewer[of.count] = gapToCore(ground, i, shot.viewer);
    of.index[of.count++] = i;
  }
}

function sort(count: number): void {
  for (let i = 1; i < count; i++) {
    const its = near[i]!;
    let k = i;
    for (; k > 0 && near[k - 1]! > its; k--) near[k] = near[k - 1]!;
    near[k] = its;
  }
}

/** From where to where along the strip the last feature looked at reaches. */
const reach = { low: 0, high: 0 };

function isInStrip(g: Ground, i: number): boolean {
  const { ox, oy, ux, uy, back, front, wide } = shot;
  let low = Infinity;
  let high = -Infinity;
  let right = Infinity;
  let left = -Infinity;
  for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) {
    const x = g.x[c]! - ox;
    const y = g.y[c]! - oy;
    const u = x * ux + y * uy;
    const w = y * ux - x * uy;
    if (u < low) low = u;
    if (u > high) high = u;
    if (w < right) right = w;
    if (w > left) left = w;
  }
  reach.low = low;
  reach.high = high;
  // Half a tenth covers every rounding.
  return low < front + 0.5 && high > back - 0.5 && right < wide + 0.5 && left > -wide - 0.5;
}

export function surveyBodies(crowd: Crowd, without: readonly number[] | undefined): void {
  const { ox, oy, ux, uy, back, front, wide } = shot;
  const { x, y, reach: far, count } = crowd;
  const of = foundBodies;
  makeRoom(of, count);
  of.count = 0;
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - ox;
    const dy = y[i]! - oy;
    const r = far[i]! + 0.5;
    const w = dy * ux - dx * uy;
    if (w > wide + r || w < -wide - r) continue;
    const u = dx * ux + dy * uy;
    if (u > front + r || u < back - r || without?.includes(i)) continue;
    reach.low = u - r;
    reach.high = u + r;
    if (isAtHeight(of, crowd.bottom[i]!, crowd.top[i]!) && !isTrimmedOff(of)) keepBody(of, crowd, i);
  }
}

const core = { ax: 0, ay: 0, bx: 0, by: 0 };

function keepBody(of: Found, crowd: Crowd, i: number): void {
  core.ax = crowd.ax[i]!;
  core.ay = crowd.ay[i]!;
  core.bx = crowd.bx[i]!;
  core.by = crowd.by[i]!;
  of.toTarget[of.count] = Math.sqrt(betweenCores(core, shot.target));
  of.toViewer[of.count] = Math.sqrt(betweenCores(core, shot.viewer));
  of.index[of.count++] = i;
}

/**
 * Whether lines come to a height from bottom up to, but not including, top; and on which part of their way. A level
 * line is inside a wall that begins at its height, and above a floor that ends there.
 */
function isAtHeight(of: Found, bottom: number, top: number): boolean {
  const { z } = shot.viewer;
  of.from[of.count] = 0;
  of.to[of.count] = 1;
  if (shot.level) return bottom <= z && z < top;
  const rise = shot.target.z - z;
  const low = ((rise > 0 ? bottom : top) - z) / rise;
  const high = ((rise > 0 ? top : bottom) - z) / rise;
  if (low > 0) of.from[of.count] = low;
  if (high < 1) of.to[of.count] = high;
  return low < 1 && high > 0 && low < high;
}

/** Whether no line is at the feature's height where it could meet it; and whether that may be so for some. */
function isTrimmedOff(of: Found): boolean {
  const from = of.from[of.count]!;
  const to = of.to[of.count]!;
  of.isTrimmed[of.count] = 0;
  if (from === 0 && to === 1) return false;
  const { edge, back, wide, shortest, longest } = shot;
  const nearest = Math.max(0, reach.low - edge);
  const run = Math.max(0, reach.high - back);
  const farthest = Math.sqrt(run * run + 4 * wide * wide);
  if (farthest <= from * shortest || nearest >= to * longest) return true;
  const isWhole = (from === 0 || nearest >= from * longest) && (to === 1 || farthest <= to * shortest);
  of.isTrimmed[of.count] = isWhole ? 0 : 1;
  return false;
}
