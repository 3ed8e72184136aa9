// The minimum and the exact cost of a straight piece of a move.
import type { Leg } from '@little-wars/engine';
import { flat, legCost, type Point, type Spot, type Trip } from '@little-wars/engine/geometry';
import type { LegFilter } from './leg-filter.ts';
import type { MoveQuestion } from './move-question.ts';
import { straightPieces, type TopsAt } from './straight-pieces.ts';

type Legs = readonly Leg[];

/** The context for validating pieces. */
export interface Pieces {
  readonly question: MoveQuestion;
  readonly topsAt: TopsAt;
  readonly filter: LegFilter;
}

/** Legs, and their cost. */
export interface Priced {
  readonly legs: Legs;
  readonly cost: number;
}

/** The minimum cost of one straight piece. */
export const leastOf = ({ ground }: Trip, a: Point, b: Point): number => Math.max(flat(a, b), ground.atLeast ?? 0);

/** The minimum cost of one leg. */
const leastOfLeg = ({ trip, heightCost }: MoveQuestion, at: Spot, { how, to }: Leg): number =>
  leastOf(trip, at, to) + (how === 'go' || trip.ground.flies ? 0 : heightCost(at.z, to.z, how));

/** An upper bound on the rounding error of sums of doubles. */
const ROUNDING = 1e-6;

/** The cheapest way to make a straight piece that is not barred; null if it is closed or too long. */
export function cheapestPiece(search: Pieces, from: Spot, to: Spot, most: number): Priced | null {
  let best: Priced | null = null;
  for (const legs of openPieces(search, from, to)) {
    const least: number = best?.cost ?? most;
    const cost = pieceCost(search, from, legs, least);
    if (cost !== null && (best === null || cost < least)) best = { legs, cost };
  }
  return best;
}

/** The ways to make a straight piece that is not barred, without those that are certainly closed. */
export function openPieces({ question, topsAt, filter }: Pieces, from: Spot, to: Spot): readonly Legs[] {
  const pieces = straightPieces(question.trip, topsAt, from, to);
  // On the floor there is only one piece, and the caller has checked that it is not barred.
  return from.z === 0 && to.z === 0 ? pieces : pieces.filter(legs => !isClosed(filter, from, legs));
}

/** Whether a piece is certainly closed. */
function isClosed(filter: LegFilter, from: Spot, legs: Legs): boolean {
  let at = from;
  for (const leg of legs) {
    if (filter.isClosed(at, leg)) return true;
    at = leg.to;
  }
  return false;
}

/** The cost of a piece, leg by leg; null if it is closed or exceeds the limit. */
export function pieceCost({ question, filter }: Pieces, from: Spot, legs: Legs, most: number): number | null {
  let at = from;
  let cost = 0;
  for (const leg of legs) {
    const least = cost + leastOfLeg(question, at, leg);
    if (least > most + ROUNDING || least + filter.leastPrice(at, leg) > most + ROUNDING) return null;
    const price = legCost(question.trip, at, leg);
    if (price === null || cost + price > most) return null;
    cost += price;
    at = leg.to;
  }
  return cost;
}
