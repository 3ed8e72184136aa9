import type { Solid } from '../scene.ts';
import type { Point, Spot } from '../shape.ts';
import type { Pass } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import { halfOf, meetsHeight } from './path.ts';
import { heap, pop, push } from './priority-queue.ts';
import { distanceTo } from './walk.oracle.ts';

/** Steps of the lattice: every direction of a small compass rose. */
const STEPS: readonly (readonly [number, number])[] = [-3, -2, -1, 0, 1, 2, 3].flatMap(x =>
  [-3, -2, -1, 0, 1, 2, 3].filter(y => common(Math.abs(x), Math.abs(y)) === 1).map(y => [x, y] as const),
);

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

export interface GridCost extends Point {
  readonly cost: number;
}

export interface Grid {
  readonly step: number;
  readonly allowance: number;
  /** An extra distance to keep from everything, beyond the base's own radius. */
  readonly wider: number;
}

/**
 * The cheapest ways on a lattice through the start, found with nothing but distances: every step is sampled in small
 * parts. They are real ways for a base that much wider, so the true costs are at most theirs.
 */
export function gridCosts(trip: Trip, from: Spot, grid: Grid): readonly GridCost[] {
  const { width, depth } = trip.field.scene;
  const { step, allowance } = grid;
  const stepCost = fieldOf(trip, from, grid.wider);
  const edge = halfOf(trip.mover.size).r + grid.wider;
  const costs = new Map<number, GridCost>([[0, { x: from.x, y: from.y, cost: 0 }]]);
  const done = new Set<number>();
  const waiting = heap();
  push(waiting, 0, 0);
  while (waiting.nodes.length > 0) {
    const key = pop(waiting);
    if (done.has(key)) continue;
    done.add(key);
    const at = costs.get(key)!;
    for (const [dx, dy] of STEPS) {
      const to = { x: at.x + dx * step, y: at.y + dy * step };
      if (to.x < edge || to.y < edge || to.x > width - edge || to.y > depth - edge) continue;
      const name = key + dx * 1000 + dy;
      const best = costs.get(name)?.cost ?? Infinity;
      if (done.has(name) || at.cost >= best) continue;
      const cost = at.cost + stepCost(at, to, key === 0);
      if (cost > allowance || cost >= best) continue;
      costs.set(name, { ...to, cost });
      push(waiting, cost, name);
    }
  }
  return [...costs.values()];
}

/**
 * The cheapest ways that bend only at lattice points, with the ground's minimum for each straight piece: all pairs of
 * points are tried.
 */
export function pieceCosts(trip: Trip, from: Spot, { step, allowance, wider }: Grid): readonly GridCost[] {
  const { width, depth } = trip.field.scene;
  const stepCost = fieldOf(trip, from, wider);
  const edge = halfOf(trip.mover.size).r + wider;
  const points: { x: number; y: number; cost: number; done: boolean }[] = [
    { x: from.x, y: from.y, cost: 0, done: false },
  ];
  for (let x = from.x % step; x <= width - edge; x += step)
    for (let y = from.y % step; y <= depth - edge; y += step)
      if (x >= edge && y >= edge) points.push({ x, y, cost: Infinity, done: false });
  for (;;) {
    let next: (typeof points)[number] | null = null;
    for (const point of points) if (!point.done && point.cost < (next?.cost ?? Infinity)) next = point;
    if (!next) return points.filter(({ done }) => done);
    next.done = true;
    for (const point of points) {
      const length = Math.hypot(point.x - next.x, point.y - next.y);
      const cost = next.cost + Math.max(length, trip.ground.atLeast ?? 0);
      if (point.done || length === 0 || cost >= point.cost || cost > allowance) continue;
      if (stepCost(next, point, false) < Infinity) point.cost = cost;
    }
  }
}

type StepCost = (a: Point, b: Point, start: boolean) => number;

/** What a straight step costs: its length, times what the ground says, Infinity through what is closed. */
function fieldOf({ field, mover, ground }: Trip, { z }: Spot, wider: number): StepCost {
  const { r } = halfOf(mover.size);
  const solids = field.scene.solids.filter(solid => meetsHeight(solid, z, mover.height));
  const others = field.others.filter(other => ground.others(other) === 'closed' && meetsHeight(other, z, mover.height));
  const passOf = (solid: Solid): Pass => ground.passages[solid.index]!.pass;
  const closed = [
    ...solids.filter(solid => passOf(solid).how === 'closed').map(({ corners }) => ({ corners, reach: r + wider })),
    ...others.map(o => ({
      corners: [
        { x: o.ax, y: o.ay },
        { x: o.bx, y: o.by },
      ],
      reach: r + o.r + wider,
    })),
  ];
  const areas = solids.filter(solid => 'by' in passOf(solid));
  return (a, b, start) => (isClear(closed, a, b) ? weighed(areas, passOf, { r, wider, start }, [a, b]) : Infinity);
}

interface Closed {
  readonly corners: readonly Point[];
  readonly reach: number;
}

/** Goes along in strides as long as the way to the nearest closed thing, and no shorter than two tenths. */
function isClear(closed: readonly Closed[], a: Point, b: Point): boolean {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  for (let d = 0; ; ) {
    const at = { x: a.x + ((b.x - a.x) * d) / length, y: a.y + ((b.y - a.y) * d) / length };
    let free = Infinity;
    for (const { corners, reach } of closed) free = Math.min(free, distanceTo(corners, at) - reach);
    if (free < 0) return false;
    if (d >= length) return true;
    d = Math.min(length, d + Math.max(free, 2));
  }
}

/** Below 0 inside: how deep. */
function signedDistance(corners: readonly Point[], p: Point): number {
  const out = distanceTo(corners, p);
  if (out > 0) return out;
  let deep = Infinity;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    deep = Math.min(deep, ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y));
  }
  return -deep;
}

/**
 * Length with factors and prices, in strides that reach no border of an area, or else of half a tenth. What is
 * inside by `wider` alone pays too.
 */
function weighed(
  areas: readonly Solid[],
  passOf: (solid: Solid) => Pass,
  reach: { r: number; wider: number; start: boolean },
  [a, b]: readonly [Point, Point],
): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (areas.length === 0) return length;
  const deepIn = (solid: Solid, p: Point): number => {
    const pass = passOf(solid);
    const more = pass.how === 'priced' && pass.inside === 'replaced' ? 0 : reach.wider;
    return signedDistance(solid.corners, p) - ('by' in pass && pass.by === 'base' ? reach.r + more : 0);
  };
  let cost = 0;
  // What the way begins in (by being wider) it pays for.
  let before: ReadonlySet<Solid> | null = reach.start ? new Set() : null;
  for (let d = 0; d <= length; ) {
    const at = { x: a.x + ((b.x - a.x) * d) / length, y: a.y + ((b.y - a.y) * d) / length };
    let stride = length - d;
    let times = 1;
    const now = new Set<Solid>();
    for (const solid of areas) {
      const deep = deepIn(solid, at);
      stride = Math.min(stride, Math.max(0.5, Math.abs(deep)));
      if (deep < 0) now.add(solid);
    }
    for (const solid of now) {
      const pass = passOf(solid);
      if (pass.how === 'slow') times = Math.max(times, pass.factor);
      if (pass.how === 'priced' && before && !before.has(solid)) cost += pass.price;
    }
    if (
      [...now].some(solid => {
        const pass = passOf(solid);
        return pass.how === 'priced' && pass.inside === 'replaced';
      })
    )
      times = 0;
    cost += times * stride;
    before = now;
    if (d === length) break;
    d = Math.min(length, d + stride);
  }
  return cost;
}
