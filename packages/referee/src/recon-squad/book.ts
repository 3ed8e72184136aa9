import type { Book } from '../frame/check.ts';
import { length } from './checks/7.8-length.ts';
import { result } from './checks/8.3-result.ts';
import { turns } from './checks/8e-2.1-turns.ts';
import type { Fact } from './facts.ts';
import { type Ledger, note, openLedger } from './ledger.ts';

/** Recon Squad as the referee reads it. */
export const reconSquad: Book<Ledger, Fact> = {
  ruleset: 'recon-squad',
  checks: [turns, length, result],
  open: openLedger,
  turn: () => {},
  note,
};
