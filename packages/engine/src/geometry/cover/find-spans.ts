import { compareEnd } from '../segment-distance.ts';
import { shot } from './base-pair.ts';
import { compareBody, isBodyWhollyIn, layBody, separateBody } from './body-outline.ts';
import { one, other } from './crossing-stretch.ts';
import { clearStage, NO_LIMITS, stage, stageBody, stageCorner, stageSolid } from './examined-features.ts';
import { type Crowd, type Ground, takesPart } from './feature-rows.ts';
import { foundBodies, foundSolids } from './features-between.ts';
import { findSolids } from './find-solid-spans.ts';
import { isCornerFit } from './outline-corners.ts';
import type { CoverTest } from './question.ts';
import { layZone } from './range-zone.ts';
import { searchWindow } from './search-spans.ts';
import { addWholeRim, BODY, CORNER, EVERYTHING, finding } from './spans.ts';
import { put } from './tangents.ts';
import {
  addIfCrossed,
  beyond,
  CLOSE,
  crossPoints,
  layLimits,
  near,
  onTarget,
  points,
  viewerBeyond,
  wholeWindow,
  within,
} from './test-limits.ts';

/** Finds from where on the rim a test holds, and adds the spans. */
export function findSpans(g: Ground, crowd: Crowd, test: CoverTest): void {
  layZone(onTarget, shot.target, 0, 0);
  if (test.every) findSealed(g, crowd, test);
  else if (test.over === 'bodies') for (let k = 0; k < foundBodies.count; k++) findBody(g, crowd, k, test);
  else if (test.over === 'corners') findCorners(g, test);
  else findSolids(g, test);
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
  const isNear = near(beyond) !== null && compareBody(beyond, toTarget) <= 0;
  const isClose = near(viewerBeyond) !== null && compareBody(viewerBeyond, toViewer) <= 0;
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
