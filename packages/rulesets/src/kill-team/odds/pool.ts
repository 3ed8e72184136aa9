// A pool of dice to roll: which faces are equivalent, and how final dice are encoded as one number.
import { countsAs, type Needed } from '../core/dice/dice.ts';
import type { ReRollOffer } from '../queries.ts';

export type Offer = Pick<ReRollOffer, 'most' | 'faces'>;

export interface Pool extends Needed {
  readonly dice: number;
  /** The re-rolls, in the order of the offers; an empty list of faces means any face. */
  readonly reRolls: readonly Offer[];
  /** Whether dice that end up showing 1 are distinguished from other failures (Hot). */
  readonly ones: boolean;
}

/** The results of a die. */
export const KINDS = ['critical', 'normal', 'one', 'fail'] as const;
export type Kind = (typeof KINDS)[number];

/** Faces that are interchangeable. */
export interface Class {
  readonly as: Kind;
  /** Bit n: the nth offer takes them. */
  readonly offers: number;
  readonly size: number;
}

export function kindOf(face: number, pool: Pool): Kind {
  const as = countsAs(face, pool);
  return as === 'fail' && face === 1 && pool.ones ? 'one' : as;
}

const offersFor = (face: number, reRolls: readonly Offer[]): number =>
  reRolls.reduce((bits, { faces }, nth) => (faces.length === 0 || faces.includes(face) ? bits | (1 << nth) : bits), 0);

const isClassOf =
  (face: number, pool: Pool) =>
  ({ as, offers }: Class): boolean =>
    as === kindOf(face, pool) && offers === offersFor(face, pool.reRolls);

/** The faces in classes, lowest first. */
export function classesOf(pool: Pool): readonly Class[] {
  const classes: Class[] = [];
  for (let face = 1; face <= 6; face++) {
    const at = classes.findIndex(isClassOf(face, pool));
    if (at < 0) classes.push({ as: kindOf(face, pool), offers: offersFor(face, pool.reRolls), size: 1 });
    else classes[at] = { ...classes[at]!, size: classes[at]!.size + 1 };
  }
  return classes;
}

export const classOfFace = (classes: readonly Class[], pool: Pool, face: number): Class =>
  classes.find(isClassOf(face, pool))!;

/** What one die of a kind adds to a `place`. */
export function step(dice: number, kind: Kind): number {
  const side = dice + 1;
  return kind === 'one' ? side * side : kind === 'critical' ? side : kind === 'normal' ? 1 : 0;
}

/** Final dice as one number. */
export const place = (dice: number, { critical, normal, ones }: Counted): number =>
  (ones * (dice + 1) + critical) * (dice + 1) + normal;

/** The number of places; fewer if ones are not distinguished. */
export const placesOf = ({ dice, ones }: Pick<Pool, 'dice' | 'ones'>): number =>
  (dice + 1) * (dice + 1) * (ones ? dice + 1 : 1);

/** Dice by result; the others are failures. */
export interface Counted {
  readonly critical: number;
  readonly normal: number;
  /** Failures that show 1; 0 if they are not distinguished. */
  readonly ones: number;
}

/** Decodes a place. */
export function atPlace(dice: number, at: number): Counted {
  const side = dice + 1;
  return { critical: Math.floor(at / side) % side, normal: at % side, ones: Math.floor(at / (side * side)) };
}

/** Whether the first offer of a pool always re-rolls all ones (see `Ranking`). */
export function rollsOnesAgain({ ones, dice, reRolls }: Pool): boolean {
  const [first] = reRolls;
  return ones && first !== undefined && first.most >= dice && (first.faces.length === 0 || first.faces.includes(1));
}
