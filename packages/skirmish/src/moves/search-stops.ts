// The stops of a search for a legal move: where a path may bend or change level and still be short enough.
import type { Leg } from '@little-wars/engine';
import { flat, type Spot, type Tenths } from '@little-wars/engine/geometry';
import type { LegFilter } from './leg-filter.ts';
import type { Obstacles } from './level-obstacles.ts';
import type { Level } from './levels.ts';
import type { MoveQuestion, Reckoned } from './move-question.ts';
import { areaOf, isInside } from './obstacles.ts';
import { aheadBy } from './open-squares.ts';
import { edgeStops, groundNear, openingStops } from './stops.ts';

/** Paths too long by at most this much are kept: moving their bends may make them short enough. */
export const SPARE: Tenths = 100;

/** The distance between two places at which an edge is climbed, dropped from or jumped from. */
const EDGE_STEP: Tenths = 127;

/** Stops nearer together than this count as one. */
const CLOSE: Tenths = 16;

/** A place where a path bends or changes level. */
export interface Stop {
  /** The index in the list of all stops of a search. */
  readonly index: number;
  readonly at: Spot;
  /** A lower bound on the cost left from here. */
  readonly ahead: number;
  /** The cost of the cheapest path judged so far; another of the same cost does not replace it. */
  best: number;
  /** The cost of the cheapest path here, once settled. */
  cost: number;
  /** The cheapest path judged so far. */
  legs: readonly Leg[];
  settled: boolean;
}

export const stopAt = (index: number, at: Spot, ahead: number): Stop => ({
  index,
  at,
  ahead,
  best: Infinity,
  cost: Infinity,
  legs: [],
  settled: false,
});

/** All stops but the start: bends on every level, edges and openings; with `isTight` also those in tight gaps. */
export function stopsOf(
  question: MoveQuestion,
  { heights, heightCost, ahead, isClimbing }: Reckoned,
  levels: readonly Level[],
  { isOutOfBounds }: LegFilter,
  isTight: boolean,
): readonly Stop[] {
  const { trip, from, allowance, goals } = question;
  const near = areaOf(question);
  const stops: Stop[] = [];
  const cells = new Set([cellOf(from)]);
  const bySquares = aheadBy(levels, heightCost);
  const ups = new Map(heights.map(z => [z, heightCost(from.z, z)]));
  const add = (at: Spot, obstacles: Obstacles | null): void => {
    const least = flat(at, from) + (ups.get(at.z) ?? heightCost(from.z, at.z));
    if (!(least <= allowance + SPARE)) return;
    const cell = cellOf(at);
    if (cells.has(cell)) return;
    const left = ahead(at);
    if (!(least + left <= allowance + SPARE) || (obstacles && isInside(obstacles.closed, at))) return;
    cells.add(cell);
    // A stop that no leg reaches, or without an end in reach, still takes up its cell. The slowest test,
    // `bySquares`, comes last.
    if (isOutOfBounds(at)) return;
    const closer = goals === null ? left : Math.max(left, bySquares(at));
    if (least + closer <= allowance + SPARE) stops.push(stopAt(stops.length + 1, at, closer));
  };
  for (const { z, obstacles } of levels) {
    const isByGround = groundNear(trip, z, CLOSE);
    const { bends, tight } = obstacles();
    // Those in gaps come first: of the stops in one cell, the first is kept.
    for (const around of isTight ? [tight, ...bends] : bends)
      for (const { x, y } of around()) if (isByGround(x, y)) add({ x, y, z }, obstacles());
    for (const at of openingStops(trip, near, z)) add(at, null);
  }
  if (isClimbing())
    for (const at of edgeStops(trip, near, { step: EDGE_STEP, most: allowance + SPARE }))
      if (ups.has(at.z)) add(at, null);
  return stops;
}

/** A number for each cell of stops that count as one. */
const cellOf = ({ x, y, z }: Spot): number =>
  (z * 8192 + Math.round(x / CLOSE) + 2048) * 8192 + Math.round(y / CLOSE) + 2048;
