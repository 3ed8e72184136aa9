// Where operatives are set up: of some legal places, the one that leads soonest to objectives.
import type { Advised, Question } from '@little-wars/engine';
import { proposePlace } from '../core/11-places.ts';
import type { Look, OperativeId } from '../types.ts';
import { goalsOf, worthForGoals } from './goals.ts';
import { ifSo } from './moves.ts';
import { bestOf } from './worth.ts';

const TRIES = 6;

export function adviseSetUp(
  t: Look,
  question: Question<'place'>,
  next: (below: number) => number,
): Advised<'place'> | null {
  const operative = question.what as OperativeId;
  const places = Array.from({ length: TRIES }, () => {
    const answer = proposePlace(t, question, next);
    const then = ifSo(t, operative, { at: answer.at });
    return { answer, worth: worthForGoals(then, operative, answer.at, goalsOf(then, operative)) };
  });
  const best = bestOf(places);
  return best && { answer: best.answer, because: { reason: 'near-objectives', worth: best.worth } };
}
