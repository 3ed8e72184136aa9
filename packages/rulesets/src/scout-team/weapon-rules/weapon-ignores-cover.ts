import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.3: targets get no cover against it. */
export const weaponIgnoresCover: Rule<'weapon-ignores-cover'> = {
  clause: 'ST-10.3',
  modify: { cover: limit((value, { holder }, { attack }) => (attack.attacker === holder ? 0 : value)) },
};
