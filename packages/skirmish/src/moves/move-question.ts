// What is asked about the moves of one model.
import type { Leg } from '@little-wars/engine';
import type { Solid, Spot, Tenths } from '@little-wars/engine/geometry';
import type { Ends } from './ends.ts';
import type { Ring } from './obstacles.ts';

/** What a legal move is: where it may end, and the judge of the whole. */
export interface MoveQuestion extends Ends {
  /** Where it ends within more than one thing: in one of each of these lists, all of them goals; one goal will do if absent. */
  readonly all?: readonly (readonly Ring[])[];
  /** Bases within whose range no move ends; for those that the trip has as zones too, this may be left out. */
  readonly avoided?: readonly Ring[];
  /** Whether a legal move may end here, as far as the place alone tells; exact. */
  mayEnd(at: Spot): boolean;
  /** A lower bound of what one climb, drop or jump (any, or one kind) from a height to another costs beside its length. */
  heightCost(from: Tenths, to: Tenths, how?: Leg['how']): Tenths;
  /** A quick lower bound for ways on one level, if the ruleset has one. */
  leastWay?(from: Spot, to: Spot): number;
  /**
   * Looks first at stops from which little is left, and finds a charge in less time. Whether there is one does not depend
   * on it, but which one is found does: rulesets whose bots' moves are to stay the same go by the cost so far alone.
   */
  readonly looksAhead?: true;
  /** The whole move, exactly as the rules judge it. */
  isLegal(legs: readonly Leg[]): boolean;
}

/** What changes of height cost at least on the way over one top: up to it, and from there to any height. */
export interface Over {
  readonly before: number;
  after(to: Tenths): number;
}

/** The least that changes of height cost, over any number of legs. */
export interface LevelCosts {
  readonly heightCost: (from: Tenths, to: Tenths) => Tenths;
  /** Whether one of the tops of a height satisfies a test. */
  someTop(z: Tenths, test: (top: Solid, over: Over) => boolean): boolean;
}

/** The levels a move can use, and a lower bound of what is left from a spot to where it may end. */
export interface Reckoned extends LevelCosts {
  readonly heights: readonly Tenths[];
  readonly ahead: (at: Spot) => number;
  /** Whether another level looked as if it were in reach: then paths may bend at the foot of every edge, too. */
  readonly isClimbing: () => boolean;
}
