import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedWeaponRule } from '../types.ts';

/** Different damage against a target whose Save is this good. */
export const damageAgainstSave = (
  clause: string,
  lookups: Lookups,
): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'damage-against-save' }>> => ({
  clause,
  name: 'other damage by the target’s Save',
  label: ({ damage, save }) => `D ${damage} against Sv ${save}+ or better`,
  words: ({ damage, save }) => `Its damage is ${damage} against targets with a Save of ${save}+ or better.`,
  modify: {
    damage: set((value, { holder, save, damage }, { attacker, target }, t) =>
      attacker === holder && (lookups.kit(t, target).profile.save ?? 7) <= save ? damage : value,
    ),
  },
});
