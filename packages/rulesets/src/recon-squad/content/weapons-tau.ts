import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { blows, both, melee, modes, ranged, shots } = weaponsOf<WeaponUse>();

export const TAU_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('pulse-rifle', 'Pulse rifle', 'rapid-fire', [30, 1, 5, 0, 1]),
  ranged('photon-grenade', 'Photon grenade', 'grenade', [12, 'D6', 0, 0, 0], { rule: 'dazes', by: -1 }),
  ranged('pulse-carbine', 'Pulse carbine', 'assault', [18, 2, 5, 0, 1]),
  ranged('pulse-pistol', 'Pulse pistol', 'pistol', [12, 1, 5, 0, 1]),
  ranged('markerlight', 'Markerlight', 'heavy', [36, 1, 0, 0, 0], { rule: 'markerlight' }),
  modes(
    'pulse-blaster',
    'Pulse blaster',
    shots('Close range', 'assault', [5, 2, 6, -2, 1]),
    shots('Medium range', 'assault', [10, 2, 5, -1, 1]),
    shots('Long range', 'assault', [15, 2, 4, 0, 1]),
  ),
  both('kroot-rifle', 'Kroot rifle', blows('Melee', ['+1', 0, 1]), shots('Shooting', 'rapid-fire', [24, 1, 4, 0, 1])),
  melee('honour-blade', 'Honour blade', ['+2', 0, 1]),
  melee('equalisers', 'Equalisers', ['user', -1, 1], { rule: 'extra-attacks', attacks: 1 }),
  ranged('burst-cannon', 'Burst cannon', 'assault', [18, 4, 5, 0, 1]),
  ranged('fusion-blaster', 'Fusion blaster', 'assault', [18, 1, 8, -4, 'D6'], { rule: 'melta' }),
  ranged('missile-pod', 'Missile pod', 'assault', [36, 2, 7, -1, 'D3']),
  ranged('plasma-rifle', 'Plasma rifle', 'rapid-fire', [24, 1, 6, -3, 1]),
  modes(
    'cyclic-ion-blaster',
    'Cyclic ion blaster',
    shots('Standard', 'assault', [18, 3, 7, -1, 1]),
    shots('Overcharge', 'assault', [18, 3, 8, -1, 'D3'], { rule: 'overheats', harm: 'mortal-wound' }),
  ),
  ranged('rail-rifle', 'Rail rifle', 'rapid-fire', [30, 1, 6, -4, 'D3'], { rule: 'wound-six-mortal', wounds: 1 }),
  modes(
    'ion-rifle',
    'Ion rifle',
    shots('Standard', 'rapid-fire', [30, 1, 7, -1, 1]),
    shots('Overcharge', 'heavy', [30, 'D3', 8, -1, 2], { rule: 'overheats', harm: 'mortal-wound' }),
  ),
];
