// ST-10.1  A list that tries what the six others lack: Vehicle, Monster, jetbike, heroes in numbers, a named one
import type { FactionList, ModelKind, Weapon } from '../../w40k/content/types.ts';
import { NONE, option, profile, round, weaponsOf } from '../../w40k/content/writing.ts';
import { of } from './abilities.ts';
import type { AbilityUse, WeaponUse } from './uses.ts';

const { melee, modes, ranged, shots } = weaponsOf<WeaponUse>();

export const TRIAL_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('trial-rifle', 'Trial rifle', 'rapid-fire', [24, 1, 4, 0, 1]),
  ranged('trial-mortar', 'Trial mortar', 'heavy', [36, 'D6', 5, -1, 1], { rule: 'blast' }),
  melee('trial-blade', 'Trial blade', ['user', -1, 1]),
  melee('great-claws', 'Great claws', ['+1', -2, 'D3']),
  modes(
    'turret-gun',
    'Turret gun',
    shots('Shells', 'heavy', [36, 'D3', 7, -2, 2], { rule: 'blast' }),
    shots('Canister', 'heavy', [18, '2D6', 4, 0, 1]),
  ),
];

const HERO: Omit<ModelKind, 'name' | 'points'> = {
  least: 1,
  most: 1,
  profile: profile([6, 2, 2, 4, 4, 4, 4, 9, 3]),
  wargear: ['trial-rifle', 'trial-blade'],
  base: round(40),
};

const hero = (id: string, name: string, points: number, unique: boolean) => ({
  id,
  name,
  role: 'HQ',
  least: 1,
  most: 1,
  keywords: ['Character', 'Infantry'],
  models: [{ ...HERO, name, points }],
  options: [option({}, '', { 'warp-shield': 10 })],
  abilities: of(),
  unique,
});

export const TRIAL: FactionList<AbilityUse> = {
  id: 'trial',
  name: 'Trial',
  keywords: ['Trial'],
  sheets: [
    {
      id: 'recruits',
      name: 'Recruits',
      role: 'Troops',
      least: 10,
      most: 20,
      keywords: ['Core', 'Infantry'],
      models: [
        {
          name: 'Recruit',
          least: 10,
          most: 20,
          points: 6.5,
          profile: profile([6, 4, 4, 3, 3, 1, 1, 6, 5]),
          wargear: ['trial-rifle'],
          base: round(25),
        },
      ],
      options: [option({ most: 1, per: 5 }, 'trial-rifle', { 'trial-mortar': 6 })],
      abilities: of('objective-secured'),
    },
    {
      id: 'veterans',
      name: 'Veterans',
      role: 'Troops',
      least: 5,
      most: 10,
      keywords: ['Core', 'Infantry'],
      models: [
        {
          name: 'Veteran',
          least: 5,
          most: 10,
          points: 10,
          profile: profile([6, 3, 3, 4, 4, 1, 2, 7, 4]),
          wargear: ['trial-rifle'],
          base: round(32),
        },
      ],
      options: [],
      abilities: of('objective-secured'),
    },
    {
      id: 'walker',
      name: 'Walker',
      role: 'Heavy Support',
      least: 1,
      most: 3,
      keywords: ['Vehicle'],
      models: [
        {
          name: 'Walker',
          least: 1,
          most: 3,
          points: 60,
          profile: profile([8, 4, 4, 6, 6, 8, 2, 7, 3]),
          wargear: ['turret-gun'],
          base: round(60),
        },
      ],
      options: [],
      abilities: of(),
    },
    {
      id: 'beast',
      name: 'Beast',
      role: 'Elites',
      least: 1,
      most: 1,
      keywords: ['Monster'],
      models: [
        {
          name: 'Beast',
          least: 1,
          most: 1,
          points: 70,
          profile: profile([9, 3, NONE, 6, 6, 6, 4, 7, 4]),
          wargear: ['great-claws'],
          base: round(60),
        },
      ],
      options: [],
      abilities: of(),
    },
    {
      id: 'jetbikes',
      name: 'Jetbikes',
      role: 'Fast Attack',
      least: 3,
      most: 6,
      keywords: ['Biker', 'Core', 'Fly'],
      models: [
        {
          name: 'Jetbike rider',
          least: 3,
          most: 6,
          points: 25,
          profile: profile([16, 3, 3, 4, 4, 2, 1, 8, 3]),
          wargear: ['trial-rifle'],
          base: round(60),
        },
      ],
      options: [],
      abilities: of(),
    },
    hero('captain', 'Captain', 45, false),
    {
      id: 'staff',
      name: 'Staff',
      role: 'HQ',
      least: 2,
      most: 4,
      keywords: ['Infantry'],
      models: [{ ...HERO, name: 'Staff officer', least: 2, most: 4, points: 15 }],
      options: [],
      abilities: of(),
    },
    hero('old-hero', 'The Old Hero', 90, true),
  ],
};
