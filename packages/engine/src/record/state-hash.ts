import { isListed, questionOf } from '../kernel/choices.ts';
import type { Game, Ruleset, State } from '../kernel/types.ts';
import { hashOf } from './hash.ts';

/** The hash of a state with its options listed: what records keep, whatever a state has candidates for. */
export const stateHash = <G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>): string =>
  state.question === null || isListed(state.question)
    ? hashOf(state)
    : hashOf({ ...state, question: questionOf(ruleset, setup, state) });
