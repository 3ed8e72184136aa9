import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { blows, both, melee, modes, ranged, shots } = weaponsOf<WeaponUse>();

export const TAU_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('pulse-rifle', 'Pulse rifle', 'rapid-fire', [36, 1, 5, -1, 1]),
  ranged('pulse-pistol', 'Pulse pistol', 'pistol', [12, 1, 5, 0, 1]),
  ranged('pulse-carbine', 'Pulse carbine', 'assault', [24, 2, 5, 0, 1]),
  modes(
    'pulse-blaster',
    'Pulse blaster',
    shots('Close range', 'assault', [8, 2, 6, -2, 1]),
    shots('Long range', 'assault', [14, 2, 5, -1, 1]),
  ),
  both(
    'kroot-rifle',
    'Kroot rifle',
    blows('Melee', ['user', -1, 1]),
    shots('Shooting', 'rapid-fire', [24, 1, 4, 0, 1]),
  ),
  ranged('quill-grenades', 'Quill grenades', 'grenade', [6, 'D6', 4, 0, 1], { rule: 'blast' }),
  ranged('fireblade-pulse-rifle', 'Fireblade pulse rifle', 'rapid-fire', [36, 1, 5, -2, 2]),
  melee('honour-blade', 'Honour blade', ['+2', -1, 2], { rule: 'hit-modifier', by: -1 }),
  ranged('burst-cannon', 'Burst cannon', 'assault', [18, 6, 5, 0, 1]),
  ranged('fusion-blaster', 'Fusion blaster', 'assault', [18, 1, 8, -4, 'D6'], {
    rule: 'half-range-damage',
    damage: 'D6+2',
  }),
  ranged('tau-flamer', 'T’au flamer', 'assault', [12, 'D6+2', 4, 0, 1], { rule: 'auto-hit' }),
  ranged('missile-pod', 'Missile pod', 'assault', [30, 2, 7, -2, 2]),
  ranged('plasma-rifle', 'Plasma rifle', 'assault', [30, 1, 8, -4, 3]),
  modes(
    'cyclic-ion-blaster',
    'Cyclic ion blaster',
    shots('Standard', 'assault', [18, 3, 7, -2, 1]),
    shots('Overcharge', 'assault', [18, 3, 8, -2, 2], { rule: 'overheats', harm: 'mortal-wound' }),
  ),
  ranged('rail-rifle', 'Rail rifle', 'heavy', [30, 1, 8, -4, 3], { rule: 'wound-mortal', wounds: 1 }),
  modes(
    'ion-rifle',
    'Ion rifle',
    shots('Standard', 'heavy', [30, 3, 7, -2, 1]),
    shots('Overcharge', 'heavy', [30, 3, 8, -2, 2], { rule: 'overheats', harm: 'mortal-wound' }),
  ),
  modes(
    'semi-automatic-grenade-launcher',
    'Semi-automatic grenade launcher',
    shots('Emp grenade', 'assault', [20, 1, 3, 0, 1], { rule: 'idle', why: 'nobody-has-it' }),
    shots('Fusion grenade', 'assault', [20, 1, 6, -1, 3]),
  ),
];
