import { type Check, fault } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';
import { strengthOf } from '../printed.ts';

const ROUNDING = 2;

/** ZG-3.1: at most half the Strength in inches, rounded up. */
export const recoils: Check<Ledger, Fact> = {
  name: 'recoil',
  clause: 'ZG-3.1',
  on: {
    fired: (l, { profile }) => {
      const strength = strengthOf(l.printed, profile);
      if (l.recoil === null || strength === null) return null;
      const most = Math.ceil(strength / 2);
      return l.recoil <= most * INCH + ROUNDING ? null : fault(`${most}" at most`, l.recoil / INCH);
    },
  },
};
