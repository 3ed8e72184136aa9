import type { Book } from '../frame/check.ts';
import { checks } from './checks/index.ts';
import type { Fact } from './facts.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { note, noteTurn } from './note.ts';

/** Kill Team Vanguard as the referee reads it. */
export const vanguard: Book<Ledger, Fact> = { ruleset: 'vanguard', checks, open: openLedger, turn: noteTurn, note };
