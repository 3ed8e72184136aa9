// Where a move may end, and the way there
import { isAsked } from '@little-wars/engine';
import { reachesOf } from '@little-wars/skirmish';
import { againstMove, lengthOf, type Move } from '../core/03-actions/move-reasons.ts';
import { allowanceOf } from '../core/03-actions/moves.ts';
import { makeMove } from '../core/03-actions/moving.ts';
import { reachOfMove, straightTo } from '../core/03-actions/ways.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';

export const { reach, stride } = reachesOf<Look, Move>({
  moveOf: (_, question) => {
    if (!isAsked(makeMove, question)) throw new Error(`"${question.purpose}" is no move`);
    const { model, allowance, about } = question;
    return { operative: model as OperativeId, allowance, ...about };
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
      // Cover goes by distance (KT-7.7), not by contact.
      contact: () => null,
      costOf: legs => lengthOf(t, operative, legs, allowance),
      against: legs => againstMove(t, move, legs),
    };
  },
});
