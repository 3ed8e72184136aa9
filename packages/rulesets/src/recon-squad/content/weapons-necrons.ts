import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { blows, both, melee, ranged, shots } = weaponsOf<WeaponUse>();

export const NECRONS_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('gauss-flayer', 'Gauss flayer', 'rapid-fire', [24, 1, 4, -1, 1]),
  ranged('gauss-blaster', 'Gauss blaster', 'rapid-fire', [24, 1, 5, -2, 1]),
  ranged('tesla-carbine', 'Tesla carbine', 'assault', [24, 2, 5, 0, 1], { rule: 'hit-six-hits', hits: 3 }),
  both(
    'staff-of-light',
    'Staff of light',
    shots('Shooting', 'assault', [12, 3, 5, -2, 1]),
    blows('Melee', ['user', -2, 1]),
  ),
  melee('hyperphase-sword', 'Hyperphase sword', ['+1', -3, 1]),
  melee('voidblade', 'Voidblade', ['user', -3, 1], { rule: 'extra-attacks', attacks: 1 }),
  melee('warscythe', 'Warscythe', ['+2', -4, 2]),
  melee('voidscythe', 'Voidscythe', ['x2', -4, 3], { rule: 'hit-modifier', by: -1 }),
  ranged(
    'synaptic-disintegrator',
    'Synaptic disintegrator',
    'rapid-fire',
    [24, 1, 4, 0, 1],
    { rule: 'sniper' },
    { rule: 'wound-six-mortal', wounds: 1 },
  ),
  melee('feeder-mandibles', 'Feeder mandibles', ['user', 0, 1], { rule: 'wounds-tougher-on', on: 5 }),
  ranged('particle-beamer', 'Particle beamer', 'assault', [24, 3, 6, 0, 1]),
];
