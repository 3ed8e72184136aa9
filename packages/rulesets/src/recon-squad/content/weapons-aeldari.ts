import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { blows, both, melee, ranged, shots } = weaponsOf<WeaponUse>();

export const AELDARI_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('shuriken-catapult', 'Shuriken catapult', 'assault', [12, 2, 4, 0, 1], { rule: 'wound-six-ap', ap: -3 }),
  ranged('plasma-grenade', 'Plasma grenade', 'grenade', [6, 'D6', 4, -1, 1]),
  ranged('avenger-shuriken-catapult', 'Avenger shuriken catapult', 'assault', [18, 2, 4, 0, 1], {
    rule: 'wound-six-ap',
    ap: -3,
  }),
  melee('power-glaive', 'Power glaive', ['+1', -2, 1]),
  ranged('shuriken-pistol', 'Shuriken pistol', 'pistol', [12, 1, 4, 0, 1], { rule: 'wound-six-ap', ap: -3 }),
  melee('diresword', 'Diresword', ['user', -2, 1], { rule: 'wound-six-mortal', wounds: 1 }),
  ranged(
    'ranger-long-rifle',
    'Ranger long rifle',
    'heavy',
    [36, 1, 4, 0, 1],
    { rule: 'sniper' },
    { rule: 'wound-six-mortal', wounds: 1 },
  ),
  melee('witchblade', 'Witchblade', ['user', 0, 'D3'], { rule: 'wounds-on', on: 2 }),
  both(
    'singing-spear',
    'Singing spear',
    shots('Shooting', 'assault', [12, 1, 9, 0, 'D3'], { rule: 'wounds-on', on: 2 }),
    blows('Melee', ['user', 0, 'D3'], { rule: 'wounds-on', on: 2 }),
  ),
  both('triskele', 'Triskele', blows('Melee', ['user', -2, 1]), shots('Shooting', 'assault', [12, 3, 4, -2, 1])),
  melee('executioner', 'Executioner', ['+1', -3, 'D3']),
  melee('mirrorswords', 'Mirrorswords', ['user', -2, 1], { rule: 're-roll-hits' }),
  ranged('fusion-gun', 'Fusion gun', 'assault', [12, 1, 8, -4, 'D6'], { rule: 'melta' }),
  ranged('dragons-breath-flamer', 'Dragon’s breath flamer', 'assault', [8, 'D6', 5, -1, 1], { rule: 'auto-hit' }),
  ranged('firepike', 'Firepike', 'assault', [18, 1, 8, -4, 'D6'], { rule: 'melta' }),
  ranged('lasblaster', 'Lasblaster', 'assault', [24, 4, 3, 0, 1]),
  ranged('hawks-talon', 'Hawk’s talon', 'assault', [24, 4, 5, 0, 1]),
];
