import { set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: its Grenades have this range. */
export const grenadeRange: Rule<'grenade-range'> = {
  clause: 'RS-10.4',
  name: 'throws further',
  modify: {
    range: set((value, { holder, inches: far }, { attacker, profile }) =>
      attacker === holder && lookups.profile(profile).type === 'grenade' ? inches(far) : value,
    ),
  },
};
