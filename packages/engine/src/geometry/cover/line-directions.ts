import type { Point } from '../shape.ts';
import { longer } from './longer.ts';
import type { Ray } from './memory.ts';
import { setTangents } from './tangents-from-point.ts';
import type { Directions, Feature, Workspace } from './workspace.ts';

const SAME = 1e-12;
const EVEN = 12;
const ROUND = 16;

/**
 * Sets the directions from the start of the ray for the examined features: those of marks and tangents, between the two
 * tangents to the target. Between neighbours nothing changes, so one line in each gap decides. (If height trims the
 * features that is not so: then evenly spaced directions are added, unless `isEven` is false.)
 */
export function setDirections(w: Workspace, isEven = true): void {
  const { directions, examined, ray, pair } = w;
  const { marks } = examined;
  directions.count = 0;
  directions.isRound = !setTangents(ray, pair.targetDiscs, directions.right, directions.left);
  for (let i = 0; i < marks.count; i++) add(directions, marks.x[i]! - ray.x, marks.y[i]! - ray.y);
  for (let k = 0; k < examined.count; k++) {
    const one = examined.features[k]!;
    if (one.isBody) addTangents(directions, ray, one);
    if (examined.isTrimmed) addHeightChanges(w, one);
    if (examined.isTrimmed && pair.targetDiscs.count > 1) addSideChanges(w, one);
  }
  if (directions.isRound) addRound(directions);
  else {
    push(directions, directions.right.x, directions.right.y);
    push(directions, directions.left.x, directions.left.y);
    if (examined.isTrimmed && isEven) addEven(directions);
  }
  sort(directions);
}

function push(into: Directions, x: number, y: number): void {
  if (into.count === into.x.length) {
    into.x = longer(into.x);
    into.y = longer(into.y);
  }
  into.x[into.count] = x;
  into.y[into.count++] = y;
}

/** Adds a direction if lines in it reach the target. */
function add(into: Directions, dx: number, dy: number): void {
  const { right, left } = into;
  if (!into.isRound && !(right.x * dy - right.y * dx > 0 && dx * left.y - dy * left.x > 0)) return;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length > SAME) push(into, dx / length, dy / length);
}

function addTangents(into: Directions, ray: Ray, { core, r }: Feature): void {
  for (let i = 0; i < 2; i++) {
    const dx = (i ? core.bx : core.ax) - ray.x;
    const dy = (i ? core.by : core.ay) - ray.y;
    const s = Math.sqrt(Math.max(0, dx * dx + dy * dy - r * r));
    if (s === 0) continue;
    add(into, s * dx - r * dy, s * dy + r * dx);
    add(into, s * dx + r * dy, s * dy - r * dx);
  }
}

/**
 * Adds the directions in which lines come to a feature's height, or leave it, just at its outline: a share l of the way
 * to every point of the target's base gives the base scaled by l.
 */
function addHeightChanges(w: Workspace, one: Feature): void {
  const { directions, ray } = w;
  const { targetDiscs } = w.pair;
  const { small } = directions;
  for (let j = 0; j < targetDiscs.count; j++)
    for (let n = 0; n < 2; n++) {
      const l = n ? one.to : one.from;
      if (l <= 0 || l >= 1) continue;
      small.x = ray.x + l * (targetDiscs.x[j]! - ray.x);
      small.y = ray.y + l * (targetDiscs.y[j]! - ray.y);
      small.r = l * targetDiscs.r[j]!;
      if (one.isBody) {
        addCircle(directions, ray, { x: one.core.ax, y: one.core.ay }, one.r);
        addCircle(directions, ray, { x: one.core.bx, y: one.core.by }, one.r);
      } else addEdges(w, one.index);
    }
}

/** The same for the straight sides of a long target and their ends: in between, neighbouring lines are alike. */
function addSideChanges(w: Workspace, one: Feature): void {
  const { directions, ray, pair, solids: g } = w;
  const { ax, ay, bx, by, r } = pair.target;
  const size = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  for (let side = -1; side <= 1; side += 2) {
    const nx = (side * r * (ay - by)) / size;
    const ny = (side * r * (bx - ax)) / size;
    add(directions, ax + nx - ray.x, ay + ny - ray.y);
    add(directions, bx + nx - ray.x, by + ny - ray.y);
    for (const l of [one.from, one.to]) {
      if (one.isBody || l <= 0 || l >= 1) continue;
      const px = l * (ax + nx - ray.x);
      const py = l * (ay + ny - ray.y);
      const sx = l * (bx - ax);
      const sy = l * (by - ay);
      const end = g.starts[one.index + 1]!;
      for (let k = g.starts[one.index]!, p = end - 1; k < end; p = k++) {
        const ex = g.x[k]! - g.x[p]!;
        const ey = g.y[k]! - g.y[p]!;
        const cross = sx * ey - sy * ex;
        if (cross === 0) continue;
        const fx = g.x[p]! - ray.x - px;
        const fy = g.y[p]! - ray.y - py;
        const along = (fx * ey - fy * ex) / cross;
        const on = (fx * sy - fy * sx) / cross;
        if (along > 0 && along < 1 && on > 0 && on < 1) add(directions, px + along * sx, py + along * sy);
      }
    }
  }
}

function addEdges({ directions, ray, solids: g }: Workspace, index: number): void {
  const { small } = directions;
  const end = g.starts[index + 1]!;
  for (let k = g.starts[index]!, p = end - 1; k < end; p = k++) {
    const px = g.x[p]!;
    const py = g.y[p]!;
    const ex = g.x[k]! - px;
    const ey = g.y[k]! - py;
    const fx = px - small.x;
    const fy = py - small.y;
    const dd = ex * ex + ey * ey;
    const b = ex * fx + ey * fy;
    const q = b * b - dd * (fx * fx + fy * fy - small.r * small.r);
    if (q <= 0) continue;
    const half = Math.sqrt(q);
    const from = (-b - half) / dd;
    const to = (-b + half) / dd;
    if (from > 0 && from < 1) add(directions, px + from * ex - ray.x, py + from * ey - ray.y);
    if (to > 0 && to < 1) add(directions, px + to * ex - ray.x, py + to * ey - ray.y);
  }
}

function addCircle(into: Directions, ray: Ray, { x, y }: Point, r: number): void {
  const { small } = into;
  const dx = small.x - x;
  const dy = small.y - y;
  const dd = dx * dx + dy * dy;
  const along = (dd + r * r - small.r * small.r) / (2 * dd);
  const square = (r * r) / dd - along * along;
  if (!(square > 0)) return;
  const beside = Math.sqrt(square);
  add(into, x + along * dx - beside * dy - ray.x, y + along * dy + beside * dx - ray.y);
  add(into, x + along * dx + beside * dy - ray.x, y + along * dy - beside * dx - ray.y);
}

function addEven(into: Directions): void {
  const { right, left } = into;
  for (let i = 1; i < EVEN; i++)
    add(into, right.x + (i * (left.x - right.x)) / EVEN, right.y + (i * (left.y - right.y)) / EVEN);
}

/** The four quarters of a diamond. */
function addRound(into: Directions): void {
  for (let i = 0; i < ROUND; i++) {
    const x = 1 - i / ROUND;
    const y = i / ROUND;
    add(into, x, y);
    add(into, -y, x);
    add(into, -x, -y);
    add(into, y, -x);
  }
}

/** Sorts by angle from the right end; if all round, from east. */
function sort(directions: Directions): void {
  const { x, y, count, isRound } = directions;
  for (let i = 1; i < count; i++) {
    const dx = x[i]!;
    const dy = y[i]!;
    let k = i;
    for (; k > 0; k--) {
      const px = x[k - 1]!;
      const py = y[k - 1]!;
      if (!(isRound ? isAfterAllRound(px, py, dx, dy) : px * dy - py * dx < 0)) break;
      x[k] = px;
      y[k] = py;
    }
    x[k] = dx;
    y[k] = dy;
  }
}

function isAfterAllRound(ax: number, ay: number, bx: number, by: number): boolean {
  const upper = ay > 0 || (ay === 0 && ax > 0);
  if (upper !== (by > 0 || (by === 0 && bx > 0))) return !upper;
  return ax * by - ay * bx < 0;
}

/** Points the ray into the middle of the gap after the k-th direction; false if there is no gap. */
export function pointInto({ ray, directions }: Workspace, k: number): boolean {
  const next = k + 1 < directions.count ? k + 1 : 0;
  if (next === 0 && !directions.isRound) return false;
  const ax = directions.x[k]!;
  const ay = directions.y[k]!;
  const bx = directions.x[next]!;
  const by = directions.y[next]!;
  if (ax * by - ay * bx < SAME) return false;
  const length = Math.sqrt((ax + bx) * (ax + bx) + (ay + by) * (ay + by));
  ray.dx = (ax + bx) / length;
  ray.dy = (ay + by) / length;
  return true;
}

/** Points the ray along the k-th direction, or slightly beside it: so little that its length stays 1. */
export function pointAlong({ ray, directions }: Workspace, k: number, beside: number): void {
  ray.dx = directions.x[k]! - beside * directions.y[k]!;
  ray.dy = directions.y[k]! + beside * directions.x[k]!;
}
