import type { Edition, Game, Question } from '@little-wars/engine';
import { isPerson, peopleIn, type Session as TableSession } from '@little-wars/table';

/** A game at a terminal: all of its ruleset is at hand. */
export type Session = TableSession<Edition<Game>>;

/** There is one answer, and nobody else at the table who must not know that: it is given without asking. */
export const isSettled = (session: TableSession, question: Question): question is Question<'pick-one'> =>
  question.kind === 'pick-one' &&
  question.options.length === 1 &&
  peopleIn(session) === 1 &&
  isPerson(session.players, question.to);
