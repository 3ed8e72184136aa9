import type { Id, Question } from './questions.ts';

/** Whose doing a question is about: the model it names, or whoever its `about` has in the first of these fields. */
export const actorNamed =
  (...fields: readonly string[]) =>
  (question: Question): Id | null => {
    if ('model' in question) return question.model;
    const about = (question.about ?? {}) as { readonly [field: string]: unknown };
    const found = fields.map(field => about[field]).find(id => typeof id === 'number' || typeof id === 'string');
    return (found as Id | undefined) ?? null;
  };
