import { isListed, questionOf } from '../kernel/choices.ts';
import type { Game, Ruleset, State } from '../kernel/types.ts';
import { hashOf } from './hash.ts';

/** The hash that records store: that of the state with options listed in place of candidates. */
export const stateHash = <G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>): string =>
  state.question === null || isListed(state.question)
    ? hashOf(state)
    : hashOf({ ...state, question: questionOf(ruleset, setup, state) });
