// Where a move may end and the way there, for tables to show.
import { type Id, type Leg, type Question, type Reachable, type Reason, reachableBy } from '@little-wars/engine';
import type { Reach, Spot } from '@little-wars/engine/geometry';

/** A move made ready to be judged again and again, while somebody drags a model. */
export interface Judging {
  readonly from: Spot;
  /** Everything it can reach. */
  readonly reached: Reach;
  /** How far it may go, and as what: a dash after a move is a second limit. */
  readonly limits: Reachable['limits'];
  /** Straight there, on one leg; null where only a way of several will do. */
  straightTo(to: Spot): readonly Leg[] | null;
  /** Of one leg or more. */
  costOf(legs: readonly Leg[]): number;
  against(legs: readonly Leg[]): readonly Reason[];
}

/** What a ruleset says of its moves; `M` is how it writes one down. */
export interface Moving<T, M> {
  /** The move that a question asks for. */
  moveOf(t: T, question: Question<'move'>): M;
  /** One plain move of a model, whoever is active. */
  plainMove(t: T, model: Id): M;
  judging(t: T, move: M): Judging;
}

export interface Reaches<T> {
  reach(t: T, question: Question<'move'>): Reachable;
  stride(t: T, model: Id): Reachable;
}

/** The `reach` and `stride` of a tabletop: what a move is, costs and may do differs by `moving`. */
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
