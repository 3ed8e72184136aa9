import { addLineThrough, addSpansBetween, addTangentsThrough } from './breakpoints.ts';
import { pointAt } from './facing-edge.ts';
import type { Interval } from './memory.ts';
import { isInZone, putCuts, type Zone } from './range-zone.ts';
import { isOnePlace, put } from './tangents.ts';
import { setTangents } from './tangents-from-point.ts';
import type { SingleSolid, Workspace } from './workspace.ts';

/** Flags for the zones that contain a mark. */
const IN_TARGET_ZONE = 1;
const IN_VIEWER_ZONE = 2;

/**
 * Adds the spans of one convex solid, clear of both bases, that is cut by zones crossings must be beyond: around the
 * target, around the viewer, or both. Seen from a point, the solid and its parts in the zones are three intervals of
 * directions (arcs of the zones never show between the tangents to the target), and the test holds unless the two parts
 * hide the whole. The caller has cut the edge to search to places from which the solid is crossed.
 */
export function searchSingleSolid(w: Workspace, i: number, target: Zone | null, viewer: Zone | null): void {
  const { solids: g, single } = w;
  const { marks, middle } = single;
  const corners = g.starts[i + 1]! - g.starts[i]!;
  marks.count = 0;
  single.corners = corners;
  if (single.zones.length < 5 * corners) single.zones = new Uint8Array(10 * corners);
  middle.x = 0;
  middle.y = 0;
  for (let k = 0; k < corners; k++) {
    const x = g.x[g.starts[i]! + k]!;
    const y = g.y[g.starts[i]! + k]!;
    put(marks, x, y, -1);
    middle.x += x / corners;
    middle.y += y / corners;
    single.zones[k] =
      (target && isInZone(target, x, y) ? IN_TARGET_ZONE : 0) | (viewer && isInZone(viewer, x, y) ? IN_VIEWER_ZONE : 0);
  }
  if (target) putZone(w, i, target, IN_TARGET_ZONE);
  if (viewer) putZone(w, i, viewer, IN_VIEWER_ZONE);
  setBreakpoints(w);
  addSpansBetween(w, place => isSeenFrom(w, place));
}

function putZone({ solids, single }: Workspace, i: number, z: Zone, bit: number): void {
  const { marks, zones } = single;
  const from = marks.count;
  putCuts(marks, solids, i, z);
  zones.fill(bit, from, marks.count);
}

/**
 * Adds the breakpoints: tangents to the target through each mark, edges with one end in a zone, and lines through a
 * mark in one zone and a mark in the other.
 */
function setBreakpoints(w: Workspace): void {
  const { marks, zones, corners } = w.single;
  w.breakpoints.count = 0;
  addTangentsThrough(w, marks);
  for (let i = 0; i < corners; i++) {
    const before = i > 0 ? i - 1 : corners - 1;
    if (zones[i] !== zones[before]) addLine(w, i, before);
  }
  for (let i = 0; i < marks.count; i++)
    if (zones[i]! & IN_TARGET_ZONE)
      for (let j = 0; j < marks.count; j++) if (zones[j]! & IN_VIEWER_ZONE && i !== j) addLine(w, i, j);
}

function addLine(w: Workspace, i: number, j: number): void {
  const { marks } = w.single;
  if (!isOnePlace(marks, i, j)) addLineThrough(w, marks, i, j);
}

/** Intervals of directions narrower than this (as tangents of half angles) are rounding errors. */
const TINY = 1e-11;

/** The tangent of half the angle, which grows with the angle all the way round except at 180 degrees. */
const angleOf = ({ ahead }: SingleSolid, x: number, y: number, length: number): number =>
  (ahead.x * y - ahead.y * x) / (length + ahead.x * x + ahead.y * y);

/**
 * Whether, seen from a place of the edge and between the tangents to the target, the parts in the zones leave some of
 * the solid visible. Angles are measured from the solid's middle: seen from outside, it spans less than half a turn.
 */
function isSeenFrom(w: Workspace, place: number): boolean {
  const { edge, single } = w;
  const { whole, inTarget, inViewer, targetRight, targetLeft } = single;
  pointAt(edge, place);
  setIntervals(single, edge.point);
  let { low: right, high: left } = whole;
  if (setTangents(edge.point, w.pair.targetDiscs, targetRight, targetLeft)) {
    if (isAcross(single, targetRight.x, targetRight.y)) right = angleOf(single, targetRight.x, targetRight.y, 1);
    if (isAcross(single, targetLeft.x, targetLeft.y)) left = angleOf(single, targetLeft.x, targetLeft.y, 1);
  }
  // What is left from right to left after removing each part.
  const isTargetFirst = inTarget.low <= inViewer.low;
  const first = isTargetFirst ? inTarget : inViewer;
  const second = isTargetFirst ? inViewer : inTarget;
  if (Math.min(left, first.low) - right > TINY) return true;
  const from = Math.max(right, first.high);
  return Math.min(left, second.low) - from > TINY || left - Math.max(from, second.high) > TINY;
}

/** Whether a direction meets the solid. */
const isAcross = ({ right, left }: SingleSolid, x: number, y: number): boolean =>
  right.x * y - right.y * x > 0 && x * left.y - y * left.x > 0;

function setIntervals(single: SingleSolid, { x, y }: { readonly x: number; readonly y: number }): void {
  const { marks, zones, corners, middle, ahead, whole, inTarget, inViewer } = single;
  const cx = middle.x - x;
  const cy = middle.y - y;
  const size = Math.sqrt(cx * cx + cy * cy);
  ahead.x = cx / size;
  ahead.y = cy / size;
  whole.low = inTarget.low = inViewer.low = Infinity;
  whole.high = inTarget.high = inViewer.high = -Infinity;
  for (let i = 0; i < marks.count; i++) {
    const dx = marks.x[i]! - x;
    const dy = marks.y[i]! - y;
    const angle = angleOf(single, dx, dy, Math.sqrt(dx * dx + dy * dy));
    const bits = zones[i]!;
    if (i < corners) widenWhole(single, angle, dx, dy);
    if (bits & IN_TARGET_ZONE) widen(inTarget, angle);
    if (bits & IN_VIEWER_ZONE) widen(inViewer, angle);
  }
}

function widen(of: Interval, angle: number): void {
  if (angle < of.low) of.low = angle;
  if (angle > of.high) of.high = angle;
}

function widenWhole({ whole, right, left }: SingleSolid, angle: number, x: number, y: number): void {
  if (angle < whole.low) {
    whole.low = angle;
    right.x = x;
    right.y = y;
  }
  if (angle > whole.high) {
    whole.high = angle;
    left.x = x;
    left.y = y;
  }
}
