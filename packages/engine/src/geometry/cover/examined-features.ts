import { putMeetings, setBody } from './body-outline.ts';
import { takesPart } from './feature-rows.ts';
import type { Candidates } from './features-between.ts';
import { isSloped, setLimitZone } from './limit-zones.ts';
import { markOverlaps } from './overlaps.ts';
import type { CoverTest } from './question.ts';
import { type FlatLimits, putCuts, setZone, type Zone } from './range-zone.ts';
import { BODY, CORNER, PIECE } from './spans.ts';
import { put } from './tangents.ts';
import { type Examined, type Feature, NO_LIMIT, NOTHING_WITHIN, newFeature, type Workspace } from './workspace.ts';

export function clearExamined(examined: Examined): void {
  examined.count = 0;
  examined.isTrimmed = false;
  examined.marks.count = 0;
}

/** The next feature to examine: the k-th candidate. */
function nextFeature(examined: Examined, candidates: Candidates, k: number): Feature {
  if (examined.count === examined.features.length) examined.features.push(newFeature());
  const one = examined.features[examined.count++]!;
  one.isCorner = false;
  one.index = candidates.index[k]!;
  one.from = candidates.from[k]!;
  one.to = candidates.to[k]!;
  if (candidates.isTrimmed[k]) examined.isTrimmed = true;
  return one;
}

export const NO_LIMITS: CoverTest = { over: 'solids' };

/** Sets the zone of one limit of a test, seen from above, and returns its reach. */
function reachOf(w: Workspace, name: keyof FlatLimits, test: CoverTest): number {
  const { zone } = w;
  setLimitZone(w, zone, name, test, 0);
  return !zone.isSet ? NO_LIMIT : zone.isEmpty ? NOTHING_WITHIN : zone.k;
}

/**
 * Applies the limits of a test to a feature, and marks where each of them cuts it. For lines that slope this is left to
 * measuring each line.
 */
function setLimits(w: Workspace, one: Feature, test: CoverTest, mark: (zone: Zone) => void): void {
  const { zone } = w;
  if (isSloped(w, test)) {
    one.within = NO_LIMIT;
    one.beyond = NO_LIMIT;
    one.viewerBeyond = NO_LIMIT;
    w.examined.isTrimmed = true;
    return;
  }
  one.within = reachOf(w, 'within', test);
  if (one.within >= 0) mark(zone);
  one.beyond = reachOf(w, 'beyond', test);
  if (one.beyond >= 0) mark(zone);
  one.viewerBeyond = reachOf(w, 'viewerBeyond', test);
  if (one.viewerBeyond >= 0) mark(zone);
}

/** Adds the k-th candidate solid to the examined features. */
export function examineSolid(w: Workspace, k: number, test: CoverTest): void {
  const { examined, candidateSolids, solids: g, pair, zone } = w;
  const { marks } = examined;
  const one = nextFeature(examined, candidateSolids, k);
  const i = one.index;
  one.isBody = false;
  for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) put(marks, g.x[c]!, g.y[c]!, -1);
  if (candidateSolids.toTarget[k]! < pair.target.r) {
    setZone(zone, pair.target, 0, 0);
    putCuts(marks, g, i, zone);
  }
  setLimits(w, one, test, limit => putCuts(marks, g, i, limit));
}

/** Adds corner c, of the k-th candidate solid, as a feature of its own. Limits do not matter here. */
export function examineCorner(w: Workspace, k: number, c: number): void {
  examineSolid(w, k, NO_LIMITS);
  const { x, y } = w.solids;
  const one = w.examined.features[w.examined.count - 1]!;
  one.isCorner = true;
  one.core = { ax: x[c]!, ay: y[c]!, bx: x[c]!, by: y[c]! };
}

/** Adds the k-th candidate body to the examined features. */
export function examineBody(w: Workspace, k: number, test: CoverTest): void {
  const { examined, candidateBodies, body, pair, zone } = w;
  const { marks } = examined;
  const one = nextFeature(examined, candidateBodies, k);
  setBody(body, w.bodies, one.index, pair.target);
  one.isBody = true;
  one.core = { ax: body.ax, ay: body.ay, bx: body.bx, by: body.by };
  one.r = body.r;
  if (candidateBodies.toTarget[k]! < pair.target.r + one.r) {
    setZone(zone, pair.target, 0, 0);
    putMeetings(marks, body, zone);
  }
  setLimits(w, one, test, limit => putMeetings(marks, body, limit));
}

/** Examines the feature or piece that a span is about. */
export function examineOwner(w: Workspace, test: CoverTest, kind: number, which: number): void {
  const { candidateSolids, solids } = w;
  clearExamined(w.examined);
  if (kind === BODY) examineBody(w, which, test);
  else if (kind === CORNER) examineCorner(w, candidateWith(w, which), which);
  else if (kind !== PIECE) examineSolid(w, which, test);
  else {
    const piece = solids.piece[candidateSolids.index[which]!];
    let end = which + 1;
    while (end < candidateSolids.count && solids.piece[candidateSolids.index[end]!] === piece) end++;
    examinePiece(w, which, end, test);
  }
}

/** Examines the solids of one piece that take part in a test: the candidates from `from` up to `to`. */
export function examinePiece(w: Workspace, from: number, to: number, test: CoverTest): void {
  const { index } = w.candidateSolids;
  clearExamined(w.examined);
  for (let k = from; k < to; k++) if (takesPart(test.mask, index[k]!)) examineSolid(w, k, test);
  markOverlaps(w.examined, w.solids);
}

/** The candidate solid that a corner belongs to. */
function candidateWith({ candidateSolids, solids }: Workspace, c: number): number {
  for (let k = 0; k < candidateSolids.count; k++) if (c < solids.starts[candidateSolids.index[k]! + 1]!) return k;
  return 0;
}
