import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { melee, ranged } = weaponsOf<WeaponUse>();

export const TYRANIDS_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('fleshborer', 'Fleshborer', 'assault', [12, 1, 4, 0, 1]),
  ranged('devourer', 'Devourer', 'assault', [18, 3, 4, 0, 1]),
  ranged('spinefists', 'Spinefists', 'pistol', [12, 0, 3, 0, 1], { rule: 'shots-by-attacks' }),
  melee(
    'scything-talons',
    'Scything talons',
    ['user', 0, 1],
    { rule: 're-roll-hits', only: 1 },
    { rule: 'extra-attacks', attacks: 1, pair: true },
  ),
  melee('rending-claws', 'Rending claws', ['user', -1, 1], { rule: 'wound-six-ap', ap: -4 }),
  melee('acid-maw', 'Acid maw', ['user', -3, 1]),
  ranged('flesh-hooks', 'Flesh hooks', 'assault', [6, 2, 'user', 0, 1], { rule: 'fires-in-combat' }),
  ranged('deathspitter', 'Deathspitter', 'assault', [24, 3, 5, -1, 1]),
  melee('boneswords', 'Boneswords', ['user', -2, 1], { rule: 'extra-attacks', attacks: 1 }),
  melee('lash-whip-and-bonesword', 'Lash whip and bonesword', ['user', -2, 1], { rule: 'strikes-when-slain' }),
  ranged('barbed-strangler', 'Barbed strangler', 'assault', [36, 'D6', 5, -1, 1], { rule: 'idle', why: 'numbers' }),
  ranged('venom-cannon', 'Venom cannon', 'assault', [36, 'D3', 8, -2, 'D3']),
  melee('claws-and-teeth', 'Claws and teeth', ['user', 0, 1]),
  melee('grasping-talons', 'Grasping talons', ['user', -1, 2]),
  melee('blinding-venom', 'Blinding venom', [3, 0, 1], { rule: 'blinds', by: -1 }),
];
