import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { blows, both, melee, ranged, shots } = weaponsOf<WeaponUse>();

export const AELDARI_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('shuriken-catapult', 'Shuriken catapult', 'assault', [18, 2, 4, -1, 1], {
    rule: 'wound-six-ap-bonus',
    by: -2,
  }),
  ranged('plasma-grenades', 'Plasma grenades', 'grenade', [6, 'D6', 4, -1, 1], { rule: 'blast' }),
  ranged(
    'ranger-long-rifle',
    'Ranger long rifle',
    'heavy',
    [36, 1, 4, -1, 1],
    { rule: 'sniper' },
    { rule: 'wound-six-mortal', wounds: 1 },
  ),
  ranged('shuriken-pistol', 'Shuriken pistol', 'pistol', [12, 1, 4, -1, 1], { rule: 'wound-six-ap-bonus', by: -2 }),
  melee('witchblade', 'Witchblade', ['user', -1, 2], { rule: 'wounds-on', on: 2 }),
  both(
    'singing-spear',
    'Singing spear',
    shots('Shooting', 'assault', [12, 1, 9, 0, 3]),
    blows('Melee', ['user', 0, 3], { rule: 'wounds-on', on: 2 }),
  ),
  ranged('avenger-shuriken-catapult', 'Avenger shuriken catapult', 'assault', [18, 3, 4, -2, 1], {
    rule: 'wound-six-ap-bonus',
    by: -2,
  }),
  melee('power-glaive', 'Power glaive', ['+2', -2, 2]),
  melee('diresword', 'Diresword', ['+1', 0, 0], { rule: 'wound-is-mortal', wounds: 1 }),
  melee('banshee-blade', 'Banshee blade', ['+1', -4, 1]),
  both('triskele', 'Triskele', blows('Melee', ['+1', -3, 1]), shots('Shooting', 'assault', [12, 3, 5, -3, 1])),
  melee('executioner', 'Executioner', ['+2', -3, 2]),
  melee('mirrorswords', 'Mirrorswords', ['+1', -3, 1], { rule: 'two-hit-rolls' }),
  ranged('dragon-fusion-gun', 'Dragon fusion gun', 'assault', [12, 1, 9, -4, 'D6+2']),
  ranged('dragons-breath-flamer', 'Dragon’s breath flamer', 'assault', [12, 'D6', 6, -1, 1], { rule: 'auto-hit' }),
  ranged('firepike', 'Firepike', 'assault', [18, 1, 9, -4, 'D6+4']),
  ranged('lasblaster', 'Lasblaster', 'assault', [24, 4, 4, 0, 1], { rule: 'hit-six-wounds' }),
  ranged('hawks-talon', 'Hawk’s talon', 'assault', [24, 4, 5, -1, 1], { rule: 'hit-six-wounds' }),
  melee('aeldari-power-sword', 'Aeldari power sword', ['+1', -3, 1]),
];
