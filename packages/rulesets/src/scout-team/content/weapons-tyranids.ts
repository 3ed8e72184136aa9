import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { melee, ranged } = weaponsOf<WeaponUse>();

export const TYRANIDS_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('fleshborer', 'Fleshborer', 'assault', [18, 1, 5, -1, 1]),
  ranged('termagant-devourer', 'Termagant devourer', 'assault', [18, 2, 3, 0, 1]),
  ranged('termagant-spinefists', 'Termagant spinefists', 'pistol', [12, 2, 3, 0, 1]),
  melee('hormagaunt-talons', 'Hormagaunt talons', ['user', -1, 1]),
  ranged('devourer', 'Devourer', 'assault', [18, 5, 4, 0, 1]),
  melee('scything-talon', 'Scything talon', ['user', -1, 1], { rule: 'extra-attacks', attacks: 1 }),
  ranged('deathspitter', 'Deathspitter', 'assault', [24, 3, 5, -2, 1]),
  ranged('spinefists', 'Spinefists', 'pistol', [12, 2, 5, -1, 1]),
  melee('dual-boneswords', 'Dual boneswords', ['+2', -2, 2], { rule: 'extra-attacks', attacks: 1 }),
  melee('bonesword', 'Bonesword', ['+2', -2, 2]),
  melee('rending-claw', 'Rending claw', ['+1', -4, 1]),
  ranged('barbed-strangler', 'Barbed strangler', 'assault', [36, 'D6', 6, -1, 1], { rule: 'blast' }),
  ranged('venom-cannon', 'Venom cannon', 'assault', [36, 'D3', 8, -3, 2], { rule: 'blast' }),
  melee(
    'broodlord-claws-and-talons',
    'Broodlord claws and talons',
    ['user', -3, 2],
    { rule: 'wound-six-ap', ap: -5 },
    { rule: 're-roll-wounds' },
  ),
  melee('genestealer-claws-and-talons', 'Genestealer claws and talons', ['user', -3, 1]),
  melee('lictor-claws-and-talons', 'Lictor claws and talons', ['user', -3, 2]),
];
