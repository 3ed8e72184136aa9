// Just A Scratch: ignores the damage of one attack die.
import { limit } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { beginning, finish } from '../mechanisms/effects.ts';
import { gains, offerPloy } from '../mechanisms/ploys.ts';

export const justAScratch: Rule<'just-a-scratch'> = {
  clause: 'KT-6.4',
  dice: { does: 'ignore-hit' },
  offer: {
    'damage-dealt': (t, { operative, amount }, use, seat) => {
      if (amount === 0 || operativeOf(t, operative).wounds === 0 || !gains(t, use, operative)) return [];
      const scratched = { rule: 'scratched', seat: use.seat, holder: operative } as const;
      const effects = [{ use: scratched, until: 'attack' } as const];
      return offerPloy(t, use, seat, () => beginning.start({ effects, clause: 'KT-6.4' }));
    },
  },
};

/** Active for the one hit being resolved. */
export const scratched: Rule<'scratched'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Just a Scratch' } },
  modify: { 'takes-damage': limit((takes, { holder }, { operative }) => takes && operative !== holder) },
  on: {
    'damage-ignored': (t, { operative }, use) => {
      if (operative === use.holder) finish(t, use, 'KT-6.4');
      return null;
    },
  },
};
