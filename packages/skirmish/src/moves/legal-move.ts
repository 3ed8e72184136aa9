// Whether any legal move exists, and one of them: called before an action is refused.
import type { Leg } from '@little-wars/engine';
import { coreOf, rimOf } from '@little-wars/engine/geometry';
import { levelsOf, levelsToSquares } from './levels.ts';
import type { MoveQuestion } from './move-question.ts';
import { hasEnd, searchMove } from './move-search.ts';
import { gapAt, spanOf } from './obstacles.ts';
import { goalsInReach } from './out-of-reach.ts';
import { reckon } from './reckoning.ts';

/**
 * A legal move, validated by the rules themselves; or null. Null means that no goal is in reach in a straight line,
 * levels included; or that none is in reach of a slimmer base on its level; or that the search found no path to any
 * candidate end that could be made short enough.
 */
export function findLegalMove(question: MoveQuestion): readonly Leg[] | null {
  if (isTooFar(question)) return null;
  const reckoned = reckon(question);
  const all = levelsOf(question, reckoned.heights);
  if (question.goals === null) return searchMove(question, reckoned, all);
  const levels = levelsToSquares(question, reckoned, all);
  const goals = goalsInReach(question, question.goals, levels);
  if (goals.length === 0) return null;
  const left = { ...question, goals };
  const heights = levels.map(({ z }) => z);
  return searchMove(
    left,
    { ...reckoned, heights },
    goals.length < question.goals.length ? levelsOf(left, heights) : levels,
  );
}

/** Whether it is proven, without a search, that no move to a goal is legal. */
export function isOutOfReach(question: MoveQuestion): boolean {
  if (question.goals === null) return false;
  if (isTooFar(question)) return true;
  const reckoned = reckon(question);
  const levels = levelsToSquares(question, reckoned, levelsOf(question, reckoned.heights));
  return goalsInReach(question, question.goals, levels).length === 0 || !hasEnd(question, levels);
}

/** Whether every goal is out of reach in a straight line. */
const isTooFar = ({ trip, from, allowance, goals }: MoveQuestion): boolean =>
  goals?.every(goal => gapAt(coreOf(goal), from) - rimOf(goal) - goal.range - spanOf(trip) > allowance) ?? false;
