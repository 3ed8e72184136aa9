// What a person does on the board, as plain data: it stands for several answers.
import type { Id, Leg, VerbKind } from '@little-wars/engine';

export interface Gesture {
  readonly model: Id;
  /** The kinds of action to try, in this order; none only to pick the model. */
  readonly verbs: readonly VerbKind[];
  /** The one action it performs, if the gesture names it. */
  readonly option: Id | null;
  /** Whom it attacks or charges. */
  readonly target: Id | null;
  /** The way it moves; null to stop where the way is asked for. */
  readonly legs: readonly Leg[] | null;
  /** Options to take where they are on offer: a weapon, an order. */
  readonly prefer: readonly Id[];
  /** It has begun already: it does no more than answer what is asked about its model now. */
  readonly goesOn: boolean;
}

const gesture = (model: Id, verbs: readonly VerbKind[], more: Partial<Gesture> = {}): Gesture => ({
  model,
  verbs,
  option: null,
  target: null,
  legs: null,
  prefer: [],
  goesOn: false,
  ...more,
});

/** Picks a model to act. */
export const activating = (model: Id): Gesture => gesture(model, []);

/** Moves a model: along a way, or up to the question for the way. */
export const moving = (
  model: Id,
  legs: readonly Leg[] | null = null,
  prefer: readonly Id[] = [],
  verbs: readonly VerbKind[] = ['move', 'dash'],
): Gesture => gesture(model, verbs, { legs, prefer });

/** Attacks a model with the preferred weapons, or with whatever works. */
export const attacking = (model: Id, target: Id, prefer: readonly Id[] = []): Gesture =>
  gesture(model, ['shoot', 'fight'], { target, prefer });

export const charging = (model: Id, target: Id): Gesture => gesture(model, ['charge'], { target });

/** Performs one action by its name: a button of the action bar. */
export const acting = (model: Id, option: Id, prefer: readonly Id[] = []): Gesture =>
  gesture(model, ['other'], { option, prefer });

/** Ends the turn of a model. */
export const ending = (model: Id): Gesture => gesture(model, ['end']);

/** Moves a model with a second kind of move after the first: along a way, or up to the question for it. */
export const movingFarther = (model: Id, first: readonly Leg[], second: readonly Leg[] | null): readonly Gesture[] => [
  gesture(model, ['move'], { legs: first }),
  gesture(model, ['dash'], { legs: second }),
];
