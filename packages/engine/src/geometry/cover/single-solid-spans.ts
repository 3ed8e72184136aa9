import { targetDiscs } from './base-pair.ts';
import { addMeeting, addSpansBetween, addThrough, clearPlaces } from './breakpoints.ts';
import { line } from './exact-tangents.ts';
import { point, pointAt } from './facing-edge.ts';
import type { Ground } from './feature-rows.ts';
import { isIn, putCuts, type Zone } from './range-zone.ts';
import { type Discs, discs, isOnePlace, lay, put } from './tangents.ts';

/**
 * One convex solid, clear of both bases, cut by what it ought to be beyond: the zone around the target, the zone
 * around the viewer, or both. Seen from a point, the solid and its parts in the zones are three intervals of
 * directions (arcs of the zones never show between the tangents to the target), and the test holds where the two parts
 * do not hide the whole. Memory as in base-pair.ts.
 */
const IN_TARGET_ZONE = 1;
const IN_VIEWER_ZONE = 2;

/** The solid's corners in their order, then the points where the zones cut its outline; with the zones each is in. */
const marks: Discs = discs(64);
let zones = new Uint8Array(64);
let corners = 0;
const middle = { x: 0, y: 0 };

/** Adds its spans, in the window: there it is crossed from everywhere. */
export function searchLone(g: Ground, i: number, target: Zone | null, viewer: Zone | null): void {
  marks.count = 0;
  corners = g.starts[i + 1]! - g.starts[i]!;
  if (zones.length < 5 * corners) zones = new Uint8Array(10 * corners);
  middle.x = 0;
  middle.y = 0;
  for (let k = 0; k < corners; k++) {
    const x = g.x[g.starts[i]! + k]!;
    const y = g.y[g.starts[i]! + k]!;
    put(marks, x, y, -1);
    middle.x += x / corners;
    middle.y += y / corners;
    zones[k] =
      (target && isIn(target, x, y) ? IN_TARGET_ZONE : 0) | (viewer && isIn(viewer, x, y) ? IN_VIEWER_ZONE : 0);
  }
  if (target) putZone(g, i, target, IN_TARGET_ZONE);
  if (viewer) putZone(g, i, viewer, IN_VIEWER_ZONE);
  layPlaces();
  addSpansBetween(isSeenFrom);
}

function putZone(g: Ground, i: number, z: Zone, bit: number): void {
  const from = marks.count;
  putCuts(marks, g, i, z);
  zones.fill(bit, from, marks.count);
}

const l = line();
const TO_TARGET: readonly [Discs, Discs] = [marks, targetDiscs];
const TO_MARK: readonly [Discs, Discs] = [marks, marks];

/**
 * Tangents to the target through each mark; the edges with one end in a zone; lines through a mark in one zone and a
 * mark in the other.
 */
function layPlaces(): void {
  clearPlaces();
  for (let i = 0; i < marks.count; i++)
    for (let j = 0; j < targetDiscs.count; j++)
      for (l.side = -1; l.side <= 1; l.side += 2) {
        lay(l, TO_TARGET, i, j);
        addMeeting(l);
      }
  l.side = 1;
  for (let i = 0; i < corners; i++) {
    const before = i > 0 ? i - 1 : corners - 1;
    if (zones[i] !== zones[before]) addLine(i, before);
  }
  for (let i = 0; i < marks.count; i++)
    if (zones[i]! & IN_TARGET_ZONE)
      for (let j = 0; j < marks.count; j++) if (zones[j]! & IN_VIEWER_ZONE && i !== j) addLine(i, j);
}

function addLine(i: number, j: number): void {
  if (isOnePlace(marks, i, j)) return;
  lay(l, TO_MARK, i, j);
  addThrough(l);
}

/** Widths of directions below this (tangents of half angles) are rounding. */
const TINY = 1e-11;

/** An interval of directions, from right to left; with the vectors of its ends. */
const solid = { right: 0, left: 0, rx: 0, ry: 0, lx: 0, ly: 0 };
const inTarget = { right: 0, left: 0 };
const inViewer = { right: 0, left: 0 };
/** The direction angles are taken from. */
const ahead = { x: 1, y: 0 };

/** Tangents of half the angles: they grow with the angle, all the way round but for straight back. */
const angleOf = (x: number, y: number, length: number): number =>
  (ahead.x * y - ahead.y * x) / (length + ahead.x * x + ahead.y * y);

/**
 * Whether from a place of the rim the parts in the zones leave some of the solid to be seen between the tangents to the target.
 * Angles are from the solid's middle: seen from outside, it takes up less than half a turn.
 */
function isSeenFrom(place: number): boolean {
  pointAt(place);
  layIntervals();
  let { right, left } = solid;
  layTangents();
  if (isAcross(tangents.rx, tangents.ry)) right = angleOf(tangents.rx, tangents.ry, 1);
  if (isAcross(tangents.lx, tangents.ly)) left = angleOf(tangents.lx, tangents.ly, 1);
  // What is left of it from right to left, less each part.
  const [first, second] = inTarget.right <= inViewer.right ? [inTarget, inViewer] : [inViewer, inTarget];
  if (Math.min(left, first.right) - right > TINY) return true;
  const from = Math.max(right, first.left);
  return Math.min(left, second.right) - from > TINY || left - Math.max(from, second.left) > TINY;
}

/** Whether a direction meets the solid. */
const isAcross = (x: number, y: number): boolean => solid.rx * y - solid.ry * x > 0 && x * solid.ly - y * solid.lx > 0;

function layIntervals(): void {
  const cx = middle.x - point.x;
  const cy = middle.y - point.y;
  const size = Math.sqrt(cx * cx + cy * cy);
  ahead.x = cx / size;
  ahead.y = cy / size;
  solid.right = inTarget.right = inViewer.right = Infinity;
  solid.left = inTarget.left = inViewer.left = -Infinity;
  for (let i = 0; i < marks.count; i++) {
    const dx = marks.x[i]! - point.x;
    const dy = marks.y[i]! - point.y;
    const angle = angleOf(dx, dy, Math.sqrt(dx * dx + dy * dy));
    const bits = zones[i]!;
    if (i < corners) widenSolid(angle, dx, dy);
    if (bits & IN_TARGET_ZONE) widen(inTarget, angle);
    if (bits & IN_VIEWER_ZONE) widen(inViewer, angle);
  }
}

function widen(of: { right: number; left: number }, angle: number): void {
  if (angle < of.right) of.right = angle;
  if (angle > of.left) of.left = angle;
}

function widenSolid(angle: number, x: number, y: number): void {
  if (angle < solid.right) {
    solid.right = angle;
    solid.rx = x;
    solid.ry = y;
  }
  if (angle > solid.left) {
    solid.left = angle;
    solid.lx = x;
    solid.ly = y;
  }
}

const tangents = { rx: 0, ry: 0, lx: 0, ly: 0 };

/** The tangents from `point` to the target, of length 1. */
function layTangents(): void {
  for (let j = 0; j < targetDiscs.count; j++) {
    const dx = targetDiscs.x[j]! - point.x;
    const dy = targetDiscs.y[j]! - point.y;
    const r = targetDiscs.r[j]!;
    const dd = dx * dx + dy * dy;
    const s = Math.sqrt(Math.max(0, dd - r * r));
    const lx = (s * dx - r * dy) / dd;
    const ly = (s * dy + r * dx) / dd;
    const rx = (s * dx + r * dy) / dd;
    const ry = (s * dy - r * dx) / dd;
    if (j === 0 || tangents.lx * ly - tangents.ly * lx > 0) {
      tangents.lx = lx;
      tangents.ly = ly;
    }
    if (j === 0 || tangents.rx * ry - tangents.ry * rx < 0) {
      tangents.rx = rx;
      tangents.ry = ry;
    }
  }
}
