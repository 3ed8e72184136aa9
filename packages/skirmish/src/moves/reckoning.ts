// Lower bounds for a move: the levels it can use, and the cost left from a spot to a possible end.
import { coreOf, type Point, type Solid, type Tenths, type Trip } from '@little-wars/engine/geometry';
import { byHeights, byTops, heightsOf } from './level-costs.ts';
import type { MoveQuestion, Over, Reckoned } from './move-question.ts';
import { type Beside, doMeet, gapAt, gapBetween, obstacleOf, type Ring, spanOf } from './obstacles.ts';

/** The levels that a move can use, given the tops on the way to a goal, and a bound on the cost left from any spot. */
export function reckon(question: MoveQuestion): Reckoned {
  const { trip, from, allowance } = question;
  const all = heightsOf(question);
  const isClimbing = (): boolean => loosely(question, all).heights.length > 1;
  if (trip.ground.flies) return { ...loosely(question, all), someTop: () => true, isClimbing };
  const { heightCost, someTop } = byTops(question, all);
  const goals = goalsOn(question, all);
  const ahead = aheadOf(goals, all, heightCost);
  const isOnTheWay = (top: Solid, over: Over): boolean => {
    const there = over.before + gapAt(top.corners, from);
    return there <= allowance && there + leastOver(goals, top, over) <= allowance;
  };
  const heights = all.filter(
    z =>
      heightCost(from.z, z) + ahead({ ...from, z }) <= allowance && (z === 0 || z === from.z || someTop(z, isOnTheWay)),
  );
  return { heights, heightCost, someTop, ahead, isClimbing };
}

/** The levels in reach if every height led to every other, and ground and outlines were wherever a goal needs them. */
function loosely(question: MoveQuestion, all: readonly Tenths[]): Omit<Reckoned, 'someTop' | 'isClimbing'> {
  const { from, allowance } = question;
  const heightCost = byHeights(question, all);
  const ahead = aheadOf(looseGoals(question, all), all, heightCost);
  const heights = all.filter(z => heightCost(from.z, z) + ahead({ ...from, z }) <= allowance);
  return { heights, heightCost, ahead };
}

/** The core of a goal, and the outlines that the centre of a base must also come near to. */
interface Goal {
  readonly core: readonly Point[];
  readonly outlines: readonly (readonly Point[])[];
  /** How near to one of the outlines. */
  readonly near: number;
}

/** The distance of a place or a top from a goal: to its core, and until it is near one of its outlines. */
interface Away {
  readonly core: number;
  readonly outlines: number;
}

/** What a move must end within, on each level. */
interface GoalsOn {
  /** All goals, one list for each thing to end within. */
  readonly lists: readonly (readonly Goal[])[];
  readonly levels: readonly { readonly z: Tenths; readonly radii: readonly (readonly number[])[] }[];
}

function goalsOn({ trip, goals, all }: MoveQuestion, heights: readonly Tenths[]): GoalsOn | null {
  if (goals === null) return null;
  const r = spanOf(trip);
  const lists = all ?? [goals];
  const goalOf = (ring: Ring): Goal => {
    const { outlines, range } = ring.beside ?? NOTHING_BESIDE;
    return { core: coreOf(ring), outlines, near: r + range };
  };
  return {
    lists: lists.map(list => list.map(goalOf)),
    levels: heights.map(z => ({ z, radii: lists.map(list => list.map(ring => radiusOn(trip, ring, r, z))) })),
  };
}

function looseGoals({ trip, goals, all }: MoveQuestion, heights: readonly Tenths[]): GoalsOn | null {
  if (goals === null) return null;
  const r = spanOf(trip);
  const lists = all ?? [goals];
  const radiusAt = (ring: Ring, z: Tenths): number => obstacleOf(ring, r, z)?.r ?? -Infinity;
  return {
    lists: lists.map(list => list.map(ring => ({ core: coreOf(ring), outlines: [], near: 0 }))),
    levels: heights.map(z => ({ z, radii: lists.map(list => list.map(ring => radiusAt(ring, z))) })),
  };
}

const NOTHING_BESIDE: Beside = { outlines: [], range: 0 };

/** Measures the distance of a place from a goal, into `away`. */
function measure({ core, outlines, near }: Goal, at: Point, away: { core: number; outlines: number }): void {
  let least = outlines.length === 0 ? 0 : Infinity;
  for (const outline of outlines) least = Math.min(least, Math.max(0, gapAt(outline, at) - near));
  away.core = gapAt(core, at);
  away.outlines = least;
}

/** The distance of something from a goal, given a function for its distance from any core. */
function awayFrom({ core, outlines, near }: Goal, gapTo: (core: readonly Point[]) => number): Away {
  let least = outlines.length === 0 ? 0 : Infinity;
  for (const outline of outlines) least = Math.min(least, Math.max(0, gapTo(outline) - near));
  return { core: gapTo(core), outlines: least };
}

/** The distance from a goal's core within which a base may end at a height; -Infinity if it cannot end there. */
function radiusOn({ field, ground }: Trip, goal: Ring, r: number, z: Tenths): number {
  const round = obstacleOf(goal, r, z);
  if (!round) return -Infinity;
  const isBy = ({ index, top, box, corners }: Solid): boolean =>
    top === z &&
    ground.passages[index]!.top === 'stand' &&
    doMeet(box, round) &&
    gapBetween(corners, round.core) <= round.r + 1 &&
    (goal.beside?.outlines.some(outline => gapBetween(corners, outline) <= r + goal.beside!.range + 1) ?? true);
  return z === 0 || field.scene.solids.some(isBy) ? round.r : -Infinity;
}

/** The minimum cost left: on some level, to the farthest of the goals it must end within. */
function aheadOf(
  goals: GoalsOn | null,
  heights: readonly Tenths[],
  heightCost: Reckoned['heightCost'],
): Reckoned['ahead'] {
  if (goals === null) return () => 0;
  const { lists, levels } = goals;
  const ups = new Map(heights.map(from => [from, levels.map(({ z }) => heightCost(from, z))]));
  // Scratch memory, overwritten for every spot: a search measures hundreds.
  const away = lists.map(list => list.map(() => ({ core: 0, outlines: 0 })));
  return at => {
    const up = ups.get(at.z);
    if (!up) return Infinity;
    for (let i = 0; i < lists.length; i++)
      for (let k = 0; k < lists[i]!.length; k++) measure(lists[i]![k]!, at, away[i]![k]!);
    let least = Infinity;
    for (let level = 0; level < levels.length; level++)
      if (up[level]! < least) least = Math.min(least, up[level]! + farthestOf(away, levels[level]!.radii));
    return least;
  };
}

/** The minimum cost left from a top. */
function leastOver(goals: GoalsOn | null, { corners }: Solid, { after }: Over): number {
  if (goals === null) return 0;
  const away = goals.lists.map(list => list.map(goal => awayFrom(goal, core => gapBetween(corners, core))));
  return Math.min(...goals.levels.map(({ z, radii }) => after(z) + farthestOf(away, radii)));
}

/** The distance to the nearest goal of each list, and the largest of those. */
function farthestOf(away: readonly (readonly Away[])[], radii: readonly (readonly number[])[]): number {
  let farthest = 0;
  for (let i = 0; i < away.length; i++) {
    let nearest = Infinity;
    for (let k = 0; k < away[i]!.length; k++) {
      const { core, outlines } = away[i]![k]!;
      nearest = Math.min(nearest, Math.max(core - radii[i]![k]!, outlines));
    }
    farthest = Math.max(farthest, nearest);
  }
  return farthest;
}
