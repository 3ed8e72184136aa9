import { questionOf } from './choices.ts';
import type { OpenQuestion, Question, Seat } from './questions.ts';
import type { Game, Ruleset, State } from './types.ts';

/** What one seat, or a spectator (null), may see of a match. */
export interface View<G extends Game = Game> {
  readonly seat: Seat | null;
  readonly position: G['view'];
  /** The open question if it is for this seat or the dice; otherwise only who is asked, and for what. */
  readonly question: Question | Waiting | null;
  /** Where play stands: each sequence and its step, outermost first. */
  readonly at: readonly { readonly sequence: string; readonly step: string }[];
}

/** Somebody else is asked something. */
export interface Waiting {
  readonly kind: 'waiting';
  readonly to: Question['to'];
  readonly purpose: string;
  readonly clause: string;
}

/** Variables of frames may hold secrets, so a view has only the names of sequences and steps. */
export function viewOf<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  seat: Seat | null,
): View<G> {
  const { position, question, frames } = state;
  return {
    seat,
    position: ruleset.view(setup, position, seat),
    question: mayRead(question, seat) ? questionOf(ruleset, setup, state) : waiting(question!),
    at: frames.map(({ sequence, at }) => ({ sequence, step: at })),
  };
}

/** Whether a seat may read the open question. */
export const mayRead = (question: OpenQuestion | null, seat: Seat | null): boolean =>
  question === null || question.to === seat || (question.to === 'dice' && !question.secret);

const waiting = ({ to, purpose, clause }: OpenQuestion): Waiting => ({ kind: 'waiting', to, purpose, clause });
