import type { Question, Seat } from './questions.ts';
import type { Game, Ruleset, State } from './types.ts';

/** What one seat, or a spectator (null), may see of a match. */
export interface View<G extends Game = Game> {
  readonly seat: Seat | null;
  readonly position: G['view'];
  /** The open question if it is this seat's or the dice's; else only who is asked, and for what. */
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

/** Frames hold what rules learned on the way, secrets included: a view has their names and nothing else. */
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
    question: questionFor(question, seat),
    at: frames.map(({ sequence, at }) => ({ sequence, step: at })),
  };
}

/** The open question as a seat may read it. */
export const questionFor = (question: Question | null, seat: Seat | null): Question | Waiting | null =>
  question === null || mayRead(question, seat) ? question : waiting(question);

const mayRead = ({ to, secret }: Question, seat: Seat | null): boolean => to === seat || (to === 'dice' && !secret);

const waiting = ({ to, purpose, clause }: Question): Waiting => ({ kind: 'waiting', to, purpose, clause });
