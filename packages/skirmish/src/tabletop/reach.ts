// Where a move may end and the way there, for display.
import { type Id, type Leg, type Question, type Reachable, type Reason, reachableBy } from '@little-wars/engine';
import type { Reach, Spot } from '@little-wars/engine/geometry';

/** A move prepared for repeated checks while the user drags a model. */
export interface Judging {
  readonly from: Spot;
  /** Everything within reach. */
  readonly reached: Reach;
  /** How far it may go, by id: a dash after a move is a second limit. */
  readonly limits: Reachable['limits'];
  /** A single straight leg there; null if that is not possible. */
  straightTo(to: Spot): readonly Leg[] | null;
  /**
   * Snaps a place that almost touches terrain into contact with it; null if there is no such contact or it does not
   * matter.
   */
  contact(at: Spot): Spot | null;
  /** The cost of a path of one or more legs. */
  costOf(legs: readonly Leg[]): number;
  against(legs: readonly Leg[]): readonly Reason[];
}

/** How a ruleset handles its moves; `M` is its representation of one. */
export interface Moving<T, M> {
  /** The move that a question asks for. */
  moveOf(t: T, question: Question<'move'>): M;
  /** A plain move of a model, regardless of the turn. */
  plainMove(t: T, model: Id): M;
  judging(t: T, move: M): Judging;
}

export interface Reaches<T> {
  reach(t: T, question: Question<'move'>): Reachable;
  stride(t: T, model: Id): Reachable;
}

/** The `reach` and `stride` of a tabletop; `moving` defines what a move is, what it costs and what it allows. */
export function reachesOf<T, M>({ moveOf, plainMove, judging }: Moving<T, M>): Reaches<T> {
  const ofMove = (t: T, move: M): Reachable => {
    const { costOf, against, ...thought } = judging(t, move);
    return reachableBy({
      ...thought,
      along: legs => ({ legs, cost: legs.length === 0 ? 0 : costOf(legs), reasons: against(legs) }),
    });
  };
  return {
    reach: (t, question) => ofMove(t, moveOf(t, question)),
    stride: (t, model) => ofMove(t, plainMove(t, model)),
  };
}
