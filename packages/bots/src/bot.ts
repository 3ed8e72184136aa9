import {
  anyLegalTo,
  choicesFrom,
  choicesOf,
  type Game,
  type Id,
  mayRead,
  type Numbers,
  type Open,
  type OpenQuestion,
  proposeTo,
  type Ruleset,
  type Seat,
  type State,
  type WithAdvice,
} from '@little-wars/engine';

/** What a bot sees: the position without other seats' secrets, and the open question if it is for its seat. */
export interface Seen<G extends Game = Game> extends Open<G> {
  readonly ruleset: WithAdvice<G>;
  readonly seat: Seat;
}

export interface Chosen {
  readonly answer: unknown;
  /** The reason as an id with parameters; null if there is none. */
  readonly because: { readonly reason: string; readonly [parameter: string]: unknown } | null;
}

/** Answers the open question from what its seat may see. `next` is its own random source, not the match's dice. */
export type Bot = <G extends Game>(seen: Seen<G>, next: Numbers) => Chosen;

/** A match as one seat sees it. The choices come from the full state, so they are those that will be accepted. */
export const seenBy = <G extends Game>(
  ruleset: WithAdvice<G>,
  setup: G['setup'],
  state: State<G>,
  seat: Seat,
): Seen<G> => ({ ...openTo(ruleset, setup, state, seat), ruleset, seat });

function openTo<G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>, seat: Seat): Open<G> {
  const isAsked = mayRead(state.question, seat);
  return {
    ruleset,
    setup,
    position: ruleset.view(setup, state.position, seat),
    question: isAsked ? state.question : null,
    choices: isAsked ? choicesOf(ruleset, setup, state) : null,
  };
}

/** The same as plain data with options listed, to be sent to a bot in a worker or on another machine. */
export interface Sent {
  readonly setup: object;
  readonly seat: Seat;
  readonly position: object;
  readonly question: OpenQuestion | null;
  readonly options: readonly Id[] | null;
}

export function toSend<G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>, seat: Seat): Sent {
  const { position, question, choices } = openTo(ruleset, setup, state, seat);
  return { setup, seat, position, question, options: choices?.list() ?? null };
}

/** Restores what was sent, so that the bot chooses exactly as it would have locally. */
export const received = (ruleset: WithAdvice<Game>, { question, options, ...sent }: Sent): Seen => ({
  ...sent,
  ruleset,
  question,
  choices: question?.kind === 'pick-one' ? choicesFrom(question, options ?? []) : null,
});

/** Any legal answer. */
export const random: Bot = (seen, next) => ({ answer: anyLegalTo(seen, next), because: null });

/** Any legal answer too, but mostly an action that does something, and often an attack. */
export const eager: Bot = (seen, next) => ({ answer: proposeTo(seen, next), because: null });
