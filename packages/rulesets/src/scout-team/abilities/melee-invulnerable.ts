import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.4: an invulnerable save against melee. */
export const meleeInvulnerable: Rule<'melee-invulnerable'> = {
  clause: 'ST-10.4',
  name: 'Lightning Reflexes',
  modify: {
    invulnerable: add((saves, { holder, save }, { model }, t) => {
      const { attack } = t.position;
      return model === holder && attack?.target === model && attack.manner === 'fighting' ? [...saves, save] : saves;
    }),
  },
};
