// Where things are put down, by the step that asks.
import type { Numbers, Placement, Question, Reason } from '@little-wars/engine';
import { proposeDrop, reasonsAgainstDrop } from './core/03-actions/tokens.ts';
import { proposeToken, reasonsAgainstToken } from './core/10-tac-ops/places.ts';
import { proposePlace, reasonsAgainstPlace } from './core/11-ways-to-play/places.ts';
import { placeToRise, type Rises, reasonsAgainstRising } from './factions/necrons/reanimation.ts';
import type { Look } from './types.ts';

interface Placing {
  readonly reasons: (t: Look, question: Question<'place'>, placement: Placement) => readonly Reason[];
  readonly propose: (t: Look, question: Question<'place'>, next: Numbers) => Placement;
}

/** By the question's purpose; what is not here is set up before the battle. */
const PLACINGS: { readonly [purpose: string]: Placing } = {
  'drop the token': { reasons: reasonsAgainstDrop, propose: proposeDrop },
  'put it down': { reasons: reasonsAgainstDrop, propose: proposeDrop },
  'rise as near as can be': {
    reasons: (t, { about }, placement) => reasonsAgainstRising(t, about as Rises, placement),
    propose: (t, { about }) => placeToRise(t, about as Rises),
  },
  'put down the token': { reasons: reasonsAgainstToken, propose: proposeToken },
};

const BEFORE_THE_BATTLE: Placing = { reasons: reasonsAgainstPlace, propose: proposePlace };

const placingOf = ({ purpose }: Question<'place'>): Placing => PLACINGS[purpose] ?? BEFORE_THE_BATTLE;

export const reasonsAgainstAnyPlace: Placing['reasons'] = (t, question, placement) =>
  placingOf(question).reasons(t, question, placement);

export const proposeAnyPlace: Placing['propose'] = (t, question, next) =>
  placingOf(question).propose(t, question, next);
