import { limit } from '@little-wars/engine';
import { isShot } from '../../w40k/attacks/rolls.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: Light Cover does not help against its shots. */
export const ignoresLightCover: Rule<'ignores-light-cover'> = {
  clause: 'ST-10.4',
  name: 'target lock',
  modify: {
    cover: limit((value, { holder }, { attack }) => (attack.attacker === holder && isShot(attack) ? 0 : value)),
  },
};
