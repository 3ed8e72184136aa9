// Where a move may end, and the way there
import { type Leg, type Question, type Reachable, reachableBy } from '@little-wars/engine';
import { againstMove, lengthOf, type Move, type MoveAbout } from '../core/03-move-reasons.ts';
import { reachOfMove, straightTo } from '../core/03-ways.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';

export function reach(t: Look, { model, allowance, about }: Question<'move'>): Reachable {
  const { action, dash } = about as MoveAbout;
  const move: Move = { operative: model as OperativeId, action, allowance, dash };
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
