import type { Book } from '../frame/check.ts';
import { checks } from './checks/index.ts';
import type { Fact } from './facts.ts';
import { type Ledger, note, openLedger } from './ledger.ts';

/** Scout Team as the referee reads it. */
export const scoutTeam: Book<Ledger, Fact> = {
  ruleset: 'scout-team',
  checks,
  open: openLedger,
  turn: () => {},
  note,
};
