import type { Book } from '../frame/check.ts';
import { checks } from './checks/index.ts';
import type { Fact } from './facts.ts';
import { type Ledger, note, openLedger } from './ledger.ts';

/** Zero-G as the referee reads it. */
export const zeroG: Book<Ledger, Fact> = { ruleset: 'zero-g', checks, open: openLedger, turn: () => {}, note };
