import { limit } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: targets get no cover against it. */
export const weaponIgnoresCover: WeaponRule<'weapon-ignores-cover'> = {
  clause: 'ST-10.3',
  name: 'ignores cover',
  label: 'ignores cover',
  words: 'The target gains nothing from cover.',
  modify: { cover: limit((value, { holder }, { attack }) => (attack.attacker === holder ? 0 : value)) },
};
