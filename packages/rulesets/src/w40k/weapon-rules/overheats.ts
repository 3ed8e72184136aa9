import type { Frame } from '@little-wars/engine';
import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { isAlive } from '../measuring/lookups.ts';
import type { ModelId, SharedRule } from '../types.ts';

/** A hit roll of 1 harms the bearer once the weapon has fired; the edition defines `results`. */
export const overheats = (
  clause: string,
  mortalWound: (model: ModelId) => Frame,
): SharedRule<Extract<SharedWeaponUse, { rule: 'overheats' }>> => ({
  clause,
  modify: { 're-roll-is-risky': set((value, { holder }, { roll }) => value || roll.model === holder) },
  on: {
    fired: (t, { attacker, results }, { holder, harm }) => {
      if (attacker !== holder || !isAlive(t, attacker) || !results.includes(1)) return null;
      if (harm === 'mortal-wound') return mortalWound(attacker);
      t.emit({ type: 'slain', clause, model: attacker, from: attacker });
      return null;
    },
  },
});
