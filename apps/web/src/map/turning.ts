// Rotating what is placed or moved
import type { Board, Question } from '@little-wars/engine';
import { type Direction, type Footprint, footprintOf } from '@little-wars/engine/geometry';
import type { Drawable, Drawn } from './draft.ts';
import { shifted } from './lying.ts';

const EAST: Direction = { dx: 1, dy: 0 };

type Models = Pick<Board, 'models'>;

const modelOf = ({ models }: Models, question: Drawable) => {
  const meant = question.kind === 'place' ? question.what : question.model;
  return models.find(({ id }) => id === meant);
};

/** The orientation of the thing a question is about; null if it cannot be rotated, like models on round bases. */
export function turningOf(board: Models, question: Question | null): Direction | null {
  if (question?.kind !== 'place' && question?.kind !== 'move') return null;
  const model = modelOf(board, question as Drawable);
  return model ? (model.lies?.along ?? null) : question.kind === 'place' ? EAST : null;
}

/** The base of a model at the end of a draft; null if its size is not known. */
export function draftedBase(board: Models, question: Drawable, { path, along }: Drawn): Footprint | null {
  const model = modelOf(board, question);
  const end = path.at(-1)!;
  if (model?.lies) return footprintOf(model.lies.size, end, along ?? model.lies.along);
  if (!model?.base || !model.at || question.kind === 'place') return null;
  return shifted(model.base, end.x - model.at.x, end.y - model.at.y);
}
