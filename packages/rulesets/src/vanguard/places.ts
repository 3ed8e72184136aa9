// Where models are put down, by the step that asks.
import type { Numbers, Placement, Question, Reason } from '@little-wars/engine';
import { proposeDeploying, reasonsAgainstDeploying } from './core/15-game/deployment.ts';
import { proposeReturning, reasonsAgainstReturning } from './factions/reanimation-protocol.ts';
import type { Look } from './types.ts';

interface Placing {
  readonly reasons: (t: Look, question: Question<'place'>, placement: Placement) => readonly Reason[];
  readonly propose: (t: Look, question: Question<'place'>, next: Numbers) => Placement;
}

/** By the question's purpose; what is not here is deployed. */
const PLACINGS: { readonly [purpose: string]: Placing } = {
  'place who returns': { reasons: reasonsAgainstReturning, propose: proposeReturning },
};

const DEPLOYMENT: Placing = { reasons: reasonsAgainstDeploying, propose: proposeDeploying };

const placingOf = ({ purpose }: Question<'place'>): Placing => PLACINGS[purpose] ?? DEPLOYMENT;

export const reasonsAgainstPlace: Placing['reasons'] = (t, question, placement) =>
  placingOf(question).reasons(t, question, placement);

export const proposePlace: Placing['propose'] = (t, question, next) => placingOf(question).propose(t, question, next);
