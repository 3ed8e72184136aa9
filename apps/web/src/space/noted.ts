import type { Vector } from './vector.ts';

/** A reading to write over the view in space. */
export interface Noted {
  readonly at: Vector;
  readonly text: string;
  /** A class of the style sheet. */
  readonly kind: string;
}
