import type { Weapon } from './types.ts';
import { blows, both, melee, ranged, shots } from './writing.ts';

export const NECRONS_WEAPONS: readonly Weapon[] = [
  ranged('gauss-flayer', 'Gauss flayer', 'rapid-fire', [24, 1, 4, 5], { rule: 'gauss' }),
  ranged('gauss-blaster', 'Gauss blaster', 'rapid-fire', [24, 1, 5, 4], { rule: 'gauss' }),
  ranged('tesla-carbine', 'Tesla carbine', 'assault', [24, 1, 5, null], { rule: 'tesla', hits: 2 }),
  ranged('staff-of-light', 'Staff of light', 'assault', [12, 3, 5, 3]),
  melee('hyperphase-sword', 'Hyperphase sword', ['user', 3]),
  melee('voidblade', 'Voidblade', ['user', 4], { rule: 'gauss' }, { rule: 'rending' }),
  melee('warscythe', 'Warscythe', ['+2', 2], { rule: 'armourbane' }, { rule: 'two-handed' }),
  ranged('synaptic-disintegrator', 'Synaptic disintegrator', 'rapid-fire', [24, 1, null, 5], { rule: 'sniper' }),
  both(
    'rod-of-covenant',
    'Rod of covenant',
    shots('Ranged', 'assault', [12, 1, 5, 2]),
    blows('Melee', ['user', 2], { rule: 'two-handed' }),
  ),
  ranged('particle-caster', 'Particle caster', 'pistol', [12, 1, 6, 5]),
  ranged('gauss-cannon', 'Gauss cannon', 'heavy', [24, 2, 5, 3], { rule: 'gauss' }),
  ranged('heavy-gauss-cannon', 'Heavy gauss cannon', 'heavy', [36, 1, 9, 2], { rule: 'gauss' }),
];
