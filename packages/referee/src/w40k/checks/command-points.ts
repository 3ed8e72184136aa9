import { fault } from '../../frame/check.ts';
import type { Clauses, CoreCheck } from '../check.ts';

/** Nobody spends more than they have, or uses a stratagem twice in a phase; each has its price. */
export const commandPoints = (
  { stratagems }: Clauses,
  prices: { readonly [stratagem: string]: number },
): CoreCheck => ({
  name: 'command points',
  clause: stratagems,
  on: {
    'cp-spent': (l, { seat, cp, on }) => [
      l.cp[seat]! >= cp ? null : fault(`at most ${l.cp[seat]} CP`, cp),
      l.spent[seat]!.includes(on) ? fault(`${on} once a phase`, 'twice') : null,
      prices[on] === undefined || prices[on] === cp ? null : fault(`${prices[on]} CP`, cp),
    ],
  },
});
