import type { Weapon } from './types.ts';
import { blows, both, melee, modes, ranged, shots } from './writing.ts';

export const TAU_WEAPONS: readonly Weapon[] = [
  ranged('pulse-rifle', 'Pulse rifle', 'rapid-fire', [30, 1, 5, 5]),
  ranged('pulse-carbine', 'Pulse carbine', 'assault', [18, 2, 5, 5], { rule: 'pinning' }),
  ranged('markerlight', 'Markerlight', 'heavy', [36, 1, null, null], { rule: 'target-acquired' }),
  both(
    'kroot-rifle',
    'Kroot rifle',
    shots('Shot', 'rapid-fire', [24, 1, 4, 6]),
    blows('melee', ['user', 5], { rule: 'two-handed' }),
  ),
  melee('honour-blade', 'Honour blade', ['+2', null], { rule: 'two-handed' }),
  melee('equalizer', 'Equalizer', ['user', 4]),
  ranged('burst-cannon', 'Burst cannon', 'assault', [18, 4, 5, 5]),
  ranged('fusion-blaster', 'Fusion blaster', 'assault', [18, 1, 8, 1], { rule: 'melta' }),
  ranged('missile-pod', 'Missile pod', 'assault', [36, 2, 7, 4]),
  ranged('plasma-rifle', 'Plasma rifle', 'rapid-fire', [24, 1, 6, 2]),
  modes(
    'ion-rifle',
    'Ion rifle',
    shots('Standard', 'rapid-fire', [30, 1, 7, 4]),
    shots('Overcharge', 'heavy', [30, 1, 8, 4], { rule: 'blast', across: 3 }, { rule: 'gets-hot' }),
  ),
  ranged('rail-rifle', 'Rail rifle', 'rapid-fire', [30, 1, 6, 1]),
  ranged('neutron-blaster', 'Neutron blaster', 'assault', [18, 1, 5, 3]),
  ranged('seeker-missile', 'Seeker missile', 'heavy', [72, 1, 8, 3], { rule: 'one-use' }),
];
