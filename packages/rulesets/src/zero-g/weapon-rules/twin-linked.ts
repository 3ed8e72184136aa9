import { add, set } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.31: Re-rolls failed hits; a scattering marker is rolled again, flames re-roll wounds. */
export const twinLinked: WeaponRule<'twin-linked'> = {
  clause: '7E-6.31',
  name: 'Twin Linked',
  label: 'Twin linked',
  words: null,
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }, t) => {
      if (attack?.attacker !== holder) return which;
      const isFlame = t.query('template', false, { ...attack, target: attack.target });
      return roll.what === (isFlame ? 'wound' : 'hit') ? moreOf(which, 'failed') : which;
    }),
    'scatters-again': set((value, { holder }, { attacker }) => value || attacker === holder),
  },
};
