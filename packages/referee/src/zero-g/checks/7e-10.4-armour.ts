import { type Check, fault } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import { type Ledger, ongoing } from '../ledger.ts';
import { hasAny, weaponOf } from '../printed.ts';

/** 7E-10.4: equal glances, more penetrates; special rules may override it. */
export const armour: Check<Ledger, Fact> = {
  name: 'armour',
  clause: '7E-10.4',
  on: {
    'armour-tried': (l, { armour: front, total, result }) => {
      const weapon = weaponOf(l.printed, ongoing(l)?.attack.profile ?? '');
      if (hasAny(weapon, 'haywire', 'graviton', 'gauss')) return null;
      const due = total > front ? 'penetrate' : total === front ? 'glance' : 'nothing';
      return result === due ? null : fault(due, result);
    },
  },
};
