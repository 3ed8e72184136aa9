import { compareEnd } from '../cores.ts';
import { compareBody, isBodyWhollyIn, layBody, separateBody } from './bodies.ts';
import { isCornerFit } from './corners.ts';
import { type Crowd, type Ground, takesPart } from './ground.ts';
import { type Discs, discs, put, separate } from './line.ts';
import { searchLone } from './lone.ts';
import { LEFT_END, RIGHT_END } from './order.ts';
import type { CoverTest } from './question.ts';
import { rim } from './rim.ts';
import { searchWindow } from './search.ts';
import { shot, targetDiscs } from './shot.ts';
import {
  addSpan,
  addWholeRim,
  BODY,
  CORNER,
  EVERYTHING,
  finding,
  narrowWindow,
  PIECE,
  SOLID,
  window,
} from './spans.ts';
import { clearStage, NO_LIMITS, stage, stageBody, stageCorner, stageSolid } from './stage.ts';
import { foundBodies, foundSolids } from './survey.ts';
import { addMeetings } from './taper.ts';
import { isCrossedFrom, one, other, stretch } from './wedge.ts';
import { betweenCores, compareSolid, heightOff, isWhollyIn, layZone, putCommon, zone } from './zone.ts';

/** The limits of the test at hand for the feature at hand; and the target's base itself. Memory as in shot.ts. */
const within = zone();
const beyond = zone();
const viewerBeyond = zone();
const onTarget = zone();

/** Features closer to the viewer's base than this may overlap it. */
const CLOSE = 1e-6;

function layLimits(test: CoverTest, bottom: number, top: number): void {
  const { viewer, target } = shot;
  const high = heightOff(target.z, bottom, top);
  layZone(within, target, test.within, high);
  layZone(beyond, target, test.beyond, high);
  layZone(viewerBeyond, viewer, test.viewerBeyond, heightOff(viewer.z, bottom, top));
}

/** Finds from where on the rim a test holds, and adds the spans. */
export function findSpans(g: Ground, crowd: Crowd, test: CoverTest): void {
  layZone(onTarget, shot.target, 0, 0);
  if (test.every) findSealed(g, crowd, test);
  else if (test.over === 'bodies') for (let k = 0; k < foundBodies.count; k++) findBody(g, crowd, k, test);
  else if (test.over === 'corners') findCorners(g, test);
  else findSolidSpans(g, test);
}

/** The piece looked at: the first found solid of it and the one after its last. Pieces put off go on a list. */
const run = { from: 0, to: 0 };
const putOff: number[] = [];

/**
 * Where no limit cuts any solid of a piece, each is decided by itself. Otherwise those of the piece go together, since
 * a stretch runs on from one into the next; and only if the rest leaves the question open.
 */
function findSolidSpans(g: Ground, test: CoverTest): void {
  putOff.length = 0;
  for (run.from = 0; run.from < foundSolids.count; run.from = run.to) {
    layRun(g);
    if (isCut(g, test)) putOff.push(run.from);
    else for (let k = run.from; k < run.to; k++) findSolid(g, k, test);
  }
  for (const from of putOff) {
    run.from = from;
    layRun(g);
    searchRun(g, test);
  }
}

function layRun(g: Ground): void {
  const { index, count } = foundSolids;
  const piece = g.piece[index[run.from]!];
  run.to = run.from + 1;
  while (run.to < count && g.piece[index[run.to]!] === piece) run.to++;
}

function isCut(g: Ground, test: CoverTest): boolean {
  if (test.beyond === undefined && test.viewerBeyond === undefined) return false;
  for (let k = run.from; k < run.to; k++) {
    const i = foundSolids.index[k]!;
    if (!takesPart(test.mask, i) || isFarOff(k, test)) continue;
    layLimits(test, g.bottom[i]!, g.top[i]!);
    if (beyond.isSet && !beyond.isEmpty && compareSolid(g, i, beyond, foundSolids.toTarget[k]!) <= 0) return true;
    if (!viewerBeyond.isSet || viewerBeyond.isEmpty) continue;
    if (compareSolid(g, i, viewerBeyond, foundSolids.toViewer[k]!) <= 0) return true;
  }
  return false;
}

/** Whether a solid is well clear of what a test asks to be beyond. */
const isFarOff = (k: number, { beyond: x = -1, viewerBeyond: y = -1 }: CoverTest): boolean =>
  foundSolids.toTarget[k]! > shot.target.r + x + CLOSE && foundSolids.toViewer[k]! > shot.viewer.r + y + CLOSE;

/** A solid no limit to be beyond cuts. */
function findSolid(g: Ground, k: number, test: CoverTest): void {
  const i = foundSolids.index[k]!;
  if (!takesPart(test.mask, i)) return;
  if (test.within !== undefined && foundSolids.toTarget[k]! > shot.target.r + test.within + CLOSE) return;
  layLimits(test, g.bottom[i]!, g.top[i]!);
  const apart = within.isSet ? compareSolid(g, i, within, foundSolids.toTarget[k]!) : -1;
  if (apart > 0 || (within.isSet && within.isEmpty)) return;
  finding.kind = SOLID;
  finding.which = k;
  // Exactly at the limit it is one point that counts, and only for lines that run through the solid to get there.
  if (apart === 0 || foundSolids.isTrimmed[k] || foundSolids.toViewer[k]! < shot.viewer.r + CLOSE) {
    layWindow(g, k, k + 1, test);
    narrowWindow();
    if (!hasWindow()) return;
    if (isTapered(k)) taper(g, k);
    else {
      clearStage();
      stageSolid(g, k, test);
      searchWindow(g, test);
    }
  } else crossSolid(g, k);
}

/** Whether height trims the solid, the target is round, and what a limit leaves of the solid as good as straight-edged. */
const isTapered = (k: number): boolean =>
  targetDiscs.count === 1 && foundSolids.isTrimmed[k] === 1 && (!within.isSet || foundSolids.to[k] === 1);

function taper(g: Ground, k: number): void {
  // Lines come down to the target's own height at its base, all over it.
  if (foundSolids.to[k] === 1 && foundSolids.toTarget[k]! < shot.target.r - CLOSE) addWholeRim();
  else {
    putOutline(g, foundSolids.index[k]!);
    addMeetings({ points, from: foundSolids.from[k]!, to: foundSolids.to[k]! });
  }
}

const points: Discs = discs(64);
const POINTS: readonly [Discs, Discs] = [points, targetDiscs];

/** A solid (what of it is within the limit) clear of the viewer: from one stretch of the rim. */
function crossSolid(g: Ground, k: number): void {
  const i = foundSolids.index[k]!;
  if (compareSolid(g, i, onTarget, foundSolids.toTarget[k]!) < 0) addWholeRim();
  else {
    putOutline(g, i);
    crossPoints();
  }
}

/** The outline of a solid, or of the part of it within the limit. (Arcs of the limit have the target behind them.) */
function putOutline(g: Ground, i: number): void {
  points.count = 0;
  if (within.isSet) putCommon(points, g, i, within);
  else for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) put(points, g.x[c]!, g.y[c]!, -1);
}

function crossPoints(): void {
  separate(POINTS, 1, one);
  separate(POINTS, -1, other);
  addIfCrossed();
}

function addIfCrossed(): void {
  if (isCrossedFrom()) addSpan(stretch.left, stretch.leftRow, stretch.right, stretch.rightRow);
}

/** From where on the rim any of some solids are crossed at all. */
function layWindow(g: Ground, from: number, to: number, test: CoverTest): void {
  window.left = Infinity;
  window.right = -Infinity;
  for (let k = from; k < to; k++) {
    const i = foundSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    const isClear =
      foundSolids.toViewer[k]! >= shot.viewer.r + CLOSE && compareSolid(g, i, onTarget, foundSolids.toTarget[k]!) >= 0;
    if (!isClear) {
      wholeWindow();
      return;
    }
    points.count = 0;
    for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) put(points, g.x[c]!, g.y[c]!, -1);
    separate(POINTS, 1, one);
    separate(POINTS, -1, other);
    if (!isCrossedFrom()) continue;
    if (stretch.left < window.left) {
      window.left = stretch.left;
      window.leftRow = stretch.leftRow;
    }
    if (stretch.right > window.right) {
      window.right = stretch.right;
      window.rightRow = stretch.rightRow;
    }
  }
}

function wholeWindow(): void {
  window.left = rim.left;
  window.leftRow = LEFT_END;
  window.right = rim.right;
  window.rightRow = RIGHT_END;
}

const hasWindow = (): boolean => window.left < window.right;

/** A piece some limit cuts. */
function searchRun(g: Ground, test: CoverTest): void {
  layWindow(g, run.from, run.to, test);
  narrowWindow();
  if (!hasWindow() || !isRunOpen(g, test)) return;
  finding.kind = PIECE;
  finding.which = run.from;
  if (isLone(g, test)) {
    searchLone(g, foundSolids.index[lone]!, near(beyond), near(viewerBeyond));
    return;
  }
  clearStage();
  for (let k = run.from; k < run.to; k++) if (takesPart(test.mask, foundSolids.index[k]!)) stageSolid(g, k, test);
  searchWindow(g, test);
}

const near = (z: typeof beyond): typeof beyond | null => (z.isSet && !z.isEmpty ? z : null);

/** Whether not all solids of the piece are wholly within what they ought to be beyond. */
function isRunOpen(g: Ground, test: CoverTest): boolean {
  for (let k = run.from; k < run.to; k++) {
    const i = foundSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    layLimits(test, g.bottom[i]!, g.top[i]!);
    if (near(beyond) && isWhollyIn(g, i, beyond)) continue;
    if (!near(viewerBeyond) || !isWhollyIn(g, i, viewerBeyond)) return true;
  }
  return false;
}

let lone = 0;

/** Whether only one solid of the piece is crossed, and it stands clear of both bases and is not trimmed. */
function isLone(g: Ground, test: CoverTest): boolean {
  let count = 0;
  for (let k = run.from; k < run.to; k++)
    if (takesPart(test.mask, foundSolids.index[k]!)) {
      count++;
      lone = k;
    }
  if (count !== 1 || foundSolids.isTrimmed[lone] || test.within !== undefined) return false;
  const i = foundSolids.index[lone]!;
  layLimits(test, g.bottom[i]!, g.top[i]!);
  // A viewer whose edge runs into the zone around the target is a matter for the search.
  const far = beyond.k + shot.viewer.r + CLOSE;
  return (
    foundSolids.toViewer[lone]! >= shot.viewer.r + CLOSE &&
    compareSolid(g, i, onTarget, foundSolids.toTarget[lone]!) >= 0 &&
    (!near(beyond) || betweenCores(shot.viewer, shot.target) > far * far)
  );
}

function findBody(g: Ground, crowd: Crowd, k: number, test: CoverTest): void {
  const i = foundBodies.index[k]!;
  if (!takesPart(test.mask, i)) return;
  const toTarget = foundBodies.toTarget[k]!;
  const toViewer = foundBodies.toViewer[k]!;
  if (test.within !== undefined && toTarget > shot.target.r + crowd.r[i]! + test.within + CLOSE) return;
  layBody(crowd, i);
  layLimits(test, crowd.bottom[i]!, crowd.top[i]!);
  if (within.isSet && (within.isEmpty || compareBody(within, toTarget) > 0)) return;
  const isNear = beyond.isSet && !beyond.isEmpty && compareBody(beyond, toTarget) <= 0;
  const isClose = viewerBeyond.isSet && !viewerBeyond.isEmpty && compareBody(viewerBeyond, toViewer) <= 0;
  if ((isNear && isBodyWhollyIn(beyond)) || (isClose && isBodyWhollyIn(viewerBeyond))) return;
  finding.kind = BODY;
  finding.which = k;
  const isAtViewer = toViewer < shot.viewer.r + crowd.r[i]! - CLOSE;
  if (isNear || isClose || isAtViewer || foundBodies.isTrimmed[k]) {
    clearStage();
    stageBody(crowd, k, test);
    wholeWindow();
    searchWindow(g, test);
  } else if (compareBody(onTarget, toTarget) < 0) addWholeRim();
  else {
    separateBody(within, 1, one);
    separateBody(within, -1, other);
    addIfCrossed();
  }
}

function findCorners(g: Ground, test: CoverTest): void {
  finding.kind = CORNER;
  for (let k = 0; k < foundSolids.count; k++) {
    const i = foundSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) {
      if (!isCornerFit(g, i, c, test)) continue;
      finding.which = c;
      findCorner(g, k, c, test);
    }
  }
}

function findCorner(g: Ground, k: number, c: number, test: CoverTest): void {
  const x = g.x[c]!;
  const y = g.y[c]!;
  if (foundSolids.isTrimmed[k]) {
    clearStage();
    stageCorner(g, k, c);
    wholeWindow();
    searchWindow(g, test);
  } else if (compareEnd(x, y, shot.target, { near: shot.target.r, square: 0 }) < 0) addWholeRim();
  else {
    points.count = 0;
    put(points, x, y, -1);
    crossPoints();
  }
}

/** Everything that takes part, together. */
function findSealed(g: Ground, crowd: Crowd, test: CoverTest): void {
  clearStage();
  finding.kind = EVERYTHING;
  finding.which = 0;
  const areBodies = test.over === 'bodies';
  const { count, index } = areBodies ? foundBodies : foundSolids;
  for (let k = 0; k < count; k++) {
    if (!takesPart(test.mask, index[k]!)) continue;
    if (areBodies) stageBody(crowd, k, NO_LIMITS);
    else stageSolid(g, k, NO_LIMITS);
  }
  if (stage.count === 0) return;
  wholeWindow();
  searchWindow(g, test);
}
