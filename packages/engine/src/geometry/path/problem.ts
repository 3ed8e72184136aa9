import type { Solid } from '../scene.ts';
import type { Spot } from '../shape.ts';
import { type How, spotAt } from './path.ts';

export type ProblemId =
  | 'through-solid'
  | 'through-base'
  | 'in-zone'
  | 'off-table'
  /** No ground below: on a `go` leg, or at the place where a climb, drop or jump begins or ends. */
  | 'no-ground'
  /** A `go` leg whose ends are not level, or a climb or drop that does not change its height. */
  | 'wrong-height'
  | 'not-standing'
  | 'no-face'
  | 'too-far-from-edge'
  | 'too-high-to-climb'
  | 'too-deep-to-drop'
  | 'too-steep-to-jump'
  | 'no-gap'
  | 'gap-too-wide'
  /** The ruleset has no such leg, or its price is a refusal. */
  | 'not-allowed'
  | 'too-long';

/** What is wrong with a path, and where. */
export interface Problem {
  readonly id: ProblemId;
  readonly leg: number;
  /** Tenths along the leg, on the flat, where it begins. */
  readonly at: number;
  readonly spot: Spot;
  readonly how?: How;
  readonly piece?: string;
  readonly part?: number;
  readonly kind?: string;
  readonly other?: string;
  readonly zone?: string;
  /** Why it does not stand. */
  readonly why?: 'no-ground' | 'solid' | 'base';
  /** The size found and the size allowed, in tenths. */
  readonly found?: number;
  readonly limit?: number;
}

/** Where on which leg a problem is. */
export interface Place {
  readonly leg: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly z: number;
  readonly length: number;
}

export type Cause = Omit<Problem, 'id' | 'leg' | 'at' | 'spot'>;

export const problemAt = (place: Place, t: number, id: ProblemId, cause: Cause = {}): Problem => ({
  id,
  leg: place.leg,
  at: t * place.length,
  spot: spotAt(place.from, place.to, t, place.z),
  ...cause,
});

export const solidCause = ({ piece, part, kind }: Solid): Cause => ({ piece, part, kind });

export const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.length < 2 ? problems : [...problems].sort((a, b) => a.leg - b.leg || a.at - b.at);
