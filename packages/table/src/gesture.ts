// What a person does on the board, as plain data: it stands for several answers.
import type { Id, Leg, VerbKind } from '@little-wars/engine';
import type { Direction } from '@little-wars/engine/geometry';

export interface Gesture {
  readonly model: Id;
  /** The kinds of action to try, in this order; empty to only pick the model. */
  readonly verbs: readonly VerbKind[];
  /** The one action it performs, if the gesture names it. */
  readonly option: Id | null;
  /** The target of its attack or charge. */
  readonly target: Id | null;
  /** The path of its move; null to stop at the question for it. */
  readonly legs: readonly Leg[] | null;
  /** Options to take where offered: a weapon, an order. */
  readonly prefer: readonly Id[];
  /** Which way it turns, where a direction is asked for. */
  readonly towards: Direction | null;
  /** It has already begun: it only answers questions about its model. */
  readonly goesOn: boolean;
  /**
   * The question where it may begin, by its purpose; elsewhere, or if it is not possible, it is left out: what others of a
   * unit do likewise. Null where it must be possible.
   */
  readonly onlyAt: string | null;
}

const gesture = (model: Id, verbs: readonly VerbKind[], more: Partial<Gesture> = {}): Gesture => ({
  model,
  verbs,
  option: null,
  target: null,
  legs: null,
  prefer: [],
  towards: null,
  goesOn: false,
  onlyAt: null,
  ...more,
});

/** Picks a model to act. */
export const activating = (model: Id): Gesture => gesture(model, []);

/** Moves a model: along a path, or up to the question for it. */
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

/** Performs one action by name: a button of the action bar. */
export const acting = (model: Id, option: Id, prefer: readonly Id[] = []): Gesture =>
  gesture(model, ['other'], { option, prefer });

/** Ends the turn of a model. */
export const ending = (model: Id): Gesture => gesture(model, ['end']);

/** Moves a model with a second kind of move after the first: along a path, or up to the question for it. */
export const movingFarther = (model: Id, first: readonly Leg[], second: readonly Leg[] | null): readonly Gesture[] => [
  gesture(model, ['move'], { legs: first }),
  gesture(model, ['dash'], { legs: second }),
];

/** Moves a model whose move is a direction: turns it that way. */
export const turning = (model: Id, towards: Direction): Gesture => gesture(model, ['move'], { towards });
