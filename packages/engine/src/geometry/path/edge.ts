import type { Point } from '../shape.ts';
import type { Area, Graph, Layer, Wall } from './graph.ts';
import { entersHull } from './inflate.ts';
import { grown } from './round.ts';
import { covered, isOver, openGaps } from './surface.ts';
import { compareDistance, overlaps, spanOf } from './sweep.ts';

const NO_WALLS: readonly Wall[] = [];

/** One end of an edge: where it is, and the walls it stands against. */
export interface End extends Point {
  readonly slack: readonly Wall[];
  /** The path begins here: ground it is already in is paid for. */
  readonly start?: boolean;
}

export const endAt = (graph: Graph, node: number): End => ({
  x: graph.xs[node]!,
  y: graph.ys[node]!,
  slack: graph.slack.get(node) ?? NO_WALLS,
  start: node === 0,
});

/** Is the straight way between two places free of walls? By hulls, and exactly for walls an end stands against. */
export function isFree(layer: Layer, a: End, b: End): boolean {
  for (const wall of layer.walls) {
    if (!entersHull(wall, a, b)) continue;
    if (!a.slack.includes(wall) && !b.slack.includes(wall)) return false;
    const distance = compareDistance(a, b, wall.round);
    if (distance < 0 || (wall.shut && distance === 0)) return false;
  }
  return true;
}

/** Is there ground under the straight way, as the ground table wants it? */
function isCarried({ trip, half }: Graph, { tops }: Layer, a: Point, b: Point): boolean {
  if (!tops) return true;
  const still = a.x === b.x && a.y === b.y;
  if (trip.ground.support === 'base') return isOver(grown(still ? [a] : [a, b], half), half.r, tops);
  return still ? covered(a, b, tops).length > 0 : openGaps(a, b, tops, trip.ground.bridges).length === 0;
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

/** What a straight way costs at least: its length, if it goes through nothing that makes it shorter. */
export function leastCost({ shortening }: Layer, a: Point, b: Point): number {
  for (const { left, right, low, high } of shortening)
    if (Math.max(a.x, b.x) >= left && Math.min(a.x, b.x) <= right && Math.max(a.y, b.y) >= low && Math.min(a.y, b.y) <= high)
      return 0;
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

interface Inside {
  readonly area: Area;
  readonly start: number;
  readonly end: number;
}

/** What areas add to (or take from) the length of a straight way: as a walk prices it. */
export function extraCost(areas: readonly Area[], a: End, b: Point, length: number): number {
  const found: Inside[] = [];
  for (const area of areas) {
    if (Math.max(a.x, b.x) < area.left || Math.min(a.x, b.x) > area.right) continue;
    if (Math.max(a.y, b.y) < area.low || Math.min(a.y, b.y) > area.high) continue;
    const span = spanOf(a, b, area.round);
    if (span) found.push({ area, start: span.start.t, end: span.end.t });
  }
  if (found.length === 0) return 0;
  found.sort((one, other) => one.start - other.start);
  let extra = timesInside(found) * length;
  for (const [i, { area, start }] of found.entries()) if (area.price > 0) extra += entryPrice(found, i, start, a);
  return extra;
}

/** The price of entering, unless it was inside already: from before, or by another part of the same piece. */
function entryPrice(found: readonly Inside[], i: number, start: number, a: End): number {
  const { area } = found[i]!;
  const before = found.slice(0, i).some(one => one.area.group === area.group && one.end >= start - 1e-9);
  if (before) return 0;
  return start === 0 && !a.start && overlaps(a, a, area.round) ? 0 : area.price;
}

/** The share of the way, each part of it times what its factor is above or below one. */
function timesInside(found: readonly Inside[]): number {
  if (found.length === 1) return (found[0]!.area.factor - 1) * (found[0]!.end - found[0]!.start);
  const marks = found.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  let sum = 0;
  for (let i = 1; i < marks.length; i++) {
    const middle = (marks[i - 1]! + marks[i]!) / 2;
    let factor = -1;
    let free = false;
    for (const { area, start, end } of found) {
      if (middle <= start || middle >= end) continue;
      if (area.factor === 0 && area.price > 0) free = true;
      else if (area.factor > factor && area.price === 0) factor = area.factor;
    }
    const times = free ? 0 : factor < 0 ? 1 : factor;
    sum += (times - 1) * (marks[i]! - marks[i - 1]!);
  }
  return sum;
}
