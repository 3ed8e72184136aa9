// Where a move may end, and the way there
import { reachesOf } from '@little-wars/skirmish';
import { againstMove, lengthOf, type Move, type MoveAbout } from '../core/03-actions/move-reasons.ts';
import { allowanceOf } from '../core/03-actions/moves.ts';
import { reachOfMove, straightTo } from '../core/03-actions/ways.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';

export const { reach, stride } = reachesOf<Look, Move>({
  moveOf: (_, { model, allowance, about }) => {
    const { action, dash } = about as MoveAbout;
    return { operative: model as OperativeId, action, allowance, dash };
  },
  // KT-3.1
  plainMove: (t, model) => {
    const operative = model as OperativeId;
    return { operative, action: 'normal-move', allowance: allowanceOf(t, operative, 'normal-move'), dash: 0 };
  },
  judging: (t, move) => {
    const { operative, action, allowance, dash } = move;
    const from = operativeOf(t, operative).at!;
    return {
      from,
      reached: reachOfMove(t, { ...move, allowance: allowance + dash }),
      limits: [{ id: action, at: allowance }, ...(dash > 0 ? [{ id: 'dash', at: allowance + dash }] : [])],
      straightTo: to => straightTo(from, to),
      costOf: legs => lengthOf(t, operative, legs, allowance),
      against: legs => againstMove(t, move, legs),
    };
  },
});
