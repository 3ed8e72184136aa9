import { shot, targetDiscs } from './base-pair.ts';
import { isCrossedFrom, stretch } from './crossing-stretch.ts';
import { isBefore } from './edge-order.ts';
import { clearStage, stageSolid } from './examined-features.ts';
import { type Ground, takesPart } from './feature-rows.ts';
import { foundSolids } from './features-between.ts';
import type { CoverTest } from './question.ts';
import { betweenCores, compareSolid, isWhollyIn, putCommon } from './range-zone.ts';
import { searchWindow } from './search-spans.ts';
import { searchLone } from './single-solid-spans.ts';
import { addMeetings } from './sloping-lines.ts';
import { addWholeRim, finding, narrowWindow, PIECE, SOLID, window } from './spans.ts';
import { put } from './tangents.ts';
import {
  beyond,
  CLOSE,
  crossPoints,
  layLimits,
  near,
  onTarget,
  points,
  separatePoints,
  viewerBeyond,
  wholeWindow,
  within,
} from './test-limits.ts';

/** The piece looked at: the first found solid of it and the one after its last. Pieces put off go on a list. */
const run = { from: 0, to: 0 };
const putOff: number[] = [];

/**
 * Where no limit cuts any solid of a piece, each is decided by itself. Otherwise those of the piece go together, since
 * a stretch runs on from one into the next; and only if the rest leaves the question open.
 */
export function findSolids(g: Ground, test: CoverTest): void {
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
    if (near(beyond) && compareSolid(g, i, beyond, foundSolids.toTarget[k]!) <= 0) return true;
    if (near(viewerBeyond) && compareSolid(g, i, viewerBeyond, foundSolids.toViewer[k]!) <= 0) return true;
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
    separatePoints();
    if (!isCrossedFrom()) continue;
    if (isBefore(stretch.left, stretch.leftRow, window.left, window.leftRow)) {
      window.left = stretch.left;
      window.leftRow = stretch.leftRow;
    }
    if (isBefore(window.right, window.rightRow, stretch.right, stretch.rightRow)) {
      window.right = stretch.right;
      window.rightRow = stretch.rightRow;
    }
  }
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
