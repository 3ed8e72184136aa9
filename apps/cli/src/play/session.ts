import type { Edition, Game, Question } from '@little-wars/engine';
import { isPerson, peopleIn, type Session as TableSession } from '@little-wars/table';

/** A game at a terminal, with the complete edition of its ruleset. */
export type Session = TableSession<Edition<Game>>;

/** Whether to answer without asking: there is one option, and no other person who must not learn that. */
export const isSettled = (session: TableSession, question: Question): question is Question<'pick-one'> =>
  question.kind === 'pick-one' &&
  question.options.length === 1 &&
  peopleIn(session) === 1 &&
  isPerson(session.players, question.to);
