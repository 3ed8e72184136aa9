import type { Book } from '../frame/check.ts';
import { checks } from './checks/index.ts';
import type { Fact } from './facts.ts';
import { type Ledger, note, openLedger } from './ledger.ts';

/** Recon Squad as the referee reads it. */
export const reconSquad: Book<Ledger, Fact> = {
  ruleset: 'recon-squad',
  checks,
  open: openLedger,
  turn: () => {},
  note,
};
