import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.4: A bonus on the vehicle damage table. */
export const assuredDestruction: Rule<'assured-destruction'> = {
  clause: 'ZG-8.4',
  name: 'Assured Destruction',
  modify: {
    'damage-bonus': add((value, { holder, by }, { attack }) => (attack.attacker === holder ? value + by : value)),
  },
};
