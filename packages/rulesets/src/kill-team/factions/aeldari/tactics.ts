// First Of The Aspects, Matchless Agility
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { operativeOf, ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { gainApl } from '../mechanisms/apl.ts';
import { beginning } from '../mechanisms/effects.ts';
import { gains, gainsAs, offerPloy } from '../mechanisms/ploys.ts';
import { because } from '../mechanisms/reasons.ts';

/** At any point of a DIRE AVENGER's activation: one more APL. */
export const firstOfTheAspects: Rule<'first-of-the-aspects'> = {
  clause: 'KT-6.4',
  offer: {
    'choosing-an-action': (t, { operative }, use, seat) =>
      gainsAs(t, use, operative, 'DIRE AVENGER') && operativeOf(t, operative).aplChange < 1
        ? offerPloy(t, use, seat, () => gainApl.start({ operative }))
        : [],
  },
};

/** On activation: no attacks, but a longer Dash. */
export const matchlessAgility: Rule<'matchless-agility'> = {
  clause: 'KT-6.4',
  offer: {
    activated: (t, { operative }, use, seat) => {
      if (!gains(t, use, operative)) return [];
      const agile = { rule: 'agile', seat: ownerOf(t, operative), holder: operative } as const;
      const effects = [{ use: agile, until: 'activation' } as const];
      return offerPloy(t, use, seat, () => beginning.start({ effects, clause: 'KT-6.4' }));
    },
  },
};

const FARTHER = inches(2);
/** Shoot, Fight, and actions that count as one of them. */
const ATTACKS: readonly string[] = ['shoot', 'fight', 'shuriken-storm', 'guard', 'hatchway-fight'];

export const agile: Rule<'agile'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Matchless Agility' } },
  modify: {
    allowance: add((allowance, { holder }, { operative, action }) =>
      operative === holder && action === 'dash' ? allowance + FARTHER : allowance,
    ),
    'action-refused': add((reasons, { holder }, { operative, action }) => [
      ...reasons,
      ...because(operative === holder && ATTACKS.includes(action), 'matchless-agility', 'KT-6.4'),
    ]),
  },
};
