import type { Check } from '../frame/check.ts';
import { INCH } from '../frame/measure.ts';
import type { Attack, CoreFact } from './facts.ts';
import type { Ledger, Model } from './ledger.ts';
import type { WeaponProfile } from './printed.ts';

/** A check that means the same in several editions. */
export type CoreCheck = Check<Ledger, CoreFact>;

/** Where editions differ: what a check is told beside its clauses. */
export interface Edition {
  /** The most inches a model may have moved in this phase; null if it is not measured. */
  mostInches(l: Ledger, model: Model): number | null;
  /** How near an enemy is whom it may strike, at the most, in inches. */
  reach(model: Model): number;
  /** Whether it fires this weapon though an enemy holds it. */
  firesWhenHeld(model: Model, weapon: WeaponProfile): boolean;
  /** How far from a target others are attacked with it at the most, in inches. */
  readonly spread: number;
  /** Whether dice of a save succeed, and the most that cover adds to them. */
  coverAgainst(attack: Attack): number;
  /** How far up or down combat reaches, in inches, with distances measured across; null: they are measured in space. */
  readonly up: number | null;
  /** Whether a charge reaches everybody it named, or one of them; and how near that is, in inches. */
  readonly charge: { readonly all: boolean; readonly within: number };
  /** Whether it may charge though it Advanced, or Fell Back. */
  chargesAfter(l: Ledger, model: Model, deed: 'advanced' | 'fell-back'): boolean;
  /** Whether it fights in the first step; who charged does. */
  fightsFirst(l: Ledger, model: Model): boolean;
  /** Whether it fights with those though it did not charge, if it is near an enemy. */
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

/** How far up or down combat reaches, in tenths; null if it is measured in space. */
export const upOf = ({ up }: Edition): number | null => (up === null ? null : up * INCH);
