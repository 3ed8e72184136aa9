import type { Card, Faction } from './types.ts';
import {
  action,
  actionItem,
  alsoA,
  effectItem,
  melee,
  ranged,
  rangedWays,
  round,
  strategic,
  tactical,
  way,
  weaponItem,
  withKeywords,
} from './writing.ts';

const boltPistol = ranged('Bolt Pistol', [4, 2, 3, 4], 'Rng 6"');
const chainsword = melee('Chainsword', [5, 2, 4, 5]);
const fists = melee('Fists', [3, 3, 3, 4]);
const primarisFists = melee('Fists', [4, 3, 3, 4]);
const handFlamer = ranged('Hand Flamer', [4, 2, 2, 2], 'Rng 6"', 'Torrent 1"');
const heavyBoltPistol = ranged('Heavy Bolt Pistol', [4, 3, 3, 4], 'Rng 6"', 'P1');
const plasmaPistol = rangedWays(
  'Plasma Pistol',
  way('standard', [4, 2, 5, 6], 'Rng 6"', 'AP1'),
  way('supercharge', [4, 2, 5, 6], 'Rng 6"', 'AP2', 'Hot'),
);
const powerFist = melee('Power Fist', [5, 3, 5, 7], 'Brutal');
const powerWeapon = melee('Power Weapon', [5, 2, 4, 6], 'Lethal 5+');

const KEYWORDS = ['SPACE MARINE', 'IMPERIUM', 'ADEPTUS ASTARTES', '<CHAPTER>'] as const;
const marine = { move: 6, apl: 3, groupActivation: 1, defence: 3, save: 3, base: round(32) } as const;

const cards: readonly Card[] = [
  {
    id: 'tactical-marine-sergeant',
    name: 'Tactical Marine Sergeant',
    fireteam: 'tactical-marine',
    ...marine,
    wounds: 12,
    keywords: [...KEYWORDS, 'LEADER', 'TACTICAL MARINE', 'SERGEANT'],
    loadOuts: [
      { all: ['fists'], oneFrom: [['boltgun', 'combi-flamer', 'combi-grav', 'combi-melta', 'combi-plasma']] },
      {
        all: [],
        oneFrom: [
          ['chainsword', 'power-fist', 'power-weapon'],
          ['bolt-pistol', 'grav-pistol', 'hand-flamer', 'inferno-pistol', 'plasma-pistol'],
        ],
      },
    ],
    weapons: [
      boltPistol,
      ranged('Boltgun', [4, 2, 3, 4]),
      alsoA('boltgun', ranged('Combi-Flamer', [5, 2, 2, 2], 'Rng 6"', 'Torrent 2"', 'Limited')),
      alsoA('boltgun', ranged('Combi-Grav', [4, 2, 4, 5], 'AP1', 'Grav*', 'Limited')),
      alsoA('boltgun', ranged('Combi-Melta', [4, 2, 6, 3], 'Rng 6"', 'AP2', 'Limited', 'MW4')),
      alsoA(
        'boltgun',
        rangedWays(
          'Combi-Plasma',
          way('standard', [4, 2, 5, 6], 'AP1', 'Limited'),
          way('supercharge', [4, 2, 5, 6], 'AP2', 'Hot', 'Limited'),
        ),
      ),
      ranged('Grav-Pistol', [4, 2, 4, 5], 'Rng 6"', 'AP1', 'Grav*'),
      handFlamer,
      ranged('Inferno Pistol', [4, 2, 5, 3], 'Rng 3"', 'AP2', 'MW3'),
      plasmaPistol,
      chainsword,
      melee('Fists', [3, 2, 3, 4]),
      powerFist,
      powerWeapon,
    ],
    abilities: [],
    actions: [],
  },
  {
    id: 'tactical-marine-warrior',
    name: 'Tactical Marine Warrior',
    fireteam: 'tactical-marine',
    ...marine,
    wounds: 11,
    keywords: [...KEYWORDS, 'TACTICAL MARINE', 'WARRIOR'],
    loadOuts: [{ all: ['boltgun', 'fists'], oneFrom: [] }],
    weapons: [ranged('Boltgun', [4, 3, 3, 4]), fists],
    abilities: [],
    actions: [],
  },
  {
    id: 'tactical-marine-gunner',
    name: 'Tactical Marine Gunner',
    fireteam: 'tactical-marine',
    ...marine,
    wounds: 11,
    keywords: [...KEYWORDS, 'TACTICAL MARINE', 'GUNNER'],
    loadOuts: [{ all: ['fists'], oneFrom: [['flamer', 'grav-gun', 'meltagun', 'plasma-gun']] }],
    weapons: [
      ranged('Flamer', [5, 2, 2, 2], 'Rng 6"', 'Torrent 2"'),
      ranged('Grav-Gun', [4, 3, 4, 5], 'AP1', 'Grav*'),
      ranged('Meltagun', [4, 3, 6, 3], 'Rng 6"', 'AP2', 'MW4'),
      rangedWays('Plasma Gun', way('standard', [4, 3, 5, 6], 'AP1'), way('supercharge', [4, 3, 5, 6], 'AP2', 'Hot')),
      fists,
    ],
    abilities: [],
    actions: [],
  },
  {
    id: 'tactical-marine-heavy-gunner',
    name: 'Tactical Marine Heavy Gunner',
    fireteam: 'tactical-marine',
    ...marine,
    wounds: 11,
    keywords: [...KEYWORDS, 'TACTICAL MARINE', 'HEAVY GUNNER'],
    loadOuts: [{ all: ['fists'], oneFrom: [['heavy-bolter', 'missile-launcher']] }],
    weapons: [
      ranged('Heavy Bolter', [5, 3, 4, 5], 'Heavy', 'Fusillade', 'P1'),
      rangedWays(
        'Missile Launcher',
        way('frag', [4, 3, 3, 5], 'Heavy', 'Blast 2"'),
        way('krak', [4, 3, 5, 7], 'Heavy', 'AP1'),
      ),
      fists,
    ],
    abilities: [],
    actions: [],
  },
  {
    id: 'intercessor-sergeant',
    name: 'Intercessor Sergeant',
    fireteam: 'intercessor',
    ...marine,
    wounds: 14,
    keywords: [...KEYWORDS, 'PRIMARIS', 'INTERCESSOR', 'SERGEANT', 'LEADER'],
    loadOuts: [
      {
        all: [],
        oneFrom: [
          ['auto-bolt-rifle', 'bolt-pistol', 'bolt-rifle', 'hand-flamer', 'plasma-pistol', 'stalker-bolt-rifle'],
          ['chainsword', 'fists', 'power-fist', 'power-weapon', 'thunder-hammer'],
        ],
      },
    ],
    weapons: [
      ranged('Auto Bolt Rifle', [4, 2, 3, 4], 'Ceaseless'),
      boltPistol,
      ranged('Bolt Rifle', [4, 2, 3, 4], 'P1'),
      handFlamer,
      plasmaPistol,
      ranged('Stalker Bolt Rifle', [4, 2, 3, 4], 'Heavy', 'AP1'),
      melee('Chainsword', [4, 3, 4, 5]),
      primarisFists,
      melee('Power Fist', [4, 4, 5, 7], 'Brutal'),
      melee('Power Weapon', [4, 3, 4, 6], 'Lethal 5+'),
      melee('Thunder Hammer', [4, 4, 5, 6], 'Stun'),
    ],
    abilities: [],
    actions: [],
  },
  {
    id: 'intercessor-warrior',
    name: 'Intercessor Warrior',
    fireteam: 'intercessor',
    ...marine,
    wounds: 13,
    keywords: [...KEYWORDS, 'PRIMARIS', 'INTERCESSOR', 'WARRIOR'],
    loadOuts: [{ all: ['fists'], oneFrom: [['auto-bolt-rifle', 'bolt-rifle', 'stalker-bolt-rifle']] }],
    weapons: [
      ranged('Auto Bolt Rifle', [4, 3, 3, 4], 'Ceaseless'),
      ranged('Bolt Rifle', [4, 3, 3, 4], 'P1'),
      ranged('Stalker Bolt Rifle', [4, 3, 3, 4], 'Heavy', 'AP1'),
      primarisFists,
    ],
    abilities: [],
    actions: [],
  },
  {
    id: 'assault-intercessor-sergeant',
    name: 'Assault Intercessor Sergeant',
    fireteam: 'assault-intercessor',
    ...marine,
    wounds: 14,
    keywords: [...KEYWORDS, 'PRIMARIS', 'LEADER', 'ASSAULT INTERCESSOR', 'SERGEANT'],
    loadOuts: [
      {
        all: [],
        oneFrom: [
          ['hand-flamer', 'heavy-bolt-pistol', 'plasma-pistol'],
          ['chainsword', 'power-fist', 'power-weapon', 'thunder-hammer'],
        ],
      },
    ],
    weapons: [
      handFlamer,
      heavyBoltPistol,
      rangedWays(
        'Plasma Pistol',
        way('standard', [4, 3, 5, 6], 'Rng 6"', 'AP1'),
        way('supercharge', [4, 3, 5, 6], 'Rng 6"', 'AP2', 'Hot'),
      ),
      chainsword,
      powerFist,
      powerWeapon,
      melee('Thunder Hammer', [5, 3, 5, 6], 'Stun'),
    ],
    abilities: [],
    actions: [],
  },
  {
    id: 'assault-intercessor-warrior',
    name: 'Assault Intercessor Warrior',
    fireteam: 'assault-intercessor',
    ...marine,
    wounds: 13,
    keywords: [...KEYWORDS, 'PRIMARIS', 'ASSAULT INTERCESSOR', 'WARRIOR'],
    loadOuts: [{ all: ['heavy-bolt-pistol', 'chainsword'], oneFrom: [] }],
    weapons: [heavyBoltPistol, melee('Chainsword', [5, 3, 4, 5])],
    abilities: [],
    actions: [],
  },
];

export const spaceMarines: Faction = {
  id: 'space-marines',
  name: 'Space Marines',
  killTeam: 'Space Marine',
  keyword: 'SPACE MARINE',
  selectableKeyword: '<CHAPTER>',
  composition: { fireteams: 1, onePerTeam: [] },
  fireteams: [
    {
      id: 'tactical-marine',
      name: 'Tactical Marine',
      archetypes: ['seek-and-destroy', 'security'],
      size: 6,
      slots: [
        { cards: ['tactical-marine-sergeant'], least: 1, most: 1 },
        { cards: ['tactical-marine-warrior'], least: 0, most: 5 },
        { cards: ['tactical-marine-gunner'], least: 0, most: 1 },
        { cards: ['tactical-marine-heavy-gunner'], least: 0, most: 1 },
      ],
    },
    {
      id: 'intercessor',
      name: 'Intercessor',
      archetypes: ['seek-and-destroy', 'security'],
      size: 6,
      slots: [
        { cards: ['intercessor-sergeant'], least: 1, most: 1 },
        { cards: ['intercessor-warrior'], least: 5, most: 5 },
      ],
    },
    {
      id: 'assault-intercessor',
      name: 'Assault Intercessor',
      archetypes: ['seek-and-destroy', 'security'],
      size: 6,
      slots: [
        { cards: ['assault-intercessor-sergeant'], least: 1, most: 1 },
        { cards: ['assault-intercessor-warrior'], least: 5, most: 5 },
      ],
    },
  ],
  cards,
  abilities: [],
  actions: [],
  ploys: [
    strategic('Bolter Discipline', 1),
    strategic('Shock Assault', 1),
    strategic('Tactical Precision', 1),
    tactical('And They Shall Know No Fear', 1),
    tactical('Only In Death Does Duty End', 1),
    tactical('Transhuman Physiology', 1),
    tactical('Multi-Spectrum Array', 1, 'INCURSOR'),
    tactical('Omni-Scrambler', 1, 'INFILTRATOR'),
    tactical('Terror Troop', 1, 'REIVER'),
  ],
  equipment: [
    weaponItem(ranged('Frag Grenade', [4, 3, 2, 3], 'Rng 6"', 'Limited', 'Blast 2"', 'Indirect'), 2, {
      mostPerTeam: 1,
    }),
    weaponItem(ranged('Krak Grenade', [4, 3, 4, 5], 'Rng 6"', 'Limited', 'AP1', 'Indirect'), 3, { mostPerTeam: 1 }),
    effectItem('Auxiliary Grenade Launcher', 1, { mostPerTeam: 1, needs: [withKeywords(['INTERCESSOR'])] }),
    effectItem('Purity Seal', 3),
    actionItem(action('Auspex', 2), 3, { mostPerTeam: 1 }),
    effectItem('Suspensor System', 3),
  ],
};
