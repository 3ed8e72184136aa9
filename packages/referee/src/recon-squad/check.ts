import type { Check } from '../frame/check.ts';
import type { Clauses, CoreCheck } from '../w40k/check.ts';
import type { Fact } from './facts.ts';
import type { Ledger } from './ledger.ts';

export type SquadCheck = Check<Ledger, Fact>;

/** A core check: it uses what every ledger has, and facts that every edition has. */
export const ofCore = (check: CoreCheck): SquadCheck => check as unknown as SquadCheck;

export const clauses: Clauses = {
  dice: '8E-3.1',
  reRolls: '8E-3.1',
  phases: '8E-2.2',
  turns: '8E-2.1',
  stratagems: '8E-10.1',
  move: '8E-4.1',
  enemyZone: '8E-4.2',
  offTable: '8E-4.5',
  targets: '8E-6.2',
  range: '8E-6.3',
  mayShoot: '8E-6.1',
  profiles: '8E-1.2',
  hit: '8E-6.14',
  wound: '8E-6.15',
  save: '8E-6.17',
  damage: '8E-6.19',
  mayCharge: '8E-7.2',
  chargeTargets: '8E-7.3',
  chargeMove: '8E-7.8',
  fight: '8E-8.1',
  fightOrder: '8E-8.2',
  powers: '8E-5.1',
  psychicTest: '8E-5.3',
  perils: '8E-5.4',
  deny: '8E-5.6',
};
