import { shot, targetDiscs, viewerDiscs } from './base-pair.ts';
import { addMeeting, addPlace, addSpansBetween, addThrough, clearPlaces } from './breakpoints.ts';
import { LOOSE } from './edge-order.ts';
import { line } from './exact-tangents.ts';
import { marks, stage } from './examined-features.ts';
import { placeAt, point, pointAt, rim } from './facing-edge.ts';
import type { Ground } from './feature-rows.ts';
import { everyLine, someLine } from './lines-from-point.ts';
import type { CoverTest } from './question.ts';
import { betweenCores, toEdge } from './range-zone.ts';
import { cut, cutsCapsule, ray } from './ray-cuts.ts';
import { clearance, type Outline } from './sloping-lines.ts';
import { isInWindow, window } from './spans.ts';
import { type Discs, discs, isOnePlace, lay, put } from './tangents.ts';

/** An edge with less than this of it on a base touches the base. */
const TOUCH = 1e-3;

/** Spans of a test about what is on stage, in the window. */
export function searchWindow(g: Ground, test: CoverTest): void {
  let isExact = !stage.isTrimmed;
  for (let k = 0; k < stage.count; k++) if (stage.actors[k]!.isBody || stage.actors[k]!.isCorner) isExact = false;
  if (isExact) searchExactly(g, test);
  else searchLoosely(g, test);
}

/**
 * For solids that height does not trim: the answer changes only where a line through two marks, or through a mark and
 * tangent to the target, meets the rim. Between neighbours one point decides.
 */
function searchExactly(g: Ground, test: CoverTest): void {
  clearPlaces();
  dropFarMarks();
  addTangents();
  addPairs();
  addOutlines(g);
  addLimit();
  addSpansBetween(place => holdsAt(g, test, place));
}

function holdsAt(g: Ground, test: CoverTest, place: number): boolean {
  pointAt(place);
  ray.x = point.x;
  ray.y = point.y;
  return test.every ? everyLine(g) : someLine(g, test, false);
}

/** Marks beside the strip between the bases are on no line. */
function dropFarMarks(): void {
  const { ox, oy, ux, uy, wide, back, front } = shot;
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
    marks.made[kept++] = marks.made[i]!;
  }
  marks.count = kept;
}

const l = line();
const MARK_AND_TARGET: readonly [Discs, Discs] = [marks, targetDiscs];
const MARKS: readonly [Discs, Discs] = [marks, marks];

function addTangents(): void {
  for (let i = 0; i < marks.count; i++)
    for (let j = 0; j < targetDiscs.count; j++)
      for (l.side = -1; l.side <= 1; l.side += 2) {
        lay(l, MARK_AND_TARGET, i, j);
        addMeeting(l);
      }
}

function addPairs(): void {
  l.side = 1;
  for (let i = 1; i < marks.count; i++)
    for (let j = 0; j < i; j++) {
      lay(l, MARKS, i, j);
      addThrough(l);
    }
}

/** Where the outlines of solids on stage cross the rim or touch it: a viewer may stand inside of one. */
function addOutlines(g: Ground): void {
  // A straight side may run along an edge, and leaves it where the arcs begin.
  if (rim.hasSide) {
    addLoose(rim.ax, rim.ay);
    addLoose(rim.bx, rim.by);
  }
  for (let k = 0; k < stage.count; k++) {
    const { index } = stage.actors[k]!;
    const end = g.starts[index + 1]!;
    for (let c = g.starts[index]!, p = end - 1; c < end; p = c++) {
      const dx = g.x[c]! - g.x[p]!;
      const dy = g.y[c]! - g.y[p]!;
      const length = Math.sqrt(dx * dx + dy * dy);
      ray.x = g.x[p]!;
      ray.y = g.y[p]!;
      ray.dx = dx / length;
      ray.dy = dy / length;
      addEdge(length);
    }
  }
}

/** The edge is the ray, so far as it is long. */
function addEdge(length: number): void {
  if (cutsCapsule(shot.viewer, rim.r) && cut.to - cut.from > TOUCH) {
    const { from, to } = cut;
    if (from > 0 && from < length) addLoose(ray.x + from * ray.dx, ray.y + from * ray.dy);
    if (to < length) addLoose(ray.x + to * ray.dx, ray.y + to * ray.dy);
    return;
  }
  for (let i = 0; i < viewerDiscs.count; i++) {
    const x = viewerDiscs.x[i]! - ray.x;
    const y = viewerDiscs.y[i]! - ray.y;
    const along = Math.min(length, Math.max(0, x * ray.dx + y * ray.dy));
    const ex = x - along * ray.dx;
    const ey = y - along * ray.dy;
    const apart = Math.sqrt(ex * ex + ey * ey);
    if (apart < rim.r + TOUCH) addLoose(ray.x + along * ray.dx, ray.y + along * ray.dy);
  }
}

function addLoose(x: number, y: number): void {
  const at = placeAt(x, y);
  if (isInWindow(at, LOOSE)) addPlace(at, LOOSE);
}

/** Where the rim itself runs into the limit around the target. */
function addLimit(): void {
  const { beyond } = stage.actors[0]!;
  const { target, viewer } = shot;
  if (beyond < 0 || betweenCores(viewer, target) > (beyond + viewer.r) * (beyond + viewer.r)) return;
  eachChange(at => {
    pointAt(at);
    return toEdge(point.x, point.y, target) <= beyond * beyond;
  });
}

const STEPS = 16;
const HALVINGS = 26;
const INSIDE = 1e-4;

/** Adds the places where something changes from yes to no or back, as seen from evenly spaced places; by halving. */
function eachChange(holds: (place: number) => boolean): void {
  const step = (window.right - window.left) / STEPS;
  // Just inside the ends: at the very end of a window lines touch.
  let from = window.left + step * INSIDE;
  let before = holds(from);
  for (let k = 1; k <= STEPS; k++) {
    const to = k < STEPS ? window.left + k * step : window.right - step * INSIDE;
    const now = holds(to);
    if (now !== before) addPlace(halve(from, to, before, holds), LOOSE);
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
 * For solids that height trims, and for bodies at a limit: looked at from evenly spaced places, the places of
 * change by halving. A span narrower than a step may be missed.
 */
function searchLoosely(g: Ground, test: CoverTest): void {
  const only = onlyTrimmed(g);
  const holds = (at: number): boolean => (only === null || clearance(only, at) < 0) && holdsAt(g, test, at);
  clearPlaces();
  eachChange(holds);
  addSpansBetween(holds);
}

/** The outline of a trimmed solid that is alone on stage: there is a quick way to tell that no line meets it. */
function onlyTrimmed(g: Ground): Outline | null {
  const { isBody, isCorner, index, from, to } = stage.actors[0]!;
  if (stage.count !== 1 || isBody || isCorner) return null;
  outline.points.count = 0;
  for (let c = g.starts[index]!; c < g.starts[index + 1]!; c++) put(outline.points, g.x[c]!, g.y[c]!, -1);
  outline.from = from;
  outline.to = to;
  return outline;
}

const outline: Outline = { points: discs(16), from: 0, to: 1 };
