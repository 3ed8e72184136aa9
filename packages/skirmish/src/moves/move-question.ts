// The input of a search for a legal move of one model.
import type { Leg } from '@little-wars/engine';
import type { Solid, Spot, Tenths } from '@little-wars/engine/geometry';
import type { Ends } from './ends.ts';
import type { Ring } from './obstacles.ts';

/** What a legal move is: where it may end, and the judge of the whole. */
export interface MoveQuestion extends Ends {
  /**
   * For moves that must end near several things: one list of goals per thing, and the move ends within one goal of each
   * list. If absent, any single goal will do.
   */
  readonly all?: readonly (readonly Ring[])[];
  /** Bases within whose range no move ends; for those that the trip has as zones too, this may be left out. */
  readonly avoided?: readonly Ring[];
  /** Whether a legal move may end here, judged by the place alone; exact. */
  mayEnd(at: Spot): boolean;
  /** A lower bound on what one climb, drop or jump (of any or one kind) between two heights costs beside its length. */
  heightCost(from: Tenths, to: Tenths, how?: Leg['how']): Tenths;
  /** A quick lower bound on the length of paths on one level, if the ruleset has one. */
  leastWay?(from: Spot, to: Spot): number;
  /**
   * Orders the queue by cost plus the bound on what is left, as A* does, which finds a charge in less time. Whether one
   * is found does not depend on it, but which one does: rulesets whose bots must keep their moves leave it out.
   */
  readonly looksAhead?: true;
  /** The whole move, exactly as the rules judge it. */
  isLegal(legs: readonly Leg[]): boolean;
}

/** Lower bounds on the cost of changing height on a path over one top: up to it, and from there to any height. */
export interface Over {
  readonly before: number;
  after(to: Tenths): number;
}

/** Lower bounds on the cost of changing height, over any number of legs. */
export interface LevelCosts {
  readonly heightCost: (from: Tenths, to: Tenths) => Tenths;
  /** Whether one of the tops of a height satisfies a test. */
  someTop(z: Tenths, test: (top: Solid, over: Over) => boolean): boolean;
}

/** The levels a move can use, and a lower bound on the cost left from a spot to a possible end. */
export interface Reckoned extends LevelCosts {
  readonly heights: readonly Tenths[];
  readonly ahead: (at: Spot) => number;
  /** Whether another level may be in reach by the looser bound: then paths may also bend at the foot of every edge. */
  readonly isClimbing: () => boolean;
}
