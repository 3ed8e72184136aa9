import { isCrossedFrom } from './crossing-stretch.ts';
import { clearExamined, examinePiece, examineSolid } from './examined-features.ts';
import { type SolidRows, takesPart } from './feature-rows.ts';
import type { Candidates } from './features-between.ts';
import type { CoverTest } from './question.ts';
import { compareSolid, isSolidInZone, putCommon, squareBetween } from './range-zone.ts';
import { searchExamined } from './search-spans.ts';
import { searchSingleSolid } from './single-solid-spans.ts';
import { addMeetings } from './sloping-lines.ts';
import { PIECE, SOLID } from './spans.ts';
import { type Discs, put } from './tangents.ts';
import { CLOSE, crossPoints, near, separatePoints, setLimits } from './test-limits.ts';
import type { Workspace } from './workspace.ts';

/**
 * If no limit cuts any solid of a piece, each solid is decided by itself. Otherwise those of the piece are decided
 * together, since a stretch runs on from one into the next; that comes last, and only where the rest has left the
 * question open.
 */
export function findSolidSpans(w: Workspace, test: CoverTest): void {
  const { candidateSolids, solids } = w;
  let putOff: number[] | null = null;
  for (let from = 0, to = 0; from < candidateSolids.count; from = to) {
    to = endOfPiece(solids, candidateSolids, from);
    if (!isCut(w, from, to, test)) {
      const isRepeated = w.taken === 'perhaps' && areFarOff(w, from, to, test);
      for (let k = from; k < to; k++) if (!isRepeated || isSearched(w, k)) findSolid(w, k, test);
    } else if (putOff === null) putOff = [from];
    else putOff.push(from);
  }
  if (putOff !== null) for (const from of putOff) searchPiece(w, from, endOfPiece(solids, candidateSolids, from), test);
}

/** The index after the last solid of a piece among the candidates, given the index of its first. */
function endOfPiece({ piece }: SolidRows, { index, count }: Candidates, from: number): number {
  const its = piece[index[from]!];
  let to = from + 1;
  while (to < count && piece[index[to]!] === its) to++;
  return to;
}

/** Whether a piece is cut by a limit that crossings must be beyond. */
function isCut(w: Workspace, from: number, to: number, test: CoverTest): boolean {
  if (test.beyond === undefined && test.viewerBeyond === undefined) return false;
  const { candidateSolids, solids: g, limits } = w;
  const { beyond, viewerBeyond } = limits;
  for (let k = from; k < to; k++) {
    const i = candidateSolids.index[k]!;
    if (!takesPart(test.mask, i) || isFarOff(w, k, test)) continue;
    setLimits(w, test, g.bottom[i]!, g.top[i]!);
    if (near(beyond) && compareSolid(g, i, beyond, candidateSolids.toTarget[k]!) <= 0) return true;
    if (near(viewerBeyond) && compareSolid(g, i, viewerBeyond, candidateSolids.toViewer[k]!) <= 0) return true;
  }
  return false;
}

/** Whether a solid is well outside the zones that crossings must be beyond. */
const isFarOff = (
  { candidateSolids, pair }: Workspace,
  k: number,
  { beyond: x = -1, viewerBeyond: y = -1 }: CoverTest,
): boolean =>
  candidateSolids.toTarget[k]! > pair.target.r + x + CLOSE && candidateSolids.toViewer[k]! > pair.viewer.r + y + CLOSE;

/** Whether a whole piece is: then a solid that is not searched counts the same, however limits are taken. */
function areFarOff(w: Workspace, from: number, to: number, test: CoverTest): boolean {
  if (test.within !== undefined) return false;
  for (let k = from; k < to; k++)
    if (takesPart(test.mask, w.candidateSolids.index[k]!) && !isFarOff(w, k, test)) return false;
  return true;
}

/** Whether a solid is searched line by line, if there is no limit that crossings must be within. */
const isSearched = ({ candidateSolids, pair }: Workspace, k: number): boolean =>
  candidateSolids.isTrimmed[k] === 1
    ? pair.targetDiscs.count > 1
    : candidateSolids.toViewer[k]! < pair.viewer.r + CLOSE;

/** Adds the spans of a solid that is not cut by a limit that crossings must be beyond. */
function findSolid(w: Workspace, k: number, test: CoverTest): void {
  const { candidateSolids, solids: g, pair, spans } = w;
  const { within } = w.limits;
  const i = candidateSolids.index[k]!;
  if (!takesPart(test.mask, i)) return;
  if (test.within !== undefined && candidateSolids.toTarget[k]! > pair.target.r + test.within + CLOSE) return;
  setLimits(w, test, g.bottom[i]!, g.top[i]!);
  const apart = within.isSet ? compareSolid(g, i, within, candidateSolids.toTarget[k]!) : -1;
  if (apart > 0 || (within.isSet && within.isEmpty)) return;
  spans.finding.kind = SOLID;
  spans.finding.which = k;
  // Exactly at the limit only one point counts, and only for lines that run through the solid to get there.
  if (apart === 0 || candidateSolids.isTrimmed[k] || candidateSolids.toViewer[k]! < pair.viewer.r + CLOSE) {
    setSearched(w, k, k + 1, test);
    if (!spans.narrowSearched()) return;
    if (isStraightEdged(w, k)) meetTrimmed(w, k);
    else {
      clearExamined(w.examined);
      examineSolid(w, k, test);
      searchExamined(w, test);
    }
  } else crossSolid(w, k);
}

/** Whether height trims the solid, the target is round, and no limit cuts the solid. */
const isStraightEdged = ({ candidateSolids, pair, limits }: Workspace, k: number): boolean =>
  pair.targetDiscs.count === 1 && candidateSolids.isTrimmed[k] === 1 && !limits.within.isSet;

/** Adds the stretches from which lines meet a solid that height trims. */
function meetTrimmed(w: Workspace, k: number): void {
  const { candidateSolids, pair, points } = w;
  // All over the target's base, lines come down to the target's height.
  if (candidateSolids.to[k] === 1 && candidateSolids.toTarget[k]! < pair.target.r - CLOSE) w.spans.addWholeEdge();
  else {
    putOutline(w, candidateSolids.index[k]!);
    addMeetings(w, { points, from: candidateSolids.from[k]!, to: candidateSolids.to[k]! });
  }
}

/** Adds the one stretch from which a solid clear of the viewer, or the part of it within the limit, is crossed. */
function crossSolid(w: Workspace, k: number): void {
  const i = w.candidateSolids.index[k]!;
  if (compareSolid(w.solids, i, w.limits.onTarget, w.candidateSolids.toTarget[k]!) < 0) w.spans.addWholeEdge();
  else {
    putOutline(w, i);
    crossPoints(w);
  }
}

/** Sets the outline of a solid, or of its part within the limit, without arcs: the target is always behind those. */
function putOutline({ points, solids, limits }: Workspace, i: number): void {
  points.count = 0;
  if (limits.within.isSet) putCommon(points, solids, i, limits.within);
  else putCorners(points, solids, i);
}

function putCorners(into: Discs, { starts, x, y }: SolidRows, i: number): void {
  for (let c = starts[i]!; c < starts[i + 1]!; c++) put(into, x[c]!, y[c]!, -1);
}

/** Sets the part of the edge to search: the hull of where any of the solids is crossed at all. */
function setSearched(w: Workspace, from: number, to: number, test: CoverTest): void {
  const { candidateSolids, solids: g, spans, points, crossed, order } = w;
  const { searched } = spans;
  searched.left = Infinity;
  searched.right = -Infinity;
  for (let k = from; k < to; k++) {
    const i = candidateSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    if (!isClear(w, k)) {
      spans.searchAll();
      return;
    }
    points.count = 0;
    putCorners(points, g, i);
    separatePoints(w);
    if (!isCrossedFrom(w)) continue;
    if (order.isBefore(crossed.left, crossed.leftRow, searched.left, searched.leftRow)) {
      searched.left = crossed.left;
      searched.leftRow = crossed.leftRow;
    }
    if (order.isBefore(searched.right, searched.rightRow, crossed.right, crossed.rightRow)) {
      searched.right = crossed.right;
      searched.rightRow = crossed.rightRow;
    }
  }
}

/** Whether a solid is clear of both bases. */
const isClear = ({ candidateSolids, solids, pair, limits }: Workspace, k: number): boolean =>
  candidateSolids.toViewer[k]! >= pair.viewer.r + CLOSE &&
  compareSolid(solids, candidateSolids.index[k]!, limits.onTarget, candidateSolids.toTarget[k]!) >= 0;

/** Adds the spans of a piece that some limit cuts. */
function searchPiece(w: Workspace, from: number, to: number, test: CoverTest): void {
  const { candidateSolids, spans, limits } = w;
  setSearched(w, from, to, test);
  if (!spans.narrowSearched() || !isPieceOpen(w, from, to, test)) return;
  spans.finding.kind = PIECE;
  spans.finding.which = from;
  const only = onlySolid(w, from, to, test);
  if (only !== null && isSimple(w, only, test)) {
    searchSingleSolid(w, candidateSolids.index[only]!, near(limits.beyond), near(limits.viewerBeyond));
    return;
  }
  examinePiece(w, from, to, test);
  searchExamined(w, test);
}

/** Whether some solid of the piece reaches outside the zones that crossings must be beyond. */
function isPieceOpen(w: Workspace, from: number, to: number, test: CoverTest): boolean {
  const { candidateSolids, solids: g } = w;
  const { beyond, viewerBeyond } = w.limits;
  for (let k = from; k < to; k++) {
    const i = candidateSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    setLimits(w, test, g.bottom[i]!, g.top[i]!);
    if (near(beyond) && isSolidInZone(g, i, beyond)) continue;
    if (!near(viewerBeyond) || !isSolidInZone(g, i, viewerBeyond)) return true;
  }
  return false;
}

/** The solid of the piece that takes part, if there is exactly one. */
function onlySolid({ candidateSolids }: Workspace, from: number, to: number, { mask }: CoverTest): number | null {
  let only: number | null = null;
  for (let k = from; k < to; k++) {
    if (!takesPart(mask, candidateSolids.index[k]!)) continue;
    if (only !== null) return null;
    only = k;
  }
  return only;
}

/** Whether a solid is clear of both bases and not trimmed, so that it can be decided by itself. */
function isSimple(w: Workspace, k: number, test: CoverTest): boolean {
  const { candidateSolids, solids: g, pair, limits } = w;
  if (candidateSolids.isTrimmed[k] || test.within !== undefined) return false;
  const i = candidateSolids.index[k]!;
  setLimits(w, test, g.bottom[i]!, g.top[i]!);
  // If the viewer's edge may run into the zone around the target, only the search decides.
  const far = limits.beyond.k + pair.viewer.r + CLOSE;
  return isClear(w, k) && (!near(limits.beyond) || squareBetween(pair.viewer, pair.target) > far * far);
}
