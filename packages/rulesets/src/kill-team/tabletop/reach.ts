// Where a move may end, and the way there
import { type Id, type Leg, type Question, type Reachable, reachableBy } from '@little-wars/engine';
import { againstMove, lengthOf, type Move, type MoveAbout } from '../core/03-actions/move-reasons.ts';
import { allowanceOf } from '../core/03-actions/moves.ts';
import { reachOfMove, straightTo } from '../core/03-actions/ways.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';

export function reach(t: Look, { model, allowance, about }: Question<'move'>): Reachable {
  const { action, dash } = about as MoveAbout;
  return reachOf(t, { operative: model as OperativeId, action, allowance, dash });
}

/** KT-3.1: of a Normal Move, whoever is active. */
export const stride = (t: Look, model: Id): Reachable => {
  const operative = model as OperativeId;
  return reachOf(t, { operative, action: 'normal-move', allowance: allowanceOf(t, operative, 'normal-move'), dash: 0 });
};

function reachOf(t: Look, move: Move): Reachable {
  const { action, allowance, dash } = move;
  const from = operativeOf(t, move.operative).at!;
  return reachableBy({
    from,
    reached: reachOfMove(t, { ...move, allowance: allowance + dash }),
    limits: [{ id: action, at: allowance }, ...(dash > 0 ? [{ id: 'dash', at: allowance + dash }] : [])],
    straightTo: to => straightTo(from, to),
    along: (legs: readonly Leg[]) => ({
      legs,
      cost: legs.length === 0 ? 0 : lengthOf(t, move.operative, legs),
      reasons: againstMove(t, move, legs),
    }),
  });
}
