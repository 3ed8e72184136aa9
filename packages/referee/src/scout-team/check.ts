import type { Check } from '../frame/check.ts';
import type { Clauses, CoreCheck } from '../w40k/check.ts';
import type { Fact } from './facts.ts';
import type { Ledger } from './ledger.ts';

export type TeamCheck = Check<Ledger, Fact>;

/** A core check: it uses what every ledger has, and facts that every edition has. */
export const ofCore = (check: CoreCheck): TeamCheck => check as unknown as TeamCheck;

export const clauses: Clauses = {
  dice: '9E-2.3',
  reRolls: '9E-2.3',
  phases: '9E-3.2',
  turns: '9E-3.1',
  stratagems: '9E-4.3',
  move: '9E-5.1',
  enemyZone: '9E-5.2',
  offTable: '9E-5.2',
  targets: '9E-7.2',
  range: '9E-7.3',
  mayShoot: '9E-7.1',
  profiles: '9E-1.2',
  hit: '9E-7.16',
  wound: '9E-7.17',
  save: '9E-7.19',
  damage: '9E-7.20',
  mayCharge: '9E-9.2',
  chargeTargets: '9E-9.3',
  chargeMove: '9E-9.6',
  fight: '9E-10.1',
  fightOrder: '9E-10.3',
  powers: '9E-6.1',
  psychicTest: '9E-6.4',
  perils: '9E-6.5',
  deny: '9E-6.7',
};
