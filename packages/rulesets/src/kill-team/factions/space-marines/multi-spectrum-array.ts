// Multi-Spectrum Array: for one Shoot action of an INCURSOR, nobody is obscured.
import { add, type Reason } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { beginning, finish } from '../mechanisms/effects.ts';
import { opensTargets } from '../mechanisms/new-targets.ts';
import { gainsAs, offerPloy } from '../mechanisms/ploys.ts';
import { without } from '../mechanisms/reasons.ts';

export const multiSpectrumArray: Rule<'multi-spectrum-array'> = {
  clause: 'KT-6.4',
  offer: {
    'choosing-an-action': (t, { operative }, use, seat) =>
      gainsAs(t, use, operative, use.keyword)
        ? offerPloy(t, use, seat, () => {
            const doesAway = (_aim: Aim, reasons: readonly Reason[]) => without(reasons, 'obscured').length === 0;
            if (!opensTargets(t, operative, { doesAway })) return null;
            const seeing = { rule: 'seeing-through', seat: ownerOf(t, operative), holder: operative } as const;
            return beginning.start({ effects: [{ use: seeing, until: 'activation' }], clause: 'KT-6.4' });
          })
        : [],
  },
};

export const seeingThrough: Rule<'seeing-through'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Multi-spectrum Array' } },
  modify: {
    'target-refused': add((reasons, { holder }, { attacker, action }) =>
      attacker === holder && action === 'shoot' ? without(reasons, 'obscured') : reasons,
    ),
  },
  on: {
    'action-finished': (t, { operative, action }, use) => {
      if (operative === use.holder && action === 'shoot') finish(t, use, 'KT-6.4');
      return null;
    },
  },
};
