import type { Point } from '../shape.ts';
import { type Area, type Graph, isCarried, type Layer, type Wall } from './graph.ts';
import { entersHull, LOSS } from './inflated-hull.ts';
import { compareDistance, overlaps, spanOf } from './segment-in-round.ts';

const NO_WALLS: readonly Wall[] = [];

/** One end of an edge: where it is, and the walls it stands against. */
export interface End extends Point {
  readonly touched: readonly Wall[];
  /** Set if a way may begin or land here: the ground at this place has not been paid for yet. */
  readonly start?: boolean;
}

export const endAt = (graph: Graph, node: number): End => ({
  x: graph.xs[node]!,
  y: graph.ys[node]!,
  touched: graph.touched.get(node) ?? NO_WALLS,
  start: graph.lands[node]!,
});

/** Whether the straight way between two places is free of walls: by hulls, and exactly for walls an end touches. */
export function isFree(layer: Layer, a: End, b: End): boolean {
  const left = Math.min(a.x, b.x);
  const right = Math.max(a.x, b.x);
  const low = Math.min(a.y, b.y);
  const high = Math.max(a.y, b.y);
  for (const wall of layer.walls) {
    if (wall.left >= right || wall.right <= left || wall.low >= high || wall.high <= low) continue;
    const core = wall.round.core[0]!;
    if (wall.round.core.length === 1 && isBeyond(core, a, b, wall.right - core.x + LOSS)) continue;
    if (!entersHull(wall, a, b)) continue;
    if (!a.touched.includes(wall) && !b.touched.includes(wall)) return false;
    if (isInWall(wall, a, b)) return false;
  }
  return true;
}

/** Whether a straight way overlaps the exact shape of a wall; if that is shut, touching it is enough. */
export const isInWall = ({ round, shut }: Wall, a: Point, b: Point): boolean =>
  shut ? compareDistance(a, b, round) <= 0 : overlaps(a, b, round);

/** Whether a segment passes a point at more than a distance; in doubles, so the distance must have a margin. */
function isBeyond(p: Point, a: Point, b: Point, distance: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const along = px * dx + py * dy;
  const n = dx * dx + dy * dy;
  const square = distance * distance;
  if (along <= 0) return px * px + py * py > square;
  if (along >= n) return (p.x - b.x) * (p.x - b.x) + (p.y - b.y) * (p.y - b.y) > square;
  const across = px * dy - py * dx;
  return across * across > square * n;
}

/** What the straight way between two places costs, or Infinity where it is closed. */
export function edgeCost(graph: Graph, layer: Layer, a: End, b: End): number {
  if (!isFree(layer, a, b) || !isCarried(graph, layer, a, b)) return Infinity;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const { atLeast = 0 } = graph.trip.ground;
  const counted = length > 0 && length < atLeast ? atLeast : length;
  return layer.areas.length === 0 ? counted : counted + extraCost(layer.areas, a, b, length);
}

interface Inside {
  readonly area: Area;
  readonly start: number;
  readonly end: number;
}

/** What areas add to the length of a straight way; a lower bound where a price replaces the length inside. */
export function extraCost(areas: readonly Area[], a: End, b: Point, length: number): number {
  const stretches = insides(areas, a, b);
  if (stretches.length === 0) return 0;
  let extra = slowed(stretches) * length;
  for (const [i, { area }] of stretches.entries()) if (area.price > 0) extra += entryPrice(stretches, i, a, length);
  return extra;
}

function insides(areas: readonly Area[], a: Point, b: Point): readonly Inside[] {
  const stretches: Inside[] = [];
  for (const area of areas) {
    if (Math.max(a.x, b.x) < area.left || Math.min(a.x, b.x) > area.right) continue;
    if (Math.max(a.y, b.y) < area.low || Math.min(a.y, b.y) > area.high) continue;
    const span = spanOf(a, b, area.round);
    if (span) stretches.push({ area, start: span.start.t, end: span.end.t });
  }
  return stretches.sort((one, other) => one.start - other.start);
}

/** How far along a straight way an allowance lasts, in doubles. */
export function lengthFor(
  areas: readonly Area[],
  a: End,
  b: Point,
  { length, rest }: { length: number; rest: number },
): number {
  const stretches = insides(areas, a, b);
  if (stretches.length === 0) return Math.min(length, rest);
  const marks = [...new Set([0, ...stretches.flatMap(({ start, end }) => [start, end]), 1])].sort((x, y) => x - y);
  let left = rest;
  for (let k = 1; k < marks.length; k++) {
    const start = marks[k - 1]!;
    for (const [i, inside] of stretches.entries())
      if (inside.start === start && inside.area.price > 0) left -= entryPrice(stretches, i, a, length);
    if (left <= 0) return start * length;
    const middle = (start + marks[k]!) / 2;
    const factor = factorAt(stretches, middle);
    const part = (marks[k]! - start) * length;
    if (part * factor > left) return start * length + left / factor;
    left -= part * factor;
  }
  return length;
}

/** The price of entering, unless the way was inside already: before, or in another part of the same piece. */
function entryPrice(stretches: readonly Inside[], i: number, a: End, length: number): number {
  const { area, start, end } = stretches[i]!;
  const isSame = (one: Inside): boolean => one.area.group === area.group && one.end >= start - 1e-9;
  if (stretches.slice(0, i).some(isSame)) return 0;
  if (start === 0 && !a.start && overlaps(a, a, area.round)) return 0;
  return area.counts ? area.price : Math.max(0, area.price - (end - start) * length);
}

/** The largest cost factor at a share of the way; 1 where a fixed price replaces the length. */
function factorAt(stretches: readonly Inside[], share: number): number {
  let factor = 1;
  for (const { area, start, end } of stretches) {
    if (share <= start || share >= end) continue;
    if (!area.counts) return 1;
    factor = Math.max(factor, area.factor);
  }
  return factor;
}

/** The share of the way inside slow ground, each part weighted by its largest factor less 1. */
function slowed(stretches: readonly Inside[]): number {
  if (stretches.length === 1) return (stretches[0]!.area.factor - 1) * (stretches[0]!.end - stretches[0]!.start);
  const marks = stretches.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  let sum = 0;
  for (let i = 1; i < marks.length; i++) {
    const middle = (marks[i - 1]! + marks[i]!) / 2;
    const factor = factorAt(stretches, middle);
    sum += (factor - 1) * (marks[i]! - marks[i - 1]!);
  }
  return sum;
}
