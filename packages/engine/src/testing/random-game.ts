import { expect } from 'vitest';
import type { Game, Ruleset, State } from '../kernel/index.ts';
import { answer, begin, propose } from '../kernel/index.ts';
import { numbers } from './boards.ts';

interface Watching<G extends Game> {
  /** More answers than any game takes. */
  readonly longest?: number;
  /** Called with every state before it is answered. */
  readonly watch?: (state: State<G>) => void;
}

/** Plays a whole game of proposed answers from a seed. Throws on a refusal, or if the game does not end. */
export const randomGame = <G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  seed: number,
  watching: Watching<G> = {},
): G['position'] => playedOn(ruleset, setup, begin(ruleset, setup), { seed, ...watching }).position;

/** Plays on from a state with proposed answers until no question is left. */
export function playedOn<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  from: State<G>,
  { seed, longest = 5000, watch = () => {} }: Watching<G> & { readonly seed: number },
): State<G> {
  const next = numbers(seed);
  let state = from;
  for (let n = 0; state.question !== null; n++) {
    if (n > longest) expect.fail(`no end after ${longest} answers (seed ${seed})`);
    watch(state);
    const given = propose(ruleset, setup, state, next);
    const answered = answer(ruleset, setup, state, { by: state.question.to, answer: given });
    if (!answered.ok) expect.fail(JSON.stringify({ seed, asked: state.question, given, reasons: answered.reasons }));
    state = answered.state;
  }
  return state;
}
