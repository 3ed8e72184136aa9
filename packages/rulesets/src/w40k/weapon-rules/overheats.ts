import type { Frame } from '@little-wars/engine';
import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { isAlive } from '../measuring/lookups.ts';
import type { ModelId, SharedWeaponRule } from '../types.ts';

/** A hit roll of 1 harms the bearer once the weapon has fired; the edition defines `results`. */
export const overheats = (
  clause: string,
  /** What an overheating hit roll of 1 is called. */
  one: string,
  mortalWound: (model: ModelId) => Frame,
): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'overheats' }>> => ({
  clause,
  name: 'overheats',
  label: ({ harm }) => (harm === 'slain' ? `${one} slays its bearer` : `${one} is a mortal wound to its bearer`),
  words: ({ harm }) =>
    harm === 'slain'
      ? `On ${one} its bearer is slain once the shots are resolved.`
      : `On ${one} its bearer takes a mortal wound once the shots are resolved.`,
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
