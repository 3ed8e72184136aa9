// Lower bounds of a move: the levels it can use, and what is left from a spot to where it may end.
import { coreOf, type Point, type Solid, type Tenths, type Trip } from '@little-wars/engine/geometry';
import { byHeights, byTops, heightsOf, type Over } from './level-costs.ts';
import type { MoveQuestion, Reckoned } from './move-question.ts';
import { doMeet, gapAt, gapBetween, obstacleOf, type Ring, spanOf } from './obstacles.ts';

/** The levels that a move can use, by the tops that are on the way to a goal, and what is left from any spot. */
export function reckon(question: MoveQuestion): Reckoned {
  const { trip, from, allowance } = question;
  const all = heightsOf(question);
  const isClimbing = (): boolean => looseHeights(question, all).length > 1;
  if (trip.ground.flies) {
    const heightCost = byHeights(question, all);
    const ahead = aheadOf(goalsOn(question, all, radiusAt), all, heightCost);
    const heights = all.filter(z => heightCost(from.z, z) + ahead({ ...from, z }) <= allowance);
    return { heights, heightCost, ahead, isClimbing };
  }
  const { heightCost, someTop } = byTops(question, all);
  const goals = goalsOn(question, all, radiusOn);
  const ahead = aheadOf(goals, all, heightCost);
  const isOnTheWay = (top: Solid, over: Over): boolean => {
    const there = over.before + gapAt(top.corners, from);
    return there <= allowance && there + leastOver(goals, top, over) <= allowance;
  };
  const heights = all.filter(
    z =>
      heightCost(from.z, z) + ahead({ ...from, z }) <= allowance && (z === 0 || z === from.z || someTop(z, isOnTheWay)),
  );
  return { heights, heightCost, ahead, isClimbing };
}

/** The levels in reach if every height led to every other, with ground everywhere. */
function looseHeights(question: MoveQuestion, all: readonly Tenths[]): readonly Tenths[] {
  const { from, allowance } = question;
  const heightCost = byHeights(question, all);
  const ahead = aheadOf(goalsOn(question, all, radiusAt), all, heightCost);
  return all.filter(z => heightCost(from.z, z) + ahead({ ...from, z }) <= allowance);
}

/** What a move must end within, on each level. */
interface GoalsOn {
  /** The cores of all goals, one list for each thing to end within. */
  readonly cores: readonly (readonly (readonly Point[])[])[];
  readonly levels: readonly { readonly z: Tenths; readonly radii: readonly (readonly number[])[] }[];
}

function goalsOn(
  { trip, goals, all }: MoveQuestion,
  heights: readonly Tenths[],
  radius: typeof radiusAt,
): GoalsOn | null {
  if (goals === null) return null;
  const r = spanOf(trip);
  const lists = all ?? [goals];
  return {
    cores: lists.map(list => list.map(coreOf)),
    levels: heights.map(z => ({ z, radii: lists.map(list => list.map(goal => radius(trip, goal, r, z))) })),
  };
}

/** How far from its core a base may end within a goal at a height; -Infinity if that is too far above or below. */
const radiusAt = (_trip: Trip, goal: Ring, r: number, z: Tenths): number => obstacleOf(goal, r, z)?.r ?? -Infinity;

/** As `radiusAt`, if there is ground to end on. */
function radiusOn({ field, ground }: Trip, goal: Ring, r: number, z: Tenths): number {
  const round = obstacleOf(goal, r, z);
  if (!round) return -Infinity;
  const isBy = ({ index, top, box, corners }: Solid): boolean =>
    top === z &&
    ground.passages[index]!.top === 'stand' &&
    doMeet(box, round) &&
    gapBetween(corners, round.core) <= round.r + 1;
  return z === 0 || field.scene.solids.some(isBy) ? round.r : -Infinity;
}

/** The minimum cost left: on some level, to the farthest of the goals it must end within. */
function aheadOf(
  goals: GoalsOn | null,
  heights: readonly Tenths[],
  heightCost: Reckoned['heightCost'],
): Reckoned['ahead'] {
  if (goals === null) return () => 0;
  const { cores, levels } = goals;
  const ups = new Map(heights.map(from => [from, levels.map(({ z }) => heightCost(from, z))]));
  /** From the spot to each goal, filled for every spot. */
  const gaps = cores.map(list => list.map(() => 0));
  return at => {
    const up = ups.get(at.z);
    if (!up) return Infinity;
    for (let i = 0; i < cores.length; i++)
      for (let k = 0; k < cores[i]!.length; k++) gaps[i]![k] = gapAt(cores[i]![k]!, at);
    let least = Infinity;
    for (let level = 0; level < levels.length; level++)
      if (up[level]! < least) least = Math.min(least, up[level]! + farthestOf(gaps, levels[level]!.radii));
    return least;
  };
}

/** The minimum cost left from a top. */
function leastOver(goals: GoalsOn | null, { corners }: Solid, { after }: Over): number {
  if (goals === null) return 0;
  const gaps = goals.cores.map(list => list.map(core => gapBetween(corners, core)));
  return Math.min(...goals.levels.map(({ z, radii }) => after(z) + farthestOf(gaps, radii)));
}

/** How far it is to the nearest goal of a list, and of all lists to the farthest. */
function farthestOf(gaps: readonly (readonly number[])[], radii: readonly (readonly number[])[]): number {
  let farthest = 0;
  for (let i = 0; i < gaps.length; i++) {
    let nearest = Infinity;
    for (let k = 0; k < gaps[i]!.length; k++) nearest = Math.min(nearest, gaps[i]![k]! - radii[i]![k]!);
    farthest = Math.max(farthest, nearest);
  }
  return farthest;
}
