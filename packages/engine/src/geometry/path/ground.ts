import type { Scene, Solid } from '../scene.ts';
import type { Tenths } from '../units.ts';
import type { Other } from './path.ts';

/** What counts for entering a part: the whole base, or its centre alone. */
export type Measured = 'base' | 'centre';

/** How a solid is passed by what moves at its height. */
export type Pass =
  /** Never. */
  | { readonly how: 'closed' }
  /** As if it were not there. */
  | { readonly how: 'open' }
  /** Every inch inside counts `factor` times (a multiple of a half; of several areas the largest counts). */
  | { readonly how: 'slow'; readonly factor: number; readonly by: Measured }
  /**
   * Every crossing costs a price: beside the length inside, or instead of it, or the length inside counts as at least
   * the price. A price for the length inside stands for slow ground there too.
   */
  | {
      readonly how: 'priced';
      readonly price: Tenths;
      readonly inside: 'counts' | 'replaced' | 'at-least';
      readonly by: Measured;
    }
  /** Only if the base also overlaps an opening of the same piece at some moment while it overlaps this part. */
  | { readonly how: 'beside' }
  /** Freely; opens the `beside` parts of its piece. */
  | { readonly how: 'opening' };

/** What one solid is to a mover. */
export interface Passage {
  readonly pass: Pass;
  /** Whether a move may end with the base overlapping it. Default: open and slow parts yes, all others no. */
  readonly ends?: boolean;
  /** What its top is: ground to pass over, or also to end on. Default: no ground. */
  readonly top?: 'cross' | 'stand';
  /** The names under which its sides can be climbed (ladder, face …). Parts of one name join in height. */
  readonly faces?: readonly string[];
}

/** A ruleset's rule for climbs, drops or jumps: limits that are decided exactly, then a price, or null to refuse. */
export interface LinkRule<Facts> {
  /**
   * How near it must be done, exactly this included. Climbs and drops: at the low end the base is at most this far
   * from the edge it goes over, measured along the leg; climbs: and from the face. Jumps: at the take-off, from the
   * edge. (Further back on the upper level it simply goes up to the edge first.)
   */
  readonly within: Tenths;
  /** The most height gained or lost. */
  readonly highest?: Tenths;
  /** Jumps: the widest gap, edge to edge along the path. */
  readonly widest?: Tenths;
  /** Where it lands must be a place to end on, even if the path goes on. */
  readonly stands?: boolean;
  /** What it costs in addition to the length on the flat. */
  readonly price: (facts: Facts) => Tenths | null;
}

export interface ClimbFacts {
  readonly up: boolean;
  readonly height: Tenths;
  /** The names of the faces that reach all the way, in order of name. */
  readonly faces: readonly string[];
}

export interface DropFacts {
  readonly height: Tenths;
}

export interface JumpFacts {
  /** Above zero when it lands higher. */
  readonly rise: Tenths;
  /** Edge to edge along the path, for showing. */
  readonly width: number;
  /** The width in whole inches, rounded down exactly. */
  readonly wholeInches: number;
}

/** How a mover treats other bases at its height: never through, over but not ending there, or as if not there. */
export type Crossing = 'closed' | 'over' | 'open';

/** A ruleset's table of ground, compiled for one scene. */
export interface Ground {
  /** By the index of the solid. */
  readonly passages: readonly Passage[];
  readonly others: (other: Other) => Crossing;
  /** What of the base must be over ground all along a `go` leg. */
  readonly support: Measured;
  /** What of the base must be over ground where a move ends. */
  readonly stands: Measured;
  /** With `support: 'centre'`: a gap under the centre narrower than this is crossed without a jump. */
  readonly bridges?: Tenths;
  /** A straight piece counts as at least this. Legs in one direction, one after the other, are one piece. */
  readonly atLeast?: Tenths;
  /** Heights play no part: parts are passed as their passage says at any height, nothing carries, jumps are free. */
  readonly flies?: boolean;
  readonly climb?: LinkRule<ClimbFacts>;
  readonly drop?: LinkRule<DropFacts>;
  readonly jump?: LinkRule<JumpFacts>;
}

export interface GroundTable extends Omit<Ground, 'passages'> {
  readonly passage: (solid: Solid) => Passage;
}

/**
 * Compiles a table for a scene. Made once for each scene, ruleset and manner of moving; `before` is the same for the
 * scene that this one is set up on.
 */
export function groundOf({ solids }: Scene, { passage, ...rest }: GroundTable, before: Ground | null = null): Ground {
  const passages = before ? before.passages.slice() : [];
  for (let i = passages.length; i < solids.length; i++) passages.push(passage(solids[i]!));
  return { ...rest, passages };
}

export const mayEndOn = ({ ends, pass }: Passage): boolean => ends ?? (pass.how === 'open' || pass.how === 'slow');

/** A length rounded up to a multiple of a step, as rules round heights climbed. */
export const roundedUp = (length: Tenths, step: Tenths): Tenths => Math.ceil(length / step) * step;

/** A length rounded down to a multiple of a step, as rules round heights dropped. */
export const roundedDown = (length: Tenths, step: Tenths): Tenths => Math.floor(length / step) * step;
