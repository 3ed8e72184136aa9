import type { Check } from '../frame/check.ts';
import { INCH } from '../frame/measure.ts';
import type { Attack, CoreFact } from './facts.ts';
import type { Ledger, Model } from './ledger.ts';
import type { WeaponProfile } from './printed.ts';

/** A check that means the same in several editions. */
export type CoreCheck = Check<Ledger, CoreFact>;

/** Differences between editions, passed to checks with their clauses. */
export interface Edition {
  /** The most inches a model may have moved in this phase; null if it is not checked. */
  mostInches(l: Ledger, model: Model): number | null;
  /** The largest distance to an enemy it may strike, in inches. */
  reach(model: Model): number;
  /** Whether it may fire this weapon while engaged. */
  firesWhenHeld(model: Model, weapon: WeaponProfile): boolean;
  /** The largest distance from a target to others attacked with it, in inches. */
  readonly spread: number;
  /** Whether save dice succeed, and the most that cover adds to them. */
  coverAgainst(attack: Attack): number;
  /** The vertical reach of combat in inches, with distances measured horizontally; null: measured in space. */
  readonly up: number | null;
  /** Whether a charge must reach all its targets or one of them, and the distance that counts, in inches. */
  readonly charge: { readonly all: boolean; readonly within: number };
  /** Whether it may charge though it Advanced, or Fell Back. */
  chargesAfter(l: Ledger, model: Model, deed: 'advanced' | 'fell-back'): boolean;
  /** Whether it fights in the first step, as chargers do. */
  fightsFirst(l: Ledger, model: Model): boolean;
  /** Whether it fights in that step without having charged, if it is near an enemy. */
  alsoFirst?(l: Ledger, model: Model): boolean;
}

/** The clauses of an edition that the checks name. */
export interface Clauses {
  readonly dice: string;
  readonly reRolls: string;
  readonly phases: string;
  readonly turns: string;
  readonly stratagems: string;
  readonly move: string;
  readonly enemyZone: string;
  readonly offTable: string;
  readonly targets: string;
  readonly range: string;
  readonly mayShoot: string;
  readonly profiles: string;
  readonly hit: string;
  readonly wound: string;
  readonly save: string;
  readonly damage: string;
  readonly mayCharge: string;
  readonly chargeTargets: string;
  readonly chargeMove: string;
  readonly fight: string;
  readonly fightOrder: string;
  readonly powers: string;
  readonly psychicTest: string;
  readonly perils: string;
  readonly deny: string;
}

/** The vertical reach of combat in tenths; null if it is measured in space. */
export const upOf = ({ up }: Edition): number | null => (up === null ? null : up * INCH);
