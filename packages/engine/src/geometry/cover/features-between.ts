import type { PreparedBodies } from '../sight/solids/flat-solids.ts';
import { sortStart } from '../sort-start.ts';
import type { BasePair } from './base-pair.ts';
import type { SolidRows } from './feature-rows.ts';
import { gapToSegment, squareBetween } from './range-zone.ts';

/** The solids or bodies in the strip between two bases, at the height of some line. */
export interface Candidates {
  count: number;
  /** In order, so that the solids of a piece are adjacent. */
  index: Int32Array;
  /** The part of every line, from 0 to 1, on which it is at the height of the feature. */
  from: Float64Array;
  to: Float64Array;
  /** 1 if sloping lines may be too high or too low for a part of it. */
  isTrimmed: Uint8Array;
  /** Distances to the cores of the bases; doubles. */
  toTarget: Float64Array;
  toViewer: Float64Array;
  /** Scratch memory: results of the spatial index, and the extent of the last feature along the strip. */
  nearby: Int32Array;
  low: number;
  high: number;
}

const rowsOf = (room: number) => ({
  index: new Int32Array(room),
  from: new Float64Array(room),
  to: new Float64Array(room),
  isTrimmed: new Uint8Array(room),
  toTarget: new Float64Array(room),
  toViewer: new Float64Array(room),
  nearby: new Int32Array(room),
});

export const newCandidates = (): Candidates => ({ count: 0, ...rowsOf(64), low: 0, high: 0 });

function makeRoom(of: Candidates, room: number): void {
  if (of.index.length < room) Object.assign(of, rowsOf(2 * room));
}

export function findSolidsBetween(of: Candidates, pair: BasePair, solids: SolidRows): void {
  const { ox, oy, ux, uy, back, front, wide } = pair;
  makeRoom(of, solids.piece.length);
  const { nearby } = of;
  const x = ox + ux * back;
  const y = oy + uy * back;
  const n = solids.index.nearSegment(x, y, ox + ux * front, oy + uy * front, wide, nearby);
  sortStart(nearby, n);
  of.count = 0;
  for (let k = 0; k < n; k++) {
    const i = nearby[k]!;
    if (!isAtHeight(of, pair, solids.bottom[i]!, solids.top[i]!)) continue;
    if (!isInStrip(of, pair, solids, i) || isTrimmedOff(of, pair)) continue;
    of.toTarget[of.count] = gapToSegment(solids, i, pair.target);
    of.toViewer[of.count] = gapToSegment(solids, i, pair.viewer);
    of.index[of.count++] = i;
  }
}

function isInStrip(of: Candidates, pair: BasePair, g: SolidRows, i: number): boolean {
  const { ox, oy, ux, uy, back, front, wide } = pair;
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
  of.low = low;
  of.high = high;
  // Half a tenth is more than any rounding error.
  return low < front + 0.5 && high > back - 0.5 && right < wide + 0.5 && left > -wide - 0.5;
}

export function findBodiesBetween(
  of: Candidates,
  pair: BasePair,
  bodies: PreparedBodies,
  without: readonly number[] = [],
): void {
  const { ox, oy, ux, uy, back, front, wide } = pair;
  const { midX, midY, r, reach, count } = bodies;
  makeRoom(of, count);
  of.count = 0;
  for (let i = 0; i < count; i++) {
    const dx = midX[i]! - ox;
    const dy = midY[i]! - oy;
    const out = reach[i]!;
    const w = dy * ux - dx * uy;
    if (w > wide + out || w < -wide - out) continue;
    const u = dx * ux + dy * uy;
    // A body without width has no inside that a line could cross.
    if (u > front + out || u < back - out || r[i] === 0 || without.includes(i)) continue;
    of.low = u - out;
    of.high = u + out;
    if (!isAtHeight(of, pair, bodies.bottom[i]!, bodies.top[i]!) || isTrimmedOff(of, pair)) continue;
    const core = { ax: bodies.ax[i]!, ay: bodies.ay[i]!, bx: bodies.bx[i]!, by: bodies.by[i]! };
    of.toTarget[of.count] = Math.sqrt(squareBetween(core, pair.target));
    of.toViewer[of.count] = Math.sqrt(squareBetween(core, pair.viewer));
    of.index[of.count++] = i;
  }
}

/**
 * Whether lines reach the heights from bottom up to, but not including, top; also sets on which part of each line. A
 * level line is inside a wall that begins at its height, and above a floor that ends there.
 */
function isAtHeight(of: Candidates, pair: BasePair, bottom: number, top: number): boolean {
  const { z } = pair.viewer;
  of.from[of.count] = 0;
  of.to[of.count] = 1;
  if (pair.level) return bottom <= z && z < top;
  const rise = pair.target.z - z;
  const low = ((rise > 0 ? bottom : top) - z) / rise;
  const high = ((rise > 0 ? top : bottom) - z) / rise;
  if (low > 0) of.from[of.count] = low;
  if (high < 1) of.to[of.count] = high;
  return low < 1 && high > 0 && low < high;
}

/** Whether every line passes above or below the feature; also sets whether some lines may. */
function isTrimmedOff(of: Candidates, pair: BasePair): boolean {
  const from = of.from[of.count]!;
  const to = of.to[of.count]!;
  of.isTrimmed[of.count] = 0;
  if (from === 0 && to === 1) return false;
  const { viewerFront, back, wide, shortest, longest } = pair;
  const nearest = Math.max(0, of.low - viewerFront);
  const run = Math.max(0, of.high - back);
  const farthest = Math.sqrt(run * run + 4 * wide * wide);
  if (farthest <= from * shortest || nearest >= to * longest) return true;
  const isWhole = (from === 0 || nearest >= from * longest) && (to === 1 || farthest <= to * shortest);
  of.isTrimmed[of.count] = isWhole ? 0 : 1;
  return false;
}
