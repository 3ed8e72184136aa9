import { set } from '@little-wars/engine';
import { kit } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.12: Wounds on the target’s armour save; a 6 immobilises a vehicle. */
export const graviton: WeaponRule<'graviton'> = {
  clause: '7E-6.12',
  name: 'Graviton',
  label: 'Graviton',
  words: null,
  modify: {
    'wound-needs': set((needs, { holder }, { attack }, t) =>
      attack.attacker === holder ? (kit(t, attack.target).profile?.save ?? null) : needs,
    ),
    'armour-test': set((test, { holder }, { attack }) => (attack.attacker === holder ? 'graviton' : test)),
  },
};
