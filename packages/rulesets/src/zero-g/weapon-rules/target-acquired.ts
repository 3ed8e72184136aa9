import { set } from '@little-wars/engine';
import { ownerOf } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: hits put a markerlight counter on the target instead of doing harm. */
export const targetAcquired: WeaponRule<'target-acquired'> = {
  clause: 'ZG-8.3',
  name: 'a markerlight',
  label: 'a hit is a markerlight counter',
  words: 'Each hit puts a markerlight counter on the target in place of harm.',
  noBearing: { 'hits-scored': 'later attacks' },
  modify: { 'no-wounds': set((value, { holder }, { attack }) => value || attack.attacker === holder) },
  on: {
    'hits-scored': (t, { hits }, { holder }) => {
      const { attack } = t.position;
      if (attack === null || attack.attacker !== holder) return null;
      const seat = ownerOf(t, holder);
      const use = { rule: 'acquired', target: attack.target, seat, holder } as const;
      for (let i = 0; i < hits; i++)
        t.emit({ type: 'effect-began', clause: 'ZG-8.3', effect: { use, until: 'phase', seat } });
      return null;
    },
  },
};
