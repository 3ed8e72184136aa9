import type { Mask, Scene } from '../scene.ts';
import type { Body, Spot } from '../shape.ts';
import { toInches } from '../units.ts';

/** What may stand in the way. */
export interface Among {
  readonly scene: Scene;
  /** The solids that block. */
  readonly mask: Mask;
  /** Bodies that block too. Hold on to the list: it is read once and remembered as long as the list itself lives. */
  readonly bodies?: readonly Body[];
  /** The indexes in `bodies` that never block: the viewer's and the target's own. */
  readonly except?: readonly number[];
}

/** A piece by its id, a body by its index in `Among.bodies`. */
export type Touch = string | number;

/**
 * Whether something is seen, with the proof. All lengths in the margin are measured at the target: on the upright
 * plane through its middle, across the line of view.
 */
export interface Sight {
  readonly visible: boolean;
  /**
   * The deciding line, from the eye to a spot on the target. Seen: the middle of a widest free gap. Hidden: the line
   * that would come free first.
   */
  readonly line: readonly [Spot, Spot];
  /** Seen: what bounds the gap around the line, if anything does. Hidden: what hides the target. */
  readonly touches: readonly Touch[];
  /**
   * In inches, never below 0. Seen: the end of the line may move by this much up, down, left or right and the line
   * stays free and still meets the target. Hidden: if the target were to grow by less than this, up or to either side,
   * the pieces in `touches` would still hide it.
   */
  readonly margin: number;
}

/** Sight from a body: the best point of view, and how much of the target is hidden from it. */
export interface BodySight extends Sight {
  /**
   * The hidden share of the rectangle through the target's middle, across the line of view, as wide and high as the
   * target: 0 only if nothing of the target is hidden, 1 only if it is not seen at all.
   */
  readonly hidden: number;
  /** The viewer's best point of view; of one that sees nothing, the middle of its top. */
  readonly from: Spot;
}

/** The largest margin ever given, in inches: nothing on a table is further. */
export const FAR_MARGIN = 99;

/** A margin as it is given: in inches, never below 0 nor above the largest. */
export const marginInInches = (tenths: number): number => Math.min(FAR_MARGIN, toInches(Math.max(0, tenths)));

/** What is named in a proof for a solid by its index, or for a body given as -1 - index. */
export const touchOf = (index: number, { scene }: Among): Touch =>
  index < 0 ? -1 - index : scene.solids[index]!.piece;
