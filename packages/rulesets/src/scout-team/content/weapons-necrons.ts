import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { blows, both, melee, ranged, shots } = weaponsOf<WeaponUse>();

export const NECRONS_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('gauss-flayer', 'Gauss flayer', 'rapid-fire', [24, 1, 4, -1, 1]),
  ranged('gauss-reaper', 'Gauss reaper', 'assault', [12, 2, 5, -2, 1]),
  ranged('gauss-blaster', 'Gauss blaster', 'rapid-fire', [30, 1, 5, -2, 1]),
  ranged('tesla-carbine', 'Tesla carbine', 'assault', [24, 2, 5, 0, 1], { rule: 'hit-six-hits', hits: 3 }),
  ranged('relic-gauss-blaster', 'Relic gauss blaster', 'rapid-fire', [30, 2, 5, -2, 2]),
  both(
    'staff-of-light',
    'Staff of light',
    shots('Shooting', 'assault', [18, 3, 5, -2, 1]),
    blows('Melee', ['user', -2, 1]),
  ),
  melee('hyperphase-sword', 'Hyperphase sword', ['+1', -3, 1]),
  melee('voidblade', 'Voidblade', ['user', -3, 1], { rule: 'extra-attacks', attacks: 1 }),
  melee('warscythe', 'Warscythe', ['+2', -4, 2]),
  ranged(
    'synaptic-disintegrator',
    'Synaptic disintegrator',
    'heavy',
    [36, 1, 5, -2, 1],
    { rule: 'sniper' },
    { rule: 'wound-six-mortal', wounds: 1 },
  ),
  melee('hyperphase-threshers', 'Hyperphase threshers', ['user', -3, 2], { rule: 'extra-attacks', attacks: 1 }),
  melee('hyperphase-reap-blade', 'Hyperphase reap-blade', ['+2', -4, 3]),
  melee('feeder-mandibles', 'Feeder mandibles', ['user', 0, 1], { rule: 'hit-six-wounds' }),
  ranged('particle-beamer', 'Particle beamer', 'assault', [18, 6, 5, 0, 1]),
  ranged('twin-gauss-blaster', 'Twin gauss blaster', 'rapid-fire', [30, 2, 5, -2, 1]),
  ranged('twin-tesla-carbine', 'Twin tesla carbine', 'assault', [24, 4, 5, 0, 1], { rule: 'hit-six-hits', hits: 3 }),
];
