import type { Core } from '../segment-distance.ts';
import { shot } from './base-pair.ts';
import { body, layBody, putMeetings } from './body-outline.ts';
import type { Crowd, Ground } from './feature-rows.ts';
import { foundBodies, foundSolids } from './features-between.ts';
import type { CoverTest } from './question.ts';
import { heightOff, layZone, putCuts, zone } from './range-zone.ts';
import { type Discs, discs, put } from './tangents.ts';

/** What stands for a limit's reach where there is no limit, and where nothing is within it. */
export const NO_LIMIT = -2;
export const NOTHING_WITHIN = -1;

/** A feature on stage: a solid, a body, or a corner of a solid. */
export interface Actor {
  isBody: boolean;
  isCorner: boolean;
  /** Its index among the solids or bodies. */
  index: number;
  /** The part of each line's way on which its height is that of the feature. */
  from: number;
  to: number;
  /** How far from the cores of the bases the limits reach. */
  within: number;
  beyond: number;
  viewerBeyond: number;
  /** How far above or below the bases it is. */
  targetHigh: number;
  viewerHigh: number;
  /** Of a body; of a corner its place. */
  core: Core;
  r: number;
}

const actor = (): Actor => ({
  isBody: false,
  isCorner: false,
  index: 0,
  from: 0,
  to: 1,
  within: NO_LIMIT,
  beyond: NO_LIMIT,
  viewerBeyond: NO_LIMIT,
  targetHigh: 0,
  viewerHigh: 0,
  core: { ax: 0, ay: 0, bx: 0, by: 0 },
  r: 0,
});

/** The features one answer is about, taken together. Memory as in base-pair.ts. */
export const stage = {
  count: 0,
  actors: [actor()],
  /** Whether height keeps some lines from some of them, seen from above: then a line's length matters. */
  isTrimmed: false,
};

/** Their corners and the points where limits cut them. */
export const marks: Discs = discs(64);

export function clearStage(): void {
  stage.count = 0;
  stage.isTrimmed = false;
  marks.count = 0;
}

function nextActor(): Actor {
  if (stage.count === stage.actors.length) stage.actors.push(actor());
  return stage.actors[stage.count++]!;
}

export const NO_LIMITS: CoverTest = { over: 'solids' };

const limit = zone();

/** Lays one limit of a test for what stands from bottom to top, and tells how far it reaches. */
function reachOf(base: Core & { readonly r: number }, x: number | undefined, high: number): number {
  layZone(limit, base, x, high);
  return !limit.isSet ? NO_LIMIT : limit.isEmpty ? NOTHING_WITHIN : limit.k;
}

/** Puts a solid on stage: the k-th of those found. */
export function stageSolid(g: Ground, k: number, test: CoverTest): void {
  const one = nextActor();
  const i = foundSolids.index[k]!;
  const { viewer, target } = shot;
  one.isBody = false;
  one.isCorner = false;
  one.index = i;
  one.from = foundSolids.from[k]!;
  one.to = foundSolids.to[k]!;
  if (foundSolids.isTrimmed[k]) stage.isTrimmed = true;
  one.targetHigh = heightOff(target.z, g.bottom[i]!, g.top[i]!);
  one.viewerHigh = heightOff(viewer.z, g.bottom[i]!, g.top[i]!);
  for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) put(marks, g.x[c]!, g.y[c]!, -1);
  if (foundSolids.toTarget[k]! < target.r) {
    layZone(limit, target, 0, 0);
    putCuts(marks, g, i, limit);
  }
  one.within = reachOf(target, test.within, one.targetHigh);
  if (one.within >= 0) putCuts(marks, g, i, limit);
  one.beyond = reachOf(target, test.beyond, one.targetHigh);
  if (one.beyond >= 0) putCuts(marks, g, i, limit);
  one.viewerBeyond = reachOf(viewer, test.viewerBeyond, one.viewerHigh);
  if (one.viewerBeyond >= 0) putCuts(marks, g, i, limit);
}

/** Puts a corner on stage, by itself: the c-th of all, of the k-th solid found. Limits are no matter here. */
export function stageCorner(g: Ground, k: number, c: number): void {
  stageSolid(g, k, NO_LIMITS);
  const one = stage.actors[stage.count - 1]!;
  one.isCorner = true;
  one.core = { ax: g.x[c]!, ay: g.y[c]!, bx: g.x[c]!, by: g.y[c]! };
}

/** Puts a body on stage: the k-th of those found. */
export function stageBody(crowd: Crowd, k: number, test: CoverTest): void {
  const one = nextActor();
  const i = foundBodies.index[k]!;
  const { viewer, target } = shot;
  layBody(crowd, i);
  one.isBody = true;
  one.isCorner = false;
  one.index = i;
  one.from = foundBodies.from[k]!;
  one.to = foundBodies.to[k]!;
  if (foundBodies.isTrimmed[k]) stage.isTrimmed = true;
  one.core = { ax: body.ax, ay: body.ay, bx: body.bx, by: body.by };
  one.r = body.r;
  one.targetHigh = heightOff(target.z, body.bottom, body.top);
  one.viewerHigh = heightOff(viewer.z, body.bottom, body.top);
  if (foundBodies.toTarget[k]! < target.r + one.r) {
    layZone(limit, target, 0, 0);
    putMeetings(marks, limit);
  }
  one.within = reachOf(target, test.within, one.targetHigh);
  if (one.within >= 0) putMeetings(marks, limit);
  one.beyond = reachOf(target, test.beyond, one.targetHigh);
  if (one.beyond >= 0) putMeetings(marks, limit);
  one.viewerBeyond = reachOf(viewer, test.viewerBeyond, one.viewerHigh);
  if (one.viewerBeyond >= 0) putMeetings(marks, limit);
}
