// Where a move may end, and the way there
import type { Leg, Question, Reachable, Reason } from '@little-wars/engine';
import type { Point, Tenths } from '@little-wars/engine/geometry';
import { againstMove, lengthOf, type Move, type MoveAbout } from '../core/03-move-reasons.ts';
import { reachOfMove, straightTo } from '../core/03-ways.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';

export function reach(t: Look, { model, allowance, about }: Question<'move'>): Reachable {
  const { action, dash } = about as MoveAbout;
  const move: Move = { operative: model as OperativeId, action, allowance, dash };
  const from = operativeOf(t, move.operative).at!;
  const reached = reachOfMove(t, { ...move, allowance: allowance + dash });
  const judged = (legs: readonly Leg[]): { legs: readonly Leg[]; cost: Tenths } | { reasons: readonly Reason[] } => {
    const reasons = againstMove(t, move, legs);
    return reasons.length === 0 ? { legs, cost: lengthOf(t, move.operative, legs) } : { reasons };
  };
  return {
    outlines: reached.outlines(),
    wayTo: (to: Point, z: Tenths = from.z) => {
      const straight = judged(straightTo(from, { ...to, z }));
      if ('legs' in straight) return straight;
      const path = reached.pathTo(to, z);
      return path === null ? straight : judged(path.legs);
    },
  };
}
