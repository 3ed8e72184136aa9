import {
  anyLegal,
  type Game,
  type Numbers,
  propose,
  type Question,
  questionFor,
  type Ruleset,
  type Seat,
  type State,
  type WithAdvice,
} from '@little-wars/engine';

/** What a bot is given: the match as its seat may see it, and nothing more. */
export interface Seen<G extends Game = Game> {
  readonly ruleset: WithAdvice<G>;
  readonly setup: G['setup'];
  /** The position with other seats' secrets sealed; no frames, which hold secrets too. */
  readonly state: State<G>;
  readonly seat: Seat;
}

export interface Chosen {
  readonly answer: unknown;
  /** Why, as an id with parameters; null where there is nothing to say. */
  readonly because: { readonly reason: string; readonly [parameter: string]: unknown } | null;
}

/** Answers the open question from what its seat may see. `next` is its own source of chance, never the match's dice. */
export type Bot = <G extends Game>(seen: Seen<G>, next: Numbers) => Chosen;

/** A match as one seat sees it. */
export const seenBy = <G extends Game>(
  ruleset: WithAdvice<G>,
  setup: G['setup'],
  state: State<G>,
  seat: Seat,
): Seen<G> => ({ ruleset, setup, seat, state: stateFor(ruleset, setup, state, seat) });

/** What one seat sees, in the form of a state. */
export function stateFor<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  seat: Seat,
): State<G> {
  const question = questionFor(state.question, seat);
  const open = question === null || question.kind === 'waiting' ? null : (question as Question);
  return { position: ruleset.view(setup, state.position, seat), frames: [], question: open };
}

/** Any legal answer. */
export const random: Bot = ({ ruleset, setup, state }, next) => ({
  answer: anyLegal(ruleset, setup, state, next),
  because: null,
});

/** Any legal answer too, but of actions mostly one that does something, and often an attack. */
export const eager: Bot = ({ ruleset, setup, state }, next) => ({
  answer: propose(ruleset, setup, state, next),
  because: null,
});
