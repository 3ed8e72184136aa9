// RS-10.1  A list that tries what the six others lack: a Vehicle, a Monster, a jetbike, a named hero, and a save too
// good
import type { FactionList, Weapon } from '../../w40k/content/types.ts';
import { NONE, option, profile, round, weaponsOf } from '../../w40k/content/writing.ts';
import { of } from './abilities.ts';
import type { AbilityUse, WeaponUse } from './uses.ts';

const { melee, modes, ranged, shots } = weaponsOf<WeaponUse>();

export const TRIAL_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ranged('trial-rifle', 'Trial rifle', 'rapid-fire', [24, 1, 4, 0, 1]),
  melee('trial-blade', 'Trial blade', ['user', -1, 1]),
  melee('great-claws', 'Great claws', ['+1', -2, 'D3']),
  modes(
    'turret-gun',
    'Turret gun',
    shots('Shells', 'heavy', [36, 'D3', 7, -2, 2]),
    shots('Canister', 'heavy', [18, '2D6', 4, 0, 1]),
  ),
];

export const TRIAL: FactionList<AbilityUse> = {
  id: 'trial',
  name: 'Trial',
  keywords: ['Trial'],
  sheets: [
    {
      id: 'recruits',
      name: 'Recruits',
      role: 'Troops',
      least: 4,
      most: 20,
      keywords: ['Infantry'],
      models: [
        {
          name: 'Recruit',
          least: 4,
          most: 20,
          points: 6.5,
          profile: profile([6, 4, 4, 3, 3, 1, 1, 6, 5]),
          wargear: ['trial-rifle'],
          base: round(25),
        },
      ],
      options: [option({ most: 1, per: 5 }, '', { 'trial-blade': 1.5 })],
      abilities: of(),
    },
    {
      id: 'walker',
      name: 'Walker',
      role: 'Fast Attack',
      least: 1,
      most: 3,
      keywords: ['Vehicle'],
      models: [
        {
          name: 'Walker',
          least: 1,
          most: 3,
          points: 45,
          profile: profile([8, 4, 4, 5, 6, 6, 2, NONE, 4]),
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
      keywords: ['Biker', 'Fly'],
      models: [
        {
          name: 'Jetbike rider',
          least: 3,
          most: 6,
          points: 22,
          profile: profile([16, 3, 3, 4, 4, 2, 1, 8, 3]),
          wargear: ['trial-rifle'],
          base: round(60),
        },
      ],
      options: [],
      abilities: of(),
    },
    {
      id: 'captain',
      name: 'Captain',
      role: 'HQ',
      least: 1,
      most: 1,
      keywords: ['Character', 'Infantry'],
      models: [
        {
          name: 'Captain',
          least: 1,
          most: 1,
          points: 60,
          profile: profile([6, 2, 2, 4, 4, 4, 4, 9, 3]),
          wargear: ['trial-rifle', 'trial-blade'],
          base: round(40),
        },
      ],
      options: [option({}, '', { shieldvanes: 2 }), option({}, '', { 'first-banner': 5 })],
      abilities: of(),
    },
    {
      id: 'old-hero',
      name: 'The Old Hero',
      role: 'HQ',
      least: 1,
      most: 1,
      keywords: ['Character', 'Infantry'],
      models: [
        {
          name: 'The Old Hero',
          least: 1,
          most: 1,
          points: 90,
          profile: profile([6, 2, 2, 4, 4, 5, 5, 10, 3]),
          wargear: ['trial-rifle', 'trial-blade'],
          base: round(40),
        },
      ],
      options: [],
      abilities: of(),
      unique: true,
    },
    {
      id: 'bulwark',
      name: 'Bulwark',
      role: 'Elites',
      least: 1,
      most: 3,
      keywords: ['Infantry'],
      models: [
        {
          name: 'Bulwark',
          least: 1,
          most: 3,
          points: 40,
          profile: profile([5, 3, 3, 4, 4, 3, 2, 8, 2]),
          wargear: ['trial-blade'],
          base: round(40),
        },
      ],
      // RS-1.5: without its shield it may be taken, with it not.
      options: [option({}, '', { 'warp-shield': 10 })],
      abilities: of(),
    },
    {
      id: 'giant',
      name: 'Giant',
      role: 'Elites',
      least: 1,
      most: 1,
      keywords: ['Monster'],
      models: [
        {
          name: 'Giant',
          least: 1,
          most: 1,
          points: 80,
          profile: profile([7, 3, NONE, 6, 6, 7, 4, 7, 4]),
          wargear: ['great-claws'],
          base: round(60),
        },
      ],
      options: [],
      abilities: of(),
    },
  ],
};
