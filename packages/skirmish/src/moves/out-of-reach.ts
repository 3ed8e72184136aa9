// Proofs that no move comes near enough to a base.

import { perObject } from '@little-wars/engine';
import { type Ground, reach, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import { gapAt, mayBeBeside, obstacleOf, type Ring, spanOf } from './obstacles.ts';
import type { OpenSquares } from './open-squares.ts';

/** An upper bound on the distance from any place to the nearest sampled place. */
const APART: Tenths = 40;
const STEP = Math.floor(APART * Math.SQRT2);

/** How much slimmer the base of the relaxed search is: on each side, that distance and the margin of hulls (LOSS). */
const SLIMMER = 2 * (APART + 5);

/** A level, and the squares in which the move may end there. */
interface Place {
  readonly z: Tenths;
  squares(): OpenSquares | null;
}

interface Question {
  readonly trip: Trip;
  readonly from: Spot;
  readonly allowance: Tenths;
  /** A quick lower bound on the length of paths on one level, if the ruleset has one. */
  leastWay?(from: Spot, to: Spot): number;
}

/**
 * The goals that are not proven to be out of reach. If a base could end within a goal, then a base slimmer by the
 * distance from that place to the nearest sampled place could continue there, and would pay no more than that distance.
 * So if none of the places around a goal is in reach of the slim base, with short pieces counted at their length, no
 * place is.
 */
export function goalsInReach(question: Question, goals: readonly Ring[], levels: readonly Place[]): readonly Ring[] {
  const { trip, from, allowance } = question;
  const { size } = trip.mover;
  if (levels.length === 0) return [];
  if (levels.length > 1 || trip.ground.flies || size.shape !== 'round' || size.diameter <= SLIMMER) return goals;
  const slim: Trip = {
    ...trip,
    mover: { ...trip.mover, size: { ...size, diameter: size.diameter - SLIMMER } },
    ground: levelOf(trip.ground),
  };
  const most = allowance + APART;
  const places = goals.map(goal => levels.flatMap(level => placesIn(goal, question, most, level)));
  const only = places.flat();
  if (only.length === 0) return [];
  const reached = reach(slim, from, most, { only });
  return goals.filter((_, i) => places[i]!.some(({ x, y, z }) => reached.has({ x, y }, z)));
}

/** Relaxed ground on one level: short pieces count at their length, and the sides of an opening block nothing. */
const levelOf: (ground: Ground) => Ground = perObject(
  ({ atLeast: _atLeast, climb: _climb, drop: _drop, jump: _jump, passages, ...level }) => ({
    ...level,
    passages: passages.map(passage =>
      passage.pass.how === 'beside' ? { ...passage, pass: { how: 'open' as const } } : passage,
    ),
  }),
);

/** Sampled places all over a goal on one level, within the limit in a straight line. */
function placesIn(
  goal: Ring,
  { trip, from, leastWay }: Question,
  most: number,
  { z, squares }: Place,
): readonly Spot[] {
  const round = obstacleOf(goal, spanOf(trip), z);
  if (!round) return [];
  const within = round.r + APART;
  const reach = spanOf(trip) + APART;
  const places: Spot[] = [];
  for (let x = Math.ceil((round.left - APART) / STEP) * STEP; x <= round.right + APART; x += STEP)
    for (let y = Math.ceil((round.low - APART) / STEP) * STEP; y <= round.high + APART; y += STEP) {
      const dx = x - from.x;
      const dy = y - from.y;
      if (dx * dx + dy * dy > most * most) continue;
      const at = { x, y, z };
      if (gapAt(round.core, at) > within || !mayBeBeside(goal, at, reach) || (leastWay && leastWay(from, at) > most))
        continue;
      // No move ends outside the squares.
      if ((squares()?.from(at) ?? 0) > APART) continue;
      places.push(at);
    }
  return places;
}
