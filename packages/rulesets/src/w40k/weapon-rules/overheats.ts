import type { Frame } from '@little-wars/engine';
import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { isAlive } from '../measuring/lookups.ts';
import type { Backfire, ModelId, SharedWeaponRule } from '../types.ts';

type Overheats = Extract<SharedWeaponUse, { rule: 'overheats' }>;

const backfire = ({ harm }: Overheats): Backfire => ({ on: 1, harm });

/** A hit roll of 1 harms the bearer once the weapon has fired; the edition defines `results`. */
export const overheats = (
  clause: string,
  /** What an overheating hit roll of 1 is called. */
  one: string,
  mortalWound: (model: ModelId) => Frame,
): SharedWeaponRule<Overheats> => ({
  clause,
  name: 'overheats',
  label: ({ harm }) => (harm === 'slain' ? `${one} slays its bearer` : `${one} is a mortal wound to its bearer`),
  words: ({ harm }) =>
    harm === 'slain'
      ? `On ${one} its bearer is slain once the shots are resolved.`
      : `On ${one} its bearer takes a mortal wound once the shots are resolved.`,
  backfires: backfire,
  modify: { 're-roll-is-risky': set((value, { holder }, { roll }) => value || roll.model === holder) },
  on: {
    fired: (t, { attacker, results }, use) => {
      const { on, harm } = backfire(use);
      if (attacker !== use.holder || !isAlive(t, attacker) || !results.includes(on)) return null;
      if (harm === 'mortal-wound') return mortalWound(attacker);
      t.emit({ type: 'slain', clause, model: attacker, from: attacker });
      return null;
    },
  },
});
