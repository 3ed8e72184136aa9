import { latest } from '../../cache.ts';
import type { Direction, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { type Cost, compareCost, costOf, type Judged } from './cost.ts';
import type { Pass } from './ground.ts';
import {
  offTable,
  overNothing,
  type Step,
  stepOf,
  type Trip,
  throughBases,
  throughSolids,
  throughZones,
} from './judge-leg.ts';
import { type JudgedLink, judgeLink, type LinkAccount } from './judge-link.ts';
import { type Half, type How, halfOf, type Leg, type Path } from './path.ts';
import { plainLegCost } from './plain-cost.ts';
import { inOrder, type Problem, problemAt } from './problem.ts';
import { standingProblems } from './standing.ts';
import { besideWithoutOpening, crossingOf, type PricedCrossing, type Stay, staysOf } from './stays-in-terrain.ts';

/** A part of a leg over ground of some kind: tenths along the leg, on the flat. */
export interface Stretch {
  readonly solid: number;
  readonly piece: string;
  readonly part: number;
  readonly kind: string;
  readonly how: Pass['how'];
  readonly from: number;
  readonly to: number;
}

export interface LegAccount {
  readonly how: How;
  readonly from: Spot;
  readonly to: Spot;
  /** The square of the horizontal length. */
  readonly squared: number;
  readonly length: number;
  readonly stretches: readonly Stretch[];
  readonly link: LinkAccount | null;
}

/** A path as judged: its legs, crossings, cost and problems. It is legal when it has no problems. */
export interface Walk {
  readonly legs: readonly LegAccount[];
  readonly crossings: readonly PricedCrossing[];
  readonly cost: Cost;
  readonly problems: readonly Problem[];
}

/** Judges a path: everything wrong with it, and what it costs. With an allowance, also whether it is too long. */
export function walk(trip: Trip, path: Path, allowance = Infinity): Walk {
  const { legs, stays } = judgedWay(trip, path);
  const cost = costOf(legs, stays, trip.ground.atLeast ?? 0);
  const problems = [
    ...legs.flatMap(leg => leg.problems),
    ...besideWithoutOpening(stays),
    ...atTheEnd(trip, path, legs),
  ];
  if (allowance !== Infinity && compareCost(cost, allowance) > 0)
    problems.push(problemAt(lastPlace(path, legs), 1, 'too-long', { found: cost.tenths, limit: allowance }));
  const crossings = stays.flatMap(stay => crossingOf(stay) ?? []);
  return { legs: legs.map(accountOf), crossings, cost, problems: inOrder(problems) };
}

/**
 * The first of a path's problems if it comes before the end of the path, else null: then `walk` tells what is wrong, if
 * anything is. Quicker than that, because neither the end nor the cost is judged.
 */
export function earlyProblem(trip: Trip, path: Path): Problem | null {
  const { legs, stays } = judgedWay(trip, path);
  const first = inOrder([...legs.flatMap(leg => leg.problems), ...besideWithoutOpening(stays)])[0];
  const last = legs.at(-1);
  return first && last && (first.leg < last.step.leg || first.at < last.step.length) ? first : null;
}

/** A path without early problems is judged in full right after. */
const judgedWay = latest(
  (trip: Trip, path: Path): { readonly legs: readonly JudgedLeg[]; readonly stays: readonly Stay[] } => {
    const legs = judgeLegs(trip, path);
    return { legs, stays: staysOf(legs) };
  },
);

/**
 * The cost of one leg judged by itself, as searches need it; crossings are not joined with those of other legs. Null if
 * it has any problem: stops at the first one, with cheap tests first.
 */
export function legCost(trip: Trip, from: Spot, leg: Leg, along?: Direction): number | null {
  const plain = plainLegCost(trip, from, leg);
  if (plain !== 'unclear') return plain;
  const half = halfOf(trip.mover.size, leg.along ?? along);
  const step = stepOf(trip, from, leg, { index: 0, half });
  if (offTable(step).length > 0 || throughBases(step).length > 0 || throughZones(step).length > 0) return null;
  const { link, problems } = judgeHeights(step);
  if (problems.length > 0 || landing(step).length > 0) return null;
  const { passed, problems: closed } = throughSolids(step);
  if (closed.length > 0) return null;
  const legs = [{ step, passed, price: link?.price ?? 0 }];
  const stays = staysOf(legs);
  return besideWithoutOpening(stays).length > 0 ? null : costOf(legs, stays, trip.ground.atLeast ?? 0).tenths;
}

interface JudgedLeg extends Judged {
  readonly link: LinkAccount | null;
  readonly problems: readonly Problem[];
}

function judgeLegs(trip: Trip, path: Path): readonly JudgedLeg[] {
  let from = path.from;
  let half = halfOf(trip.mover.size, path.along);
  return path.legs.map((leg, index) => {
    if (leg.along) half = halfOf(trip.mover.size, leg.along);
    const step = stepOf(trip, from, leg, { index, half });
    from = leg.to;
    return judgeLeg(step);
  });
}

function judgeLeg(step: Step): JudgedLeg {
  const { passed, problems } = throughSolids(step);
  const { link, problems: wrong } = judgeHeights(step);
  return {
    step,
    passed,
    link,
    price: link?.price ?? 0,
    problems: [
      ...problems,
      ...throughBases(step),
      ...throughZones(step),
      ...offTable(step),
      ...wrong,
      ...landing(step),
    ],
  };
}

/** The ground under a leg, and its climb, drop or jump. */
const judgeHeights = (step: Step): JudgedLink =>
  step.how === 'go' ? { link: null, problems: overNothing(step) } : judgeLink(step);

/** What is wrong with where a link lands, if its rule asks for a place to end on. */
function landing(step: Step): readonly Problem[] {
  const { trip, how, to, half } = step;
  const rule = how === 'go' || trip.ground.flies ? undefined : trip.ground[how];
  return rule?.stands ? standingProblems(trip, to, half, step) : [];
}

function accountOf({ step, passed, link }: JudgedLeg): LegAccount {
  const { how, from, to, squared, length } = step;
  const stretches = passed.map(({ solid, span }) => ({
    solid: solid.index,
    piece: solid.piece,
    part: solid.part,
    kind: solid.kind,
    how: step.trip.ground.passages[solid.index]!.pass.how,
    from: span.start.t * length,
    to: span.end.t * length,
  }));
  stretches.sort((a, b) => a.from - b.from || a.solid - b.solid);
  return { how, from, to, squared, length, stretches, link };
}

function lastPlace(
  path: Path,
  legs: readonly JudgedLeg[],
): Step | { leg: number; from: Spot; to: Spot; z: Tenths; length: number } {
  const last = legs.at(-1);
  return last
    ? { ...last.step, z: last.step.to.z }
    : { leg: 0, from: path.from, to: path.from, z: path.from.z, length: 0 };
}

function atTheEnd(trip: Trip, path: Path, legs: readonly JudgedLeg[]): readonly Problem[] {
  const last = legs.at(-1);
  const half: Half = last?.step.half ?? halfOf(trip.mover.size, path.along);
  return standingProblems(trip, last?.step.to ?? path.from, half, lastPlace(path, legs));
}
