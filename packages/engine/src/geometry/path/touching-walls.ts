import type { Point } from '../shape.ts';
import type { Layer, Wall } from './graph.ts';
import { isFree, isInWall } from './graph-edge.ts';
import { entersHull, type Hull, LOSS } from './inflated-hull.ts';
import { spotsAround } from './motion.ts';

/**
 * Hulls are slightly larger than the exact shapes, so a base in contact stands inside a hull. Returns the walls whose
 * hull contains a place that does not overlap them; null if it does overlap one.
 */
export function wallsTouchedAt(layer: Layer, at: Point): readonly Wall[] | null {
  const touching: Wall[] = [];
  for (const wall of layer.walls) {
    if (!entersHull(wall, at, at)) continue;
    if (isInWall(wall, at, at)) return null;
    touching.push(wall);
  }
  return touching;
}

/**
 * Places just outside the hulls that a place stands in, from which a way can go on: straight away from each wall, and
 * both ways along it.
 */
export function placesBeside(layer: Layer, at: Point, touched: readonly Wall[]): readonly Point[] {
  const places: Point[] = [];
  let sumX = 0;
  let sumY = 0;
  for (const wall of touched) {
    const { x, y } = away(wall, at);
    sumX += x;
    sumY += y;
    for (const [dx, dy] of [
      [x, y],
      [-y, x],
      [y, -x],
    ] as const)
      addPlaceBeside(layer, at, { touched, wall, dx, dy }, places);
  }
  const length = Math.sqrt(sumX * sumX + sumY * sumY);
  if (touched.length > 1 && length > 0.1)
    addPlaceBeside(layer, at, { touched, wall: touched[0]!, dx: sumX / length, dy: sumY / length }, places);
  return places;
}

interface Try {
  readonly touched: readonly Wall[];
  readonly wall: Wall;
  readonly dx: number;
  readonly dy: number;
}

function addPlaceBeside(layer: Layer, at: Point, { touched, wall, dx, dy }: Try, places: Point[]): void {
  const distance = Math.max(exitOf(wall, at, dx, dy), 2 * LOSS) + 1;
  const from = { ...at, touched };
  const place = spotsAround(at.x + dx * distance, at.y + dy * distance, 0).find(
    spot =>
      !entersHull(wall, spot, spot) && isFree(layer, from, { ...spot, touched: wallsTouchedAt(layer, spot) ?? [] }),
  );
  if (place) places.push({ x: place.x, y: place.y });
}

/** The direction from the nearest point of a wall's core. */
function away({ round }: Wall, at: Point): Point {
  const { core } = round;
  let best = Infinity;
  let x = 1;
  let y = 0;
  for (const [i, a] of core.entries()) {
    const b = core[(i + 1) % core.length]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const n = ex * ex + ey * ey;
    const t = n === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / n));
    const dx = at.x - a.x - t * ex;
    const dy = at.y - a.y - t * ey;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length >= best || length === 0) continue;
    best = length;
    x = dx / length;
    y = dy / length;
  }
  return { x, y };
}

/** How far from a place inside a hull its border is in a direction. */
function exitOf({ xs, ys }: Hull, at: Point, dx: number, dy: number): number {
  let least = Infinity;
  const n = xs.length;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const ex = xs[j]! - xs[i]!;
    const ey = ys[j]! - ys[i]!;
    const speed = ey * dx - ex * dy;
    if (speed <= 0) continue;
    const t = (ex * (at.y - ys[i]!) - ey * (at.x - xs[i]!)) / speed;
    if (t < least) least = t;
  }
  return least === Infinity ? 0 : least;
}
