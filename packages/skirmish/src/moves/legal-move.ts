// Whether any legal move exists, and one of them: called before an action is refused.
import type { Leg } from '@little-wars/engine';
import { coreOf, rimOf, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import type { MoveQuestion, Reckoned } from './move-question.ts';
import { searchMove } from './move-search.ts';
import { gapAt, isNear, obstacleOf, spanOf } from './obstacles.ts';
import { goalsInReach } from './out-of-reach.ts';

/**
 * A legal move, validated by the rules themselves; or null. Then no goal is in reach in a straight line, levels
 * included; or none is in reach of a slimmer base on its level; or none of the ends has a path, however its bends are
 * moved.
 */
export function findLegalMove(question: MoveQuestion): readonly Leg[] | null {
  if (isTooFar(question)) return null;
  const { trip, from, allowance } = question;
  const all = heightsOf(trip, from, allowance);
  const heightCost = byLevels(question, all);
  const ahead = aheadOf(question, all, heightCost);
  const heights = all.filter(z => heightCost(from.z, z) + ahead({ ...from, z }) <= allowance);
  const goals = question.goals && goalsInReach(question, question.goals, heights);
  return goals?.length === 0 ? null : searchMove({ ...question, goals }, { heights, heightCost, ahead });
}

/** Whether every goal is out of reach in a straight line. */
const isTooFar = ({ trip, from, allowance, goals }: MoveQuestion): boolean =>
  goals?.every(goal => gapAt(coreOf(goal), from) - rimOf(goal) - goal.range - spanOf(trip) > allowance) ?? false;

/** More than a base reaches beyond an edge. */
const MARGIN = 400;

/** The heights of all ground that may be in reach. */
function heightsOf({ field, ground }: Trip, from: Spot, allowance: Tenths): readonly Tenths[] {
  const near = { at: from, within: allowance };
  const heights = new Set([from.z, 0]);
  for (const { index, box, top } of field.scene.solids)
    if (ground.passages[index]!.top && isNear(box, near, MARGIN)) heights.add(top);
  return [...heights];
}

/** The minimum cost of getting from one height to another, by any number of climbs, drops and jumps. */
function byLevels({ heightCost }: MoveQuestion, heights: readonly Tenths[]): Reckoned['heightCost'] {
  const costs = new Map(heights.map(a => [a, new Map(heights.map(b => [b, a === b ? 0 : heightCost(a, b)]))]));
  for (const by of heights)
    for (const row of costs.values())
      for (const [to, cost] of costs.get(by)!) row.set(to, Math.min(row.get(to)!, row.get(by)! + cost));
  return (from, to) => (from === to ? 0 : (costs.get(from)?.get(to) ?? Infinity));
}

/** The minimum cost left: on some level, to the farthest of the goals it must end within. */
function aheadOf(
  { trip, goals, all }: MoveQuestion,
  heights: readonly Tenths[],
  heightCost: Reckoned['heightCost'],
): Reckoned['ahead'] {
  if (goals === null) return () => 0;
  const r = spanOf(trip);
  const lists = all ?? [goals];
  const cores = lists.map(list => list.map(coreOf));
  /** How far each goal reaches on a level; one that is too far above or below reaches nowhere. */
  const levels = heights.map(z => ({
    z,
    radii: lists.map(list => list.map(goal => obstacleOf(goal, r, z)?.r ?? -Infinity)),
  }));
  const ups = new Map(heights.map(from => [from, levels.map(({ z }) => heightCost(from, z))]));
  /** From the spot to each goal, filled for every spot. */
  const gaps = lists.map(list => list.map(() => 0));
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
