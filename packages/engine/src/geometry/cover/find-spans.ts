import { comparePointDistance } from '../segment-distance.ts';
import { compareBody, isBodyInZone, separateBody, setBody } from './body-outline.ts';
import {
  clearExamined,
  examineBody,
  examineCorner,
  examineOwner,
  examineSolid,
  NO_LIMITS,
} from './examined-features.ts';
import { takesPart } from './feature-rows.ts';
import { findSolidSpans } from './find-solid-spans.ts';
import { hasLimits, setFlatLimits } from './limit-zones.ts';
import { isCornerFit } from './outline-corners.ts';
import type { CoverTest } from './question.ts';
import { setZone } from './range-zone.ts';
import { searchExamined } from './search-spans.ts';
import { BODY, CORNER, EVERYTHING } from './spans.ts';
import { put } from './tangents.ts';
import { addIfCrossed, CLOSE, crossPoints, near, setLimits } from './test-limits.ts';
import type { Workspace } from './workspace.ts';

/** Adds the spans of the edge from which a test holds. */
export function findSpans(w: Workspace, test: CoverTest): void {
  setZone(w.limits.onTarget, w.pair.target, 0, 0);
  if (w.pair.level || !hasLimits(test)) addSpans(w, test);
  else addSlopedSpans(w, test);
}

/**
 * For lines that slope: first adds where the test surely holds, which may be everywhere. Where it only may hold, lines
 * are measured.
 */
function addSlopedSpans(w: Workspace, test: CoverTest): void {
  const { spans } = w;
  setFlatLimits(w, test, 'surely');
  addSpans(w, test);
  spans.searchAll();
  if (!spans.narrowSearched()) {
    w.taken = 'exactly';
    return;
  }
  setFlatLimits(w, test, 'perhaps');
  spans.settled = spans.count;
  addSpans(w, test);
  w.taken = 'exactly';
  const open = spans.takeUnsettled();
  spans.settled = Infinity;
  for (const { kind, which, ...stretch } of open) {
    Object.assign(spans.searched, stretch);
    Object.assign(spans.finding, { kind, which });
    if (!spans.narrowSearched()) continue;
    examineOwner(w, test, kind, which);
    searchExamined(w, test);
  }
}

function addSpans(w: Workspace, test: CoverTest): void {
  if (test.every) findSealed(w, test);
  else if (test.over === 'bodies') for (let k = 0; k < w.candidateBodies.count; k++) findBody(w, k, test);
  else if (test.over === 'corners') findCorners(w, test);
  else findSolidSpans(w, test);
}

function findBody(w: Workspace, k: number, test: CoverTest): void {
  const { candidateBodies, bodies, body, limits, pair, spans, crossed } = w;
  const { within, beyond, viewerBeyond, onTarget } = limits;
  const { viewer, target, targetDiscs } = pair;
  const i = candidateBodies.index[k]!;
  if (!takesPart(test.mask, i)) return;
  const toTarget = candidateBodies.toTarget[k]!;
  const toViewer = candidateBodies.toViewer[k]!;
  if (test.within !== undefined && toTarget > target.r + bodies.r[i]! + test.within + CLOSE) return;
  setBody(body, bodies, i, target);
  setLimits(w, test, bodies.bottom[i]!, bodies.top[i]!);
  if (within.isSet && (within.isEmpty || compareBody(body, within, toTarget) > 0)) return;
  const isNear = near(beyond) !== null && compareBody(body, beyond, toTarget) <= 0;
  const isClose = near(viewerBeyond) !== null && compareBody(body, viewerBeyond, toViewer) <= 0;
  if ((isNear && isBodyInZone(body, beyond)) || (isClose && isBodyInZone(body, viewerBeyond))) return;
  spans.finding.kind = BODY;
  spans.finding.which = k;
  const isAtViewer = toViewer < viewer.r + bodies.r[i]! - CLOSE;
  if (isNear || isClose || isAtViewer || candidateBodies.isTrimmed[k]) {
    clearExamined(w.examined);
    examineBody(w, k, test);
    searchWholeEdge(w, test);
  } else if (compareBody(body, onTarget, toTarget) < 0) spans.addWholeEdge();
  else {
    separateBody(body, targetDiscs, within, crossed.leftLine);
    separateBody(body, targetDiscs, within, crossed.rightLine);
    addIfCrossed(w);
  }
}

function searchWholeEdge(w: Workspace, test: CoverTest): void {
  w.spans.searchAll();
  searchExamined(w, test);
}

function findCorners(w: Workspace, test: CoverTest): void {
  const { candidateSolids, solids, spans } = w;
  spans.finding.kind = CORNER;
  for (let k = 0; k < candidateSolids.count; k++) {
    const i = candidateSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    for (let c = solids.starts[i]!; c < solids.starts[i + 1]!; c++) {
      if (!isCornerFit(w, i, c, test)) continue;
      spans.finding.which = c;
      findCorner(w, k, c, test);
    }
  }
}

function findCorner(w: Workspace, k: number, c: number, test: CoverTest): void {
  const { target } = w.pair;
  const x = w.solids.x[c]!;
  const y = w.solids.y[c]!;
  if (w.candidateSolids.isTrimmed[k]) {
    clearExamined(w.examined);
    examineCorner(w, k, c);
    searchWholeEdge(w, test);
  } else if (comparePointDistance(x, y, target, { near: target.r, square: 0 }) < 0) w.spans.addWholeEdge();
  else {
    w.points.count = 0;
    put(w.points, x, y, -1);
    crossPoints(w);
  }
}

/** Searches all features that take part together, for tests of `every` line. */
function findSealed(w: Workspace, test: CoverTest): void {
  w.spans.finding.kind = EVERYTHING;
  w.spans.finding.which = 0;
  examineAll(w, test);
  if (w.examined.count > 0) searchWholeEdge(w, test);
}

/** Examines all features that take part in a test, ignoring its limits. */
export function examineAll(w: Workspace, test: CoverTest): void {
  const areBodies = test.over === 'bodies';
  const { count, index } = areBodies ? w.candidateBodies : w.candidateSolids;
  clearExamined(w.examined);
  for (let k = 0; k < count; k++) {
    if (!takesPart(test.mask, index[k]!)) continue;
    if (areBodies) examineBody(w, k, NO_LIMITS);
    else examineSolid(w, k, NO_LIMITS);
  }
}
