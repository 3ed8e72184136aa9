import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: an unmodified wound roll of 6 has a better AP. */
export const woundSixApBonus: WeaponRule<'wound-six-ap-bonus'> = {
  clause: 'ST-10.3',
  name: 'better AP on sixes',
  label: ({ by }) => `wound rolls of 6: ${-by} AP better`,
  words: ({ by }) => `A wound roll of 6 improves its AP by ${-by}.`,
  modify: {
    'wound-yield': add((worth, { holder, by }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: worth.ap + by } : worth,
    ),
  },
};
