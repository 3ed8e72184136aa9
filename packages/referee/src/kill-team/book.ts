import type { Book } from '../frame/check.ts';
import { facesOf } from '../frame/played-game.ts';
import { checks } from './checks/index.ts';
import type { Fact } from './facts.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { note } from './note.ts';

/** Kill Team 2021 as the referee reads it. */
export const killTeam: Book<Ledger, Fact> = {
  ruleset: 'kill-team',
  checks,
  open: openLedger,
  turn: (ledger, turn) => {
    const [one, other] = facesOf(turn);
    if (ledger.attacker === null && one !== undefined && other !== undefined && one !== other)
      ledger.rollOff = one > other ? 0 : 1;
  },
  note,
};
