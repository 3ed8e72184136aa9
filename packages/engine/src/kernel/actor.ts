import type { Id, Question } from './questions.ts';
import type { Aim } from './tabletop.ts';
import type { Frame } from './types.ts';

/** The model that acts in a question: the one it names, or else the first of these fields that `about` has. */
export const actorNamed =
  (...fields: readonly string[]) =>
  (question: Question): Id | null => {
    if ('model' in question) return question.model;
    const about = (question.about ?? {}) as { readonly [field: string]: unknown };
    const actor = fields.map(field => about[field]).find(id => typeof id === 'number' || typeof id === 'string');
    return (actor as Id | undefined) ?? null;
  };

/** Who attacks whom: the innermost running sequence whose variables have one of each of these fields. */
export const aimNamed =
  (by: readonly string[], to: readonly string[]) =>
  (frames: readonly Pick<Frame, 'vars'>[]): Aim | null => {
    for (const { vars } of frames.toReversed()) {
      const named = (fields: readonly string[]): Id | null => {
        const of = vars as { readonly [field: string]: unknown };
        return (fields.map(field => of[field]).find(id => typeof id === 'number') as Id | undefined) ?? null;
      };
      const [attacker, target] = [named(by), named(to)];
      if (attacker !== null && target !== null && attacker !== target) return { by: attacker, to: target };
    }
    return null;
  };
