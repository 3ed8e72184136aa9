import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';

/** Different damage against a target whose Save is this good. */
export const damageAgainstSave = (
  clause: string,
  lookups: Lookups,
): SharedRule<Extract<SharedWeaponUse, { rule: 'damage-against-save' }>> => ({
  clause,
  modify: {
    damage: set((value, { holder, save, damage }, { attacker, target }, t) =>
      attacker === holder && (lookups.kit(t, target).profile.save ?? 7) <= save ? damage : value,
    ),
  },
});
