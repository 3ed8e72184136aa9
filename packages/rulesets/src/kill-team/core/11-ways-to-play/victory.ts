// KT-11.13-15  Scoring at the end of turning points and of the battle, and the result
import type { Result, Seat } from '@little-wars/engine';
import { type Position, type Setup, sequence, type TacOpState } from '../../types.ts';
import { scoreBattleEnd, scoreTurnEnd, turnEndMoment } from '../10-tac-ops/scoring.ts';
import { inOrder } from '../10-tac-ops/tac-ops.ts';
import { missionOf } from './mission.ts';

/** KT-11.4, KT-10.3: scores the mission first, then tac ops; cards revealed at the end of a turning point come last. */
export const endOfTurningPoint = sequence<object>('score the turning point', 'KT-11.4', s => [
  s.run('KT-11.4', 'score the mission', (t, v) => {
    missionOf(t).endOfTurningPoint(t);
    return v;
  }),
  s.run('KT-10.3', 'score tac ops', (t, v) => {
    scoreTurnEnd(t);
    return v;
  }),
  s.each('KT-10.2', 'reveal at the end of the turning point', {
    of: t => inOrder(t),
    call: (t, _v, seat: Seat) => turnEndMoment(t, seat),
  }),
]);

/** KT-10.3, KT-11.15 */
export const endOfBattle = sequence<object>('end the battle', 'KT-11.15', s => [
  s.run('KT-10.3', 'score tac ops of the whole battle', (t, v) => {
    scoreBattleEnd(t);
    return v;
  }),
  s.run('KT-11.15', 'the battle is over', (t, v) => {
    t.emit({ type: 'battle-ended', clause: 'KT-11.15' });
    return v;
  }),
]);

/** KT-11.14 */
export const MOST_PER_TURNING_POINT = 4;
export const MOST_OF_MISSION = 16;
const MOST_PER_TAC_OP = 2;
const MOST_OF_TAC_OPS = 6;

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** KT-11.14: VP of the mission, within its limits; open and narrative play have none (KT-15.1). */
export function missionPointsOf({ play }: Setup, { missionPoints }: Position, seat: Seat): number {
  const mission = missionPoints[seat]!;
  if (play !== 'matched') return sum(mission);
  return Math.min(MOST_OF_MISSION, sum(mission.map(points => Math.min(MOST_PER_TURNING_POINT, points))));
}

/** KT-11.14: VP of one tac op. */
export const tacOpPointsOf = ({ scored }: TacOpState): number =>
  Math.min(MOST_PER_TAC_OP, scored.filter(each => each > 0).length);

/** KT-11.14: VP of the mission and of tac ops, within their limits; only matched play has tac ops. */
export function victoryPoints(setup: Setup, position: Position, seat: Seat): number {
  const mission = missionPointsOf(setup, position, seat);
  if (setup.play !== 'matched') return mission;
  return mission + Math.min(MOST_OF_TAC_OPS, sum(position.tacOps[seat]!.map(tacOpPointsOf)));
}

/** KT-1.1, KT-11.15: most VP win; equal VP are a draw. */
export function resultOf(setup: Setup, position: Position): Result | null {
  if (!position.over) return null;
  const scores = [0, 1].map(seat => victoryPoints(setup, position, seat));
  return { winners: [0, 1].filter(seat => scores[seat]! > scores[1 - seat]!), scores };
}
