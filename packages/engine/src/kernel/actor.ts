import type { Id, Question } from './questions.ts';

/** The model that acts in a question: the one it names, or else the first of these fields that `about` has. */
export const actorNamed =
  (...fields: readonly string[]) =>
  (question: Question): Id | null => {
    if ('model' in question) return question.model;
    const about = (question.about ?? {}) as { readonly [field: string]: unknown };
    const actor = fields.map(field => about[field]).find(id => typeof id === 'number' || typeof id === 'string');
    return (actor as Id | undefined) ?? null;
  };
