import { shot } from './base-pair.ts';
import { type Actor, NO_LIMIT, NOTHING_WITHIN, stage } from './examined-features.ts';
import type { Ground } from './feature-rows.ts';
import { fan, layFan, pointAlong, pointInto } from './line-directions.ts';
import type { CoverTest } from './question.ts';
import { toEdge } from './range-zone.ts';
import { cut, cutsCapsule, cutsSolid, ray } from './ray-cuts.ts';

/** The line that decided: its direction, where it ends, its stretch, what it crosses, what it has to spare. */
export const hit = {
  dx: 1,
  dy: 0,
  end: 0,
  from: 0,
  to: 0,
  actor: stage.actors[0]!,
  margin: 0,
  toTarget: 0,
  toViewer: 0,
};

/** Lengths below this are rounding. */
const TINY = 1e-8;
/** Stretches closer than this follow one another. */
const JOINED = 1e-6;
/** A stretch shorter than this, on a line meant to pass through a corner or touch a circle, is no crossing. */
const GRAZING = 1e-3;
const BESIDE = 1e-7;

/**
 * Whether, from the start of the ray, some line crosses what is on stage as a test asks; `hit` has one that does: one
 * near the middle, or with `wantsBest` the one with the most to spare.
 */
export function someLine(g: Ground, test: CoverTest, wantsBest: boolean): boolean {
  hit.margin = -Infinity;
  if (stage.actors[0]!.isCorner) return isCornerHit(test);
  layFan(g);
  let holds = false;
  const middle = fan.count >> 1;
  for (let n = 0; n < fan.count; n++) {
    // From the middle outwards, right and left in turn.
    const k = (middle + (n & 1 ? -((n + 1) >> 1) : n >> 1) + fan.count) % fan.count;
    if (!pointInto(k) || !isHit(g, test, TINY)) continue;
    if (!wantsBest) return true;
    holds = true;
  }
  // A feature may be exactly at a limit in one point only: no gap has it, its own direction does.
  for (let k = 0; k < fan.count && !holds && test.within !== undefined; k++) {
    pointAlong(k, 0);
    holds = isHit(g, test, GRAZING);
  }
  if (holds && wantsBest) lookBesideMarks(g, test);
  return holds;
}

/** The lines just beside the marks: there a line is nearest to a limit or farthest from it. */
function lookBesideMarks(g: Ground, test: CoverTest): void {
  for (let k = 0; k < fan.count; k++)
    for (let side = -1; side <= 1; side += 2) {
      pointAlong(k, side * BESIDE);
      isHit(g, test, TINY);
    }
}

/** Whether every line from the start of the ray crosses something on stage; where not, `hit` has one that does not. */
export function everyLine(g: Ground): boolean {
  layFan(g);
  for (let k = 0; k < fan.count; k++) if (pointInto(k) && isFree(g)) return false;
  return true;
}

/** The stretches of the ray inside the features on stage; those of one height that touch are one. */
const runs = {
  count: 0,
  from: new Float64Array(16),
  to: new Float64Array(16),
  /** Which actor reaches farthest. */
  actor: new Int32Array(16),
};

/** The part of the ray on the target's base. */
const base = { from: 0, to: 0 };

function layBase(): boolean {
  if (!cutsCapsule(shot.target, shot.target.r)) return false;
  base.from = cut.from;
  base.to = cut.to;
  return true;
}

function layRuns(g: Ground): void {
  if (runs.from.length < stage.count) {
    runs.from = new Float64Array(2 * stage.count);
    runs.to = new Float64Array(2 * stage.count);
    runs.actor = new Int32Array(2 * stage.count);
  }
  runs.count = 0;
  for (let k = 0; k < stage.count; k++) {
    const one = stage.actors[k]!;
    if (one.isBody ? !cutsCapsule(one.core, one.r) : !cutsSolid(g, one.index)) continue;
    if (Math.min(cut.to, base.to) - cut.from > TINY) insert(k);
  }
  if (runs.count > 1) join();
}

/** In order of where they begin. */
function insert(actor: number): void {
  let k = runs.count++;
  for (; k > 0 && runs.from[k - 1]! > cut.from; k--) {
    runs.from[k] = runs.from[k - 1]!;
    runs.to[k] = runs.to[k - 1]!;
    runs.actor[k] = runs.actor[k - 1]!;
  }
  runs.from[k] = cut.from;
  runs.to[k] = cut.to;
  runs.actor[k] = actor;
}

function join(): void {
  let kept = 0;
  for (let k = 0; k < runs.count; k++) {
    const one = stage.actors[runs.actor[k]!]!;
    let into = kept - 1;
    while (into >= 0 && !(isOfOneHeight(stage.actors[runs.actor[into]!]!, one) && doTouch(into, k))) into--;
    if (into < 0) {
      runs.from[kept] = runs.from[k]!;
      runs.to[kept] = runs.to[k]!;
      runs.actor[kept++] = runs.actor[k]!;
    } else if (runs.to[k]! > runs.to[into]!) {
      runs.to[into] = runs.to[k]!;
      runs.actor[into] = runs.actor[k]!;
    }
  }
  runs.count = kept;
}

const isOfOneHeight = (a: Actor, b: Actor): boolean => a.from === b.from && a.to === b.to && !a.isBody && !b.isBody;
const doTouch = (before: number, k: number): boolean => runs.from[k]! <= runs.to[before]! + JOINED;

/** Whether a line along the ray crosses as a test asks; the better of it and the last goes into `hit`. */
function isHit(g: Ground, test: CoverTest, least: number): boolean {
  if (!layBase()) return false;
  layRuns(g);
  let isAny = false;
  for (let k = 0; k < runs.count; k++) {
    if (Math.min(runs.to[k]!, base.to) - runs.from[k]! < least || !isFit(k)) continue;
    isAny = true;
    keep(k, test);
  }
  return isAny;
}

/** Whether lines run through the corner on stage, and on both sides of it. */
function isCornerHit(test: CoverTest): boolean {
  const { core, from, to } = stage.actors[0]!;
  const dx = core.ax - ray.x;
  const dy = core.ay - ray.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < TINY) return false;
  ray.dx = dx / length;
  ray.dy = dy / length;
  if (!layBase() || base.to - base.from < JOINED) return false;
  ends.low = Math.max(base.from, length / to);
  ends.high = from > 0 ? Math.min(base.to, length / from) : base.to;
  if (ends.low >= ends.high - TINY) return false;
  runs.from[0] = length;
  runs.to[0] = length;
  runs.actor[0] = 0;
  keep(0, test);
  return true;
}

/** The lines along the ray that cross as asked end between these. */
const ends = { low: 0, high: 0 };

/**
 * Lines along the ray end anywhere on the target's base; a line of length d is inside the k-th run from
 * max(from, low part of d) to min(to, high part of d). Each condition bounds d from one side.
 */
function isFit(k: number): boolean {
  const one = stage.actors[runs.actor[k]!]!;
  const from = runs.from[k]!;
  const to = runs.to[k]!;
  ends.low = Math.max(base.from, from / one.to);
  ends.high = one.from > 0 ? Math.min(base.to, to / one.from) : base.to;
  if (one.within !== NO_LIMIT) {
    if (one.within === NOTHING_WITHIN || !cutsCapsule(shot.target, one.within) || to < cut.from - TINY) return false;
    ends.low = Math.max(ends.low, cut.from / one.to);
  }
  if (one.beyond >= 0) {
    const entry = cutsCapsule(shot.target, one.beyond) ? cut.from : Infinity;
    if (to >= entry - TINY) ends.high = Math.min(ends.high, entry / one.to - TINY);
  }
  if (one.viewerBeyond >= 0) {
    const exit = cutsCapsule(shot.viewer, one.viewerBeyond) ? cut.to : 0;
    if (from <= exit + TINY) {
      if (one.from <= 0) return false;
      ends.low = Math.max(ends.low, exit / one.from + TINY);
    }
  }
  return ends.low < ends.high - TINY;
}

function keep(k: number, test: CoverTest): void {
  const one = stage.actors[runs.actor[k]!]!;
  const end = shot.level ? base.to : (ends.low + ends.high) / 2;
  const from = Math.max(runs.from[k]!, one.from * end);
  const to = Math.min(runs.to[k]!, one.to * end);
  const toTarget = distance(to, shot.target, one.targetHigh);
  const toViewer = distance(from, shot.viewer, one.viewerHigh);
  let margin = Infinity;
  if (test.within !== undefined) margin = Math.min(margin, test.within - toTarget);
  if (test.beyond !== undefined) margin = Math.min(margin, toTarget - test.beyond);
  if (test.viewerBeyond !== undefined) margin = Math.min(margin, toViewer - test.viewerBeyond);
  if (margin === Infinity) margin = to - from;
  if (margin <= hit.margin) return;
  hit.dx = ray.dx;
  hit.dy = ray.dy;
  hit.end = end;
  hit.from = from;
  hit.to = to;
  hit.actor = one;
  hit.margin = margin;
  hit.toTarget = toTarget;
  hit.toViewer = toViewer;
}

/** From a place of the ray to a base that lies so much higher or lower. */
function distance(at: number, of: typeof shot.target, high: number): number {
  const flat = Math.sqrt(toEdge(ray.x + at * ray.dx, ray.y + at * ray.dy, of)) - of.r;
  return flat > 0 ? Math.sqrt(flat * flat + high * high) : high;
}

/** Whether some line along the ray crosses nothing on stage; it goes into `hit`. */
function isFree(g: Ground): boolean {
  if (!layBase()) return false;
  layRuns(g);
  let free = base.from;
  for (let step = 0; step <= runs.count; step++) {
    // The next end no run takes up: past every run that takes up this one.
    const before = free;
    for (let k = 0; k < runs.count; k++) {
      const one = stage.actors[runs.actor[k]!]!;
      const low = Math.max(base.from, runs.from[k]! / one.to);
      const high = one.from > 0 ? Math.min(base.to, runs.to[k]! / one.from) : base.to;
      if (low <= free + TINY && high > free) free = high;
    }
    if (free === before) break;
  }
  if (free >= base.to - TINY) return false;
  let next = Infinity;
  for (let k = 0; k < runs.count; k++) {
    const low = runs.from[k]! / stage.actors[runs.actor[k]!]!.to;
    if (low > free && low < next) next = low;
  }
  hit.dx = ray.dx;
  hit.dy = ray.dy;
  hit.end = next < base.to ? (free + next) / 2 : base.to;
  return true;
}
