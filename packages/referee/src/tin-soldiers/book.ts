import type { Book } from '../frame/check.ts';
import { result } from './checks/1.1-result.ts';
import { placing } from './checks/2.1-placing.ts';
import { bids } from './checks/3.1-bids.ts';
import { turns } from './checks/3.2-turns.ts';
import { distance } from './checks/4.1-distance.ts';
import { wounds } from './checks/5.4-wounds.ts';
import { type Fact, type Ledger, note, openLedger } from './ledger.ts';

/** Tin Soldiers as the referee reads it. */
export const tinSoldiers: Book<Ledger, Fact> = {
  ruleset: 'tin-soldiers',
  checks: [placing, bids, turns, distance, wounds, result],
  open: openLedger,
  turn: () => {},
  note,
};
