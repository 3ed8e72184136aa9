import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: pulse weapons of friends nearby score one more hit with each unmodified 6. */
export const volleyFire: Rule<'volley-fire'> = {
  clause: 'ST-10.4',
  name: 'Volley Fire',
  modify: {
    'hit-yield': add((worth, use, { attack, face }, t) =>
      face === 6 &&
      attack.manner !== 'fighting' &&
      attack.profile !== '' &&
      lookups.profile(attack.profile).family === 'pulse' &&
      isInAura(t, lookups, use, attack.attacker)
        ? { ...worth, hits: worth.hits + 1 }
        : worth,
    ),
  },
};
