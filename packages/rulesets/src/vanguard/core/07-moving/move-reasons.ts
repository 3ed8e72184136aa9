// VG-7.1, VG-7.6, VG-8.8-14, VG-14  What makes a path illegal
import type { Leg, Question, Reason } from '@little-wars/engine';
import { type Tenths, type Walk, walk } from '@little-wars/engine/geometry';
import { sceneOfTable } from '../../lookups.ts';
import { classOf } from '../../terrain.ts';
import type { Look, ModelId } from '../../types.ts';
import { MANNERS, type MoveAction } from './manners.ts';
import { pathOf, tripOf } from './trips.ts';

/** What a question about a move is about. */
export interface MoveAbout {
  readonly action: MoveAction;
}

export interface Move {
  readonly model: ModelId;
  readonly action: MoveAction;
  readonly allowance: Tenths;
}

type Moving = Question<'move', MoveAbout>;

export const moveOf = ({ model, allowance, about: { action } }: Moving): Move => ({
  model: model as ModelId,
  allowance,
  action,
});

export const reasonsAgainstMove = (t: Look, question: Moving, legs: readonly Leg[]): readonly Reason[] =>
  againstMove(t, moveOf(question), legs);

export function againstMove(t: Look, { model, action, allowance }: Move, legs: readonly Leg[]): readonly Reason[] {
  const { problems } = walk(tripOf(t, model), pathOf(t, model, legs), allowance);
  return problems.map(problem => {
    const { id: reason, at: along, ...rest } = problem;
    const clause = clauseOf(t, problem, legs, action);
    return { ...rest, reason, clause, along, at: `[${problem.leg}]` };
  });
}

type Problem = Walk['problems'][number];

function clauseOf(t: Look, problem: Problem, legs: readonly Leg[], action: MoveAction): string {
  const how = legs[problem.leg]?.how ?? 'go';
  switch (problem.id) {
    case 'too-long':
      return how === 'climb' ? 'VG-8.10' : MANNERS[action].clause;
    case 'through-base':
      return how === 'drop' ? 'VG-8.14' : 'VG-7.6';
    case 'off-table':
      return 'VG-1.3';
    case 'through-solid':
      return clauseOfSolid(t, problem);
    case 'not-standing':
      if (problem.why === 'base') return how === 'drop' ? 'VG-8.14' : 'VG-7.6';
      return problem.why === 'no-ground' ? 'VG-8.10' : clauseOfSolid(t, problem);
    case 'no-face':
    case 'wrong-height':
      return 'VG-8.9';
    case 'no-ground':
    case 'too-far-from-edge':
      return how === 'drop' ? 'VG-8.14' : how === 'climb' ? 'VG-8.9' : 'VG-8.3';
    default:
      return 'VG-7.1';
  }
}

/** VG-14.4, VG-14.6, VG-14.8: the clause for the kind of terrain in the way. */
function clauseOfSolid(t: Look, { piece, part }: Problem): string {
  const solid = sceneOfTable(t).solids.find(each => each.piece === piece && each.part === part);
  if (!solid) return 'VG-14.4';
  const what = classOf(solid);
  return what === 'obstacle' ? 'VG-14.8' : what === 'impassable' ? 'VG-14.4' : 'VG-14.6';
}
