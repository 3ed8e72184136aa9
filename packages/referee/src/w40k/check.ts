import type { Check } from '../frame/check.ts';
import type { CoreFact } from './facts.ts';
import type { Ledger } from './ledger.ts';

/** A check that means the same in several editions. */
export type CoreCheck = Check<Ledger, CoreFact>;

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
