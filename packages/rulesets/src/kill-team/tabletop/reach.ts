// Where a move may end, and the way there
import type { Leg, Question, Reachable, Way } from '@little-wars/engine';
import type { Spot, Tenths } from '@little-wars/engine/geometry';
import { againstMove, lengthOf, type Move, type MoveAbout } from '../core/03-move-reasons.ts';
import { reachOfMove, straightTo } from '../core/03-ways.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';

export function reach(t: Look, { model, allowance, about }: Question<'move'>): Reachable {
  const { action, dash } = about as MoveAbout;
  const move: Move = { operative: model as OperativeId, action, allowance, dash };
  const from = operativeOf(t, move.operative).at!;
  const reached = reachOfMove(t, { ...move, allowance: allowance + dash });
  const outlines = reached.outlines();
  const along = (legs: readonly Leg[]): Way => ({
    legs,
    cost: legs.length === 0 ? 0 : lengthOf(t, move.operative, legs),
    reasons: againstMove(t, move, legs),
  });
  /** Straight there if that will do; else round what is between. */
  const wayTo = (to: Spot): Way => {
    const straight = along(straightTo(from, to));
    if (straight.reasons.length === 0) return straight;
    const path = reached.pathTo(to, to.z);
    return path === null ? straight : along(path.legs);
  };
  const levels = [...new Set([from.z, ...outlines.map(({ z }) => z)])].toSorted((a, b) => b - a);
  return {
    outlines,
    limits: [{ id: action, at: allowance }, ...(dash > 0 ? [{ id: 'dash', at: allowance + dash }] : [])],
    along,
    wayTo: ({ x, y }, z?: Tenths) => {
      if (z !== undefined) return wayTo({ x, y, z });
      const ways = levels.map(level => wayTo({ x, y, z: level }));
      return ways.find(({ reasons }) => reasons.length === 0) ?? ways.find(way => way.legs.at(-1)?.to.z === from.z)!;
    },
  };
}
