import { targetDiscs } from './base-pair.ts';
import { type Actor, marks, stage } from './examined-features.ts';
import type { Ground } from './feature-rows.ts';
import { ray } from './ray-cuts.ts';

/**
 * The directions of a fan of lines from one point, from right to left: those of the marks on stage and of tangents,
 * between the two tangents to the target. Between neighbours nothing changes, so one line in each gap decides. (Where
 * height trims what is on stage that is not so; there evenly spaced directions are added.) Memory as in base-pair.ts.
 */
export const fan = {
  count: 0,
  x: new Float64Array(64),
  y: new Float64Array(64),
  /** The point lies on or above the target's base: lines run all round. */
  isRound: false,
};

const right = { x: 0, y: 0 };
const left = { x: 0, y: 0 };
const SAME = 1e-12;
const EVEN = 12;
const ROUND = 16;

/** Lays the directions from the start of the ray for what is on stage. */
export function layFan(g: Ground): void {
  fan.count = 0;
  fan.isRound = !layEnds();
  for (let i = 0; i < marks.count; i++) add(marks.x[i]! - ray.x, marks.y[i]! - ray.y);
  for (let k = 0; k < stage.count; k++) {
    const one = stage.actors[k]!;
    if (one.isBody) addTangents(one);
    if (stage.isTrimmed) addRims(g, one);
  }
  if (fan.isRound) addRound();
  else {
    push(right.x, right.y);
    push(left.x, left.y);
    if (stage.isTrimmed) addEven();
  }
  sort();
}

function push(x: number, y: number): void {
  if (fan.count === fan.x.length) {
    const more = [new Float64Array(2 * fan.count), new Float64Array(2 * fan.count)] as const;
    more[0].set(fan.x);
    more[1].set(fan.y);
    [fan.x, fan.y] = more;
  }
  fan.x[fan.count] = x;
  fan.y[fan.count++] = y;
}

/** Adds a direction if lines to the target run in it. */
function add(dx: number, dy: number): void {
  if (!fan.isRound && !(right.x * dy - right.y * dx > 0 && dx * left.y - dy * left.x > 0)) return;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length > SAME) push(dx / length, dy / length);
}

/** The tangents to the target; false where there are none. */
function layEnds(): boolean {
  const { x, y, r, count } = targetDiscs;
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - ray.x;
    const dy = y[i]! - ray.y;
    const dd = dx * dx + dy * dy;
    const k = r[i]!;
    if (dd <= k * k * (1 + SAME)) return false;
    const s = Math.sqrt(dd - k * k);
    const lx = (s * dx - k * dy) / dd;
    const ly = (s * dy + k * dx) / dd;
    const rx = (s * dx + k * dy) / dd;
    const ry = (s * dy - k * dx) / dd;
    if (i === 0 || left.x * ly - left.y * lx > 0) {
      left.x = lx;
      left.y = ly;
    }
    if (i === 0 || right.x * ry - right.y * rx < 0) {
      right.x = rx;
      right.y = ry;
    }
  }
  return count === 1 || right.x * left.y - right.y * left.x > 0;
}

function addTangents({ core, r }: Actor): void {
  for (let i = 0; i < 2; i++) {
    const dx = (i ? core.bx : core.ax) - ray.x;
    const dy = (i ? core.by : core.ay) - ray.y;
    const s = Math.sqrt(Math.max(0, dx * dx + dy * dy - r * r));
    if (s === 0) continue;
    add(s * dx - r * dy, s * dy + r * dx);
    add(s * dx + r * dy, s * dy - r * dx);
  }
}

/**
 * Where the outline of a feature meets the places at which the lines come into its height, or out of it: a part l of
 * the way to all of the target's base is the base made smaller by l.
 */
function addRims(g: Ground, one: Actor): void {
  for (let j = 0; j < targetDiscs.count; j++)
    for (let n = 0; n < 2; n++) {
      const l = n ? one.to : one.from;
      if (l <= 0 || l >= 1) continue;
      small.x = ray.x + l * (targetDiscs.x[j]! - ray.x);
      small.y = ray.y + l * (targetDiscs.y[j]! - ray.y);
      small.r = l * targetDiscs.r[j]!;
      if (one.isBody) {
        addCircles(one.core.ax, one.core.ay, one.r);
        addCircles(one.core.bx, one.core.by, one.r);
      } else addEdges(g, one.index);
    }
}

const small = { x: 0, y: 0, r: 0 };

function addEdges(g: Ground, index: number): void {
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
    if (from > 0 && from < 1) add(px + from * ex - ray.x, py + from * ey - ray.y);
    if (to > 0 && to < 1) add(px + to * ex - ray.x, py + to * ey - ray.y);
  }
}

function addCircles(x: number, y: number, r: number): void {
  const dx = small.x - x;
  const dy = small.y - y;
  const dd = dx * dx + dy * dy;
  const along = (dd + r * r - small.r * small.r) / (2 * dd);
  const square = (r * r) / dd - along * along;
  if (!(square > 0)) return;
  const beside = Math.sqrt(square);
  add(x + along * dx - beside * dy - ray.x, y + along * dy + beside * dx - ray.y);
  add(x + along * dx + beside * dy - ray.x, y + along * dy - beside * dx - ray.y);
}

function addEven(): void {
  for (let i = 1; i < EVEN; i++)
    add(right.x + (i * (left.x - right.x)) / EVEN, right.y + (i * (left.y - right.y)) / EVEN);
}

/** The four quarters of a diamond. */
function addRound(): void {
  for (let i = 0; i < ROUND; i++) {
    const x = 1 - i / ROUND;
    const y = i / ROUND;
    add(x, y);
    add(-y, x);
    add(-x, -y);
    add(y, -x);
  }
}

/** By angle from the right end; all round, from the direction east. */
function sort(): void {
  const { x, y } = fan;
  for (let i = 1; i < fan.count; i++) {
    const dx = x[i]!;
    const dy = y[i]!;
    let k = i;
    for (; k > 0 && isAfter(x[k - 1]!, y[k - 1]!, dx, dy); k--) {
      x[k] = x[k - 1]!;
      y[k] = y[k - 1]!;
    }
    x[k] = dx;
    y[k] = dy;
  }
}

function isAfter(ax: number, ay: number, bx: number, by: number): boolean {
  if (!fan.isRound) return ax * by - ay * bx < 0;
  const upper = ay > 0 || (ay === 0 && ax > 0);
  if (upper !== (by > 0 || (by === 0 && bx > 0))) return !upper;
  return ax * by - ay * bx < 0;
}

/** Points the ray into the middle of the gap after the k-th direction; false where there is no gap. */
export function pointInto(k: number): boolean {
  const next = k + 1 < fan.count ? k + 1 : 0;
  if (next === 0 && !fan.isRound) return false;
  const ax = fan.x[k]!;
  const ay = fan.y[k]!;
  const bx = fan.x[next]!;
  const by = fan.y[next]!;
  if (ax * by - ay * bx < SAME) return false;
  const length = Math.sqrt((ax + bx) * (ax + bx) + (ay + by) * (ay + by));
  ray.dx = (ax + bx) / length;
  ray.dy = (ay + by) / length;
  return true;
}

/** Points the ray along the k-th direction, or so little beside it that its length stays 1. */
export function pointAlong(k: number, beside: number): void {
  ray.dx = fan.x[k]! - beside * fan.y[k]!;
  ray.dy = fan.y[k]! + beside * fan.x[k]!;
}
