import type { Reach } from '../geometry/path/reach.ts';
import type { Point, Spot } from '../geometry/shape.ts';
import type { Tenths } from '../geometry/units.ts';
import type { AnswerOf } from './questions.ts';
import type { Reachable, Way } from './tabletop.ts';

type Legs = AnswerOf<'move'>;

/** A move under consideration: its start, everything in reach, and how to judge a way. */
export interface Thought {
  readonly from: Spot;
  readonly reached: Reach;
  readonly limits: Reachable['limits'];
  /** The direct way on one leg; null if there is none. */
  straightTo(to: Spot): Legs | null;
  /** Snaps a place that almost touches terrain into contact with it. */
  contact(at: Spot): Spot | null;
  /** The cost of a way and every reason against it. */
  along(legs: Legs): Way;
}

/** Finds ways to points: the direct one if legal, else the shortest; on the highest level unless `z` is given. */
export function reachableBy({ from, reached, limits, straightTo, contact, along }: Thought): Reachable {
  const outlines = reached.outlines();
  const wayTo = (to: Spot): Way => {
    const touching = contact(to);
    const way = touching && wayExactlyTo(touching);
    return way?.reasons.length === 0 ? way : wayExactlyTo(to);
  };
  const wayExactlyTo = (to: Spot): Way => {
    const legs = straightTo(to);
    const straight = legs && along(legs);
    if (straight?.reasons.length === 0) return straight;
    const path = reached.pathTo(to, to.z);
    return path === null ? (straight ?? along([{ how: 'go', to }])) : along(path.legs);
  };
  const levels = [...new Set([from.z, ...outlines.map(({ z }) => z)])].toSorted((a, b) => b - a);
  return {
    outlines,
    limits,
    contact,
    along,
    wayTo: ({ x, y }: Point, z?: Tenths) => {
      if (z !== undefined) return wayTo({ x, y, z });
      const ways = levels.map(level => wayTo({ x, y, z: level }));
      return ways.find(({ reasons }) => reasons.length === 0) ?? ways.find(way => way.legs.at(-1)?.to.z === from.z)!;
    },
  };
}
