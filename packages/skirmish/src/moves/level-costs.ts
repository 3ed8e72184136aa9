// Lower bounds on the cost of changing height: tops are linked only if they are near enough.
import { keyed, perObject } from '@little-wars/engine';
import type { Ground, Scene, Solid, Tenths, Trip } from '@little-wars/engine/geometry';
import type { LevelCosts, MoveQuestion } from './move-question.ts';
import { gapBetween, isNear, spanOf, withinOf } from './obstacles.ts';

type HeightCost = MoveQuestion['heightCost'];
type LeastCost = LevelCosts['heightCost'];

/** The costs from one height or top to all. */
type Row = Float64Array | number[];

/** The ground of a table: its floor, then every top. */
interface Tops {
  readonly tops: readonly Solid[];
  /** Lower bounds on the cost of getting from one to another; the floor is the first. */
  readonly costs: readonly Float64Array[];
}

/** An upper bound on how far a base reaches beyond an edge. */
const MARGIN = 400;

/** An upper bound on the error of doubles. */
const SURE = 2;

/** The heights of the floor, of the start and of all tops nearby. */
export function heightsOf({ trip: { field, ground }, from, allowance }: MoveQuestion): readonly Tenths[] {
  const near = { at: from, within: allowance };
  const heights = new Set([from.z, 0]);
  for (const { index, box, top } of field.scene.solids)
    if (ground.passages[index]!.top && isNear(box, near, MARGIN)) heights.add(top);
  return [...heights];
}

/** The costs if every height led to every other: cheap to compute, and a looser bound. */
export function byHeights({ heightCost }: MoveQuestion, heights: readonly Tenths[]): LeastCost {
  const costs = heights.map(a => heights.map(b => (a === b ? 0 : heightCost(a, b))));
  return betweenHeights(heights, cheapest(costs));
}

/** The costs over any chain of tops, each near enough to the next. */
export function byTops(question: MoveQuestion, heights: readonly Tenths[]): LevelCosts {
  const { trip, from, allowance, heightCost } = question;
  const near = { at: from, within: allowance };
  const { tops, costs } = topsOn(trip, heightCost);
  const nodes = new Map<Tenths, number[]>(heights.map(z => [z, z === 0 ? [0] : []]));
  for (let i = 0; i < tops.length; i++) {
    const { box, top } = tops[i]!;
    if (isNear(box, near, MARGIN)) nodes.get(top)!.push(i + 1);
  }
  const least = (a: Tenths, b: Tenths): number => (a === b ? 0 : leastOf(costs, nodes.get(a)!, nodes.get(b)!));
  const between = betweenHeights(
    heights,
    heights.map(a => heights.map(b => least(a, b))),
  );
  return {
    heightCost: between,
    someTop: (z, test) =>
      nodes.get(z)!.some(node =>
        test(tops[node - 1]!, {
          before: from.z === z ? 0 : leastOf(costs, nodes.get(from.z)!, [node]),
          after: to => (to === z ? 0 : leastOf(costs, [node], nodes.get(to)!)),
        }),
      ),
  };
}

function betweenHeights(heights: readonly Tenths[], costs: readonly Row[]): LeastCost {
  const indices = new Map(heights.map((z, i) => [z, i]));
  return (from, to) => {
    if (from === to) return 0;
    const a = indices.get(from);
    const b = indices.get(to);
    return a === undefined || b === undefined ? Infinity : costs[a]![b]!;
  };
}

function leastOf(costs: Tops['costs'], from: readonly number[], to: readonly number[]): number {
  let least = Infinity;
  for (const a of from) for (const b of to) least = Math.min(least, costs[a]![b]!);
  return least;
}

/** Cache limit: more than the combinations of base size and manner of moving in a match. */
const MOST = 32;

const cached = perObject((_heightCost: HeightCost) => perObject((_scene: Scene) => keyed<string, Tops>(MOST)));

/** A table's tops, cached by what their costs depend on: terrain never moves. */
function topsOn(trip: Trip, heightCost: HeightCost): Tops {
  const { field, ground } = trip;
  const reach = linkReach(trip);
  return cached(heightCost)(field.scene)(`${reach} ${topsOf(ground)}`, () => {
    const tops = field.scene.solids.filter(({ index }) => ground.passages[index]!.top);
    return { tops, costs: cheapest(linksBetween(tops, reach, heightCost)) };
  });
}

/** Which solids are ground on top. */
export const topsOf = perObject(({ passages }: Ground) => passages.flatMap(({ top }, i) => (top ? [i] : [])).join(' '));

/**
 * How far apart two tops may be at most that one leg leads between: the low end of a climb or a drop is beside the
 * edge, a gap is bridged or jumped.
 */
function linkReach(trip: Trip): number {
  const { bridges = 0, jump } = trip.ground;
  const widest = jump ? (jump.widest ?? Infinity) : 0;
  return Math.max(spanOf(trip) + withinOf(trip.ground), bridges, widest) + SURE;
}

/** The cost of one leg between any two of them. The floor is next to every top. */
function linksBetween(tops: readonly Solid[], reach: number, heightCost: HeightCost): readonly Float64Array[] {
  const links = Array.from({ length: tops.length + 1 }, () => new Float64Array(tops.length + 1).fill(Infinity));
  const join = (i: number, k: number, [a, b]: readonly [Tenths, Tenths]): void => {
    links[i]![k] = a === b ? 0 : heightCost(a, b);
    links[k]![i] = a === b ? 0 : heightCost(b, a);
  };
  for (const [i, one] of tops.entries()) {
    join(0, i + 1, [0, one.top]);
    for (let k = 0; k < i; k++) {
      const other = tops[k]!;
      if (areNear(one, other, reach)) join(i + 1, k + 1, [one.top, other.top]);
    }
  }
  return links;
}

function areNear(one: Solid, other: Solid, reach: number): boolean {
  const [a, b] = [one.box, other.box];
  if (a.left - b.right > reach || b.left - a.right > reach || a.low - b.high > reach || b.low - a.high > reach)
    return false;
  return gapBetween(one.corners, other.corners) <= reach;
}

/** All-pairs cheapest costs over any number of legs (Floyd-Warshall). */
function cheapest<R extends Row>(costs: readonly R[]): readonly R[] {
  for (const [by, onward] of costs.entries())
    for (const row of costs) {
      const there = row[by]!;
      if (there < Infinity) for (let to = 0; to < row.length; to++) row[to] = Math.min(row[to]!, there + onward[to]!);
    }
  return costs;
}
