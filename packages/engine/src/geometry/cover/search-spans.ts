import type { Point } from '../shape.ts';
import { addBreakpoint, addLineThrough, addSpansBetween, addTangentsThrough } from './breakpoints.ts';
import { LOOSE } from './edge-order.ts';
import { placeAt, pointAt } from './facing-edge.ts';
import { isSloped } from './limit-zones.ts';
import { everyLine, isHitTowards, isSomeLine } from './lines-from-point.ts';
import type { CoverTest } from './question.ts';
import { squareBetween, squareToSegment } from './range-zone.ts';
import { cutsCapsule } from './ray-cuts.ts';
import { clearance, type Outline } from './sloping-lines.ts';
import { isOnePlace, put } from './tangents.ts';
import type { Workspace } from './workspace.ts';

/** An edge with a shorter part than this on a base only touches the base. */
const TOUCH = 1e-3;

/** Adds the spans of a test over the examined features, in the part of the edge to search. */
export function searchExamined(w: Workspace, test: CoverTest): void {
  const { isTrimmed, count, features } = w.examined;
  // For sloping lines, parts of one piece are searched line by line: where they overlap, corners do not decide.
  let isExact = !isTrimmed && (count === 1 || w.taken === 'exactly');
  for (let k = 0; k < count; k++) if (features[k]!.isBody || features[k]!.isCorner) isExact = false;
  w.breakpoints.count = 0;
  if (isExact) searchExactly(w, test);
  else if (w.taken === 'exactly') searchLoosely(w, test);
  else if (w.taken === 'perhaps') addSearched(w.spans);
}

/** Adds the whole part unexamined: it is searched line by line later, and doing so twice would be too slow. */
function addSearched(spans: Workspace['spans']): void {
  const { left, leftRow, right, rightRow } = spans.searched;
  spans.add(left, leftRow, right, rightRow);
}

/**
 * For solids that height does not trim: the answer changes only where the edge meets a line through two marks, or a
 * tangent to the target through a mark. Between neighbouring places one point decides.
 */
function searchExactly(w: Workspace, test: CoverTest): void {
  dropFarMarks(w);
  const { marks } = w.examined;
  addTangentsThrough(w, marks);
  for (let i = 1; i < marks.count; i++) for (let j = 0; j < i; j++) addLineThrough(w, marks, i, j);
  addOutlines(w);
  addLimit(w);
  addSpansBetween(w, place => holdsAt(w, test, place));
}

function startAt({ edge, ray }: Workspace, place: number): void {
  pointAt(edge, place);
  ray.x = edge.point.x;
  ray.y = edge.point.y;
}

function holdsAt(w: Workspace, test: CoverTest, place: number): boolean {
  startAt(w, place);
  return test.every ? everyLine(w) : isSomeLine(w, test);
}

/** Drops the marks outside the strip between the bases, which are on no line. */
function dropFarMarks(w: Workspace): void {
  const { ox, oy, ux, uy, wide, back, front } = w.pair;
  const { marks } = w.examined;
  let kept = 0;
  for (let i = 0; i < marks.count; i++) {
    const x = marks.x[i]!;
    const y = marks.y[i]!;
    const u = (x - ox) * ux + (y - oy) * uy;
    const w = (y - oy) * ux - (x - ox) * uy;
    if (w > wide + 1 || w < -wide - 1 || u < back - 1 || u > front + 1) continue;
    let isNew = true;
    for (let k = 0; k < kept && isNew; k++) isNew = !isOnePlace(marks, k, i);
    if (!isNew) continue;
    marks.x[kept] = x;
    marks.y[kept] = y;
    marks.making[kept++] = marks.making[i]!;
  }
  marks.count = kept;
}

/** Adds the places where outlines of the examined solids cross or touch the edge: a viewer may stand inside one. */
function addOutlines(w: Workspace): void {
  const { edge, ray, examined, solids: g } = w;
  // A straight side may run along an edge of the outline; it leaves that where the arcs begin.
  if (edge.hasSide) {
    addLoose(w, edge.ax, edge.ay);
    addLoose(w, edge.bx, edge.by);
  }
  for (let k = 0; k < examined.count; k++) {
    const { index } = examined.features[k]!;
    const end = g.starts[index + 1]!;
    for (let c = g.starts[index]!, p = end - 1; c < end; p = c++) {
      const dx = g.x[c]! - g.x[p]!;
      const dy = g.y[c]! - g.y[p]!;
      const length = Math.sqrt(dx * dx + dy * dy);
      ray.x = g.x[p]!;
      ray.y = g.y[p]!;
      ray.dx = dx / length;
      ray.dy = dy / length;
      addOutlineEdge(w, length);
    }
  }
}

/** Adds those of one edge of an outline, given as the ray up to a length. */
function addOutlineEdge(w: Workspace, length: number): void {
  const { ray, edge, pair } = w;
  const { viewerDiscs } = pair;
  if (cutsCapsule(ray, pair.viewer, edge.r) && ray.to - ray.from > TOUCH) {
    const { from, to } = ray;
    if (from > 0 && from < length) addLoose(w, ray.x + from * ray.dx, ray.y + from * ray.dy);
    if (to < length) addLoose(w, ray.x + to * ray.dx, ray.y + to * ray.dy);
    return;
  }
  for (let i = 0; i < viewerDiscs.count; i++) {
    const x = viewerDiscs.x[i]! - ray.x;
    const y = viewerDiscs.y[i]! - ray.y;
    const along = Math.min(length, Math.max(0, x * ray.dx + y * ray.dy));
    const ex = x - along * ray.dx;
    const ey = y - along * ray.dy;
    const apart = Math.sqrt(ex * ex + ey * ey);
    if (apart < edge.r + TOUCH) addLoose(w, ray.x + along * ray.dx, ray.y + along * ray.dy);
  }
}

function addLoose({ edge, spans, breakpoints }: Workspace, x: number, y: number): void {
  const at = placeAt(edge, x, y);
  if (spans.isSearched(at, LOOSE)) addBreakpoint(breakpoints, at, LOOSE);
}

/** Adds the places where the edge itself enters the zone around the target. */
function addLimit(w: Workspace): void {
  const { edge } = w;
  const { beyond } = w.examined.features[0]!;
  const { target, viewer } = w.pair;
  if (beyond < 0 || squareBetween(viewer, target) > (beyond + viewer.r) * (beyond + viewer.r)) return;
  eachChange(w, at => {
    pointAt(edge, at);
    return squareToSegment(edge.point.x, edge.point.y, target) <= beyond * beyond;
  });
}

const STEPS = 16;
const HALVINGS = 26;
const INSIDE = 1e-4;

/** Adds the places where a condition changes, found by sampling evenly spaced places and bisection. */
function eachChange({ spans, breakpoints }: Workspace, holds: (place: number) => boolean): void {
  const { searched } = spans;
  const step = (searched.right - searched.left) / STEPS;
  // Just inside the ends: at the very ends, lines only touch.
  let from = searched.left + step * INSIDE;
  let before = holds(from);
  for (let k = 1; k <= STEPS; k++) {
    const to = k < STEPS ? searched.left + k * step : searched.right - step * INSIDE;
    const now = holds(to);
    if (now !== before) addBreakpoint(breakpoints, halve(from, to, before, holds), LOOSE);
    before = now;
    from = to;
  }
}

function halve(from: number, to: number, before: boolean, holds: (place: number) => boolean): number {
  let low = from;
  let high = to;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (holds(middle) === before) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * For solids that height trims, and for bodies at a limit: samples evenly spaced places, and finds changes by
 * bisection. A span narrower than a step may be missed.
 */
function searchLoosely(w: Workspace, test: CoverTest): void {
  const only = onlyTrimmed(w);
  const isAimed = isSloped(w, test) && !test.every && test.within !== undefined && !w.examined.features[0]!.isCorner;
  let aim: Point | null = null;
  // The line that proved it from the last place often does from the next: try it first.
  const holds = (at: number): boolean => {
    if (only !== null && clearance(w, only, at) >= 0) return false;
    if (aim !== null && isSeenTowards(w, test, at, aim)) return true;
    const isHeld = holdsAt(w, test, at);
    if (isHeld && isAimed) aim = aimOf(w);
    return isHeld;
  };
  eachChange(w, holds);
  addSpansBetween(w, holds);
}

function isSeenTowards(w: Workspace, test: CoverTest, place: number, aim: Point): boolean {
  startAt(w, place);
  return isHitTowards(w, test, aim);
}

/** The end of the last line found. */
const aimOf = ({ ray, hit }: Workspace): Point => ({ x: ray.x + hit.end * hit.dx, y: ray.y + hit.end * hit.dy });

/** The outline of a trimmed solid that is examined alone, for which there is a quick test that no line meets it. */
function onlyTrimmed({ examined, solids: g, trimmed }: Workspace): Outline | null {
  const { isBody, isCorner, index, from, to } = examined.features[0]!;
  if (examined.count !== 1 || isBody || isCorner) return null;
  trimmed.count = 0;
  for (let c = g.starts[index]!; c < g.starts[index + 1]!; c++) put(trimmed, g.x[c]!, g.y[c]!, -1);
  return { points: trimmed, from, to };
}
