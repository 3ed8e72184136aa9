import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: A 6 to hit scores more hits, except in Snap Shots. */
export const tesla: WeaponRule<'tesla'> = {
  clause: 'ZG-8.3',
  name: 'Tesla',
  label: ({ hits }) => `a 6 to hit: ${hits} more hits`,
  words: ({ hits }) => `A 6 to hit scores ${hits} more hits, except in Snap Shots.`,
  modify: {
    'more-hits': add((more, { holder, hits }, { attack, face }) =>
      attack.attacker === holder && face === 6 && !attack.snap && !attack.stray ? more + hits : more,
    ),
  },
};
