import type { Card, Faction } from './types.ts';
import { ability, effectItem, melee, ranged, round, strategic, tactical, weaponItem } from './writing.ts';

const bonesword = melee('Bonesword', [3, 3, 4, 6], 'Lethal 5+');
const boneswords = melee('Boneswords', [4, 3, 4, 6], 'Lethal 5+');
const devourer = ranged('Devourer', [5, 4, 3, 4], 'Ceaseless');
const lashWhip = ranged('Lash Whip', [4, 3, 3, 4], 'Rng 3"', 'Stun');
const rendingClaws = melee('Rending Claws', [4, 3, 4, 5], 'Rending');
const scythingTalons = melee('Scything Talons', [4, 3, 4, 6], 'Balanced');

const KEYWORDS = ['HIVE FLEET', 'TYRANID', '<HIVE FLEET>'] as const;
const tyranid = { move: 6, apl: 2, defence: 3 } as const;

const cards: readonly Card[] = [
  {
    id: 'genestealer-leader',
    name: 'Genestealer Leader',
    fireteam: 'genestealer',
    ...tyranid,
    groupActivation: 1,
    save: 5,
    wounds: 10,
    base: round(32),
    keywords: [...KEYWORDS, 'GENESTEALER', 'LEADER'],
    loadOuts: [
      { all: ['double-rending-claws'], oneFrom: [] },
      { all: ['rending-claws', 'scything-talons'], oneFrom: [] },
    ],
    weapons: [
      melee('Double Rending Claws', [5, 2, 4, 5], 'Relentless', 'Rending'),
      melee('Rending Claws', [5, 2, 4, 5], 'Rending'),
      melee('Scything Talons', [5, 2, 4, 6], 'Balanced'),
    ],
    abilities: ['hidden-horror', 'lightning-reflexes', 'synapse'],
    actions: [],
  },
  {
    id: 'genestealer-fighter',
    name: 'Genestealer Fighter',
    fireteam: 'genestealer',
    ...tyranid,
    groupActivation: 1,
    save: 5,
    wounds: 9,
    base: round(32),
    keywords: [...KEYWORDS, 'GENESTEALER', 'FIGHTER'],
    loadOuts: [
      { all: ['double-rending-claws'], oneFrom: [] },
      { all: ['rending-claws', 'scything-talons'], oneFrom: [] },
    ],
    weapons: [
      melee('Double Rending Claws', [5, 3, 4, 5], 'Relentless', 'Rending'),
      melee('Rending Claws', [5, 3, 4, 5], 'Rending'),
      melee('Scything Talons', [5, 3, 4, 6], 'Balanced'),
    ],
    abilities: ['hidden-horror', 'lightning-reflexes', 'synapse'],
    actions: [],
  },
  {
    id: 'hormagaunt',
    name: 'Hormagaunt',
    fireteam: 'tyranid-swarm',
    ...tyranid,
    groupActivation: 2,
    save: 6,
    wounds: 7,
    base: round(28),
    keywords: [...KEYWORDS, 'TYRANID SWARM', 'HORMAGAUNT'],
    loadOuts: [{ all: ['scything-talons'], oneFrom: [] }],
    weapons: [melee('Scything Talons', [4, 4, 3, 5], 'Relentless')],
    abilities: ['synapse'],
    actions: [],
  },
  {
    id: 'termagant',
    name: 'Termagant',
    fireteam: 'tyranid-swarm',
    ...tyranid,
    groupActivation: 2,
    save: 6,
    wounds: 7,
    base: round(28),
    keywords: [...KEYWORDS, 'TYRANID SWARM', 'TERMAGANT'],
    loadOuts: [{ all: ['claws'], oneFrom: [['devourer', 'fleshborer', 'spinefists']] }],
    weapons: [
      devourer,
      ranged('Fleshborer', [4, 4, 3, 4], 'Rng 6"'),
      ranged('Spinefists', [4, 3, 2, 3], 'Rng 6"'),
      melee('Claws', [3, 4, 2, 3]),
    ],
    abilities: ['synapse'],
    actions: [],
  },
  {
    id: 'tyranid-warrior-leader',
    name: 'Tyranid Warrior Leader',
    fireteam: 'tyranid-warrior',
    ...tyranid,
    groupActivation: 1,
    save: 4,
    wounds: 19,
    base: round(50),
    keywords: [...KEYWORDS, 'SYNAPSE', 'TYRANID WARRIOR', 'LEADER'],
    loadOuts: [
      {
        all: [],
        oneFrom: [
          [
            'boneswords',
            'deathspitter',
            'devourer',
            'rending-claws',
            'scything-talons',
            'spinefists',
            ['lash-whip', 'bonesword'],
          ],
          ['boneswords', 'rending-claws', 'scything-talons', ['lash-whip', 'bonesword']],
        ],
      },
    ],
    weapons: [
      ranged('Deathspitter', [5, 3, 4, 5]),
      ranged('Devourer', [5, 3, 3, 4], 'Ceaseless'),
      ranged('Lash Whip', [4, 2, 3, 4], 'Rng 3"', 'Stun'),
      ranged('Spinefists', [5, 2, 3, 4], 'Rng 6"'),
      melee('Bonesword', [3, 2, 4, 6], 'Lethal 5+'),
      melee('Boneswords', [4, 2, 4, 6], 'Lethal 5+'),
      melee('Rending Claws', [4, 2, 4, 5], 'Rending'),
      melee('Scything Talons', [4, 2, 4, 6], 'Balanced'),
    ],
    abilities: ['synapse', 'weaponbeast', 'lash-whip'],
    actions: [],
  },
  {
    id: 'tyranid-warrior-fighter',
    name: 'Tyranid Warrior Fighter',
    fireteam: 'tyranid-warrior',
    ...tyranid,
    groupActivation: 1,
    save: 4,
    wounds: 18,
    base: round(50),
    keywords: [...KEYWORDS, 'SYNAPSE', 'TYRANID WARRIOR', 'FIGHTER'],
    loadOuts: [
      {
        all: [],
        oneFrom: [
          [
            'boneswords',
            'deathspitter',
            'devourer',
            'rending-claws',
            'scything-talons',
            'spinefists',
            ['lash-whip', 'bonesword'],
          ],
          ['boneswords', 'rending-claws', 'scything-talons', ['lash-whip', 'bonesword']],
        ],
      },
    ],
    weapons: [
      ranged('Deathspitter', [5, 4, 4, 5]),
      devourer,
      lashWhip,
      ranged('Spinefists', [5, 3, 3, 4], 'Rng 6"'),
      bonesword,
      boneswords,
      rendingClaws,
      scythingTalons,
    ],
    abilities: ['synapse', 'weaponbeast', 'lash-whip'],
    actions: [],
  },
  {
    id: 'tyranid-warrior-heavy-gunner',
    name: 'Tyranid Warrior Heavy Gunner',
    fireteam: 'tyranid-warrior',
    ...tyranid,
    groupActivation: 1,
    save: 4,
    wounds: 18,
    base: round(50),
    keywords: [...KEYWORDS, 'SYNAPSE', 'TYRANID WARRIOR', 'HEAVY GUNNER'],
    loadOuts: [
      {
        all: [],
        oneFrom: [
          ['barbed-strangler', 'venom-cannon'],
          ['boneswords', 'rending-claws', 'scything-talons', ['lash-whip', 'bonesword']],
        ],
      },
    ],
    weapons: [
      ranged('Barbed Strangler', [5, 4, 4, 5], 'Heavy', 'Blast 2"'),
      lashWhip,
      ranged('Venom Cannon', [5, 4, 5, 6], 'Heavy', 'AP1'),
      bonesword,
      boneswords,
      rendingClaws,
      scythingTalons,
    ],
    abilities: ['synapse', 'lash-whip'],
    actions: [],
  },
];

export const tyranids: Faction = {
  id: 'tyranids',
  name: 'Tyranids',
  killTeam: 'Hive Fleet',
  keyword: 'HIVE FLEET',
  selectableKeyword: '<HIVE FLEET>',
  composition: { fireteams: 2, onePerTeam: [] },
  fireteams: [
    {
      id: 'genestealer',
      name: 'Genestealer',
      archetypes: ['seek-and-destroy', 'infiltration'],
      size: 5,
      slots: [
        { cards: ['genestealer-leader'], least: 0, most: 1 },
        { cards: ['genestealer-fighter'], least: 4, most: 5 },
      ],
    },
    {
      id: 'tyranid-swarm',
      name: 'Tyranid Swarm',
      archetypes: ['seek-and-destroy', 'security', 'recon'],
      size: 8,
      slots: [
        { cards: ['hormagaunt'], least: 0, most: 8 },
        { cards: ['termagant'], least: 0, most: 8, takesWith: { weapon: 'devourer', takes: 2 } },
      ],
      mostPerTeam: 1,
    },
    {
      id: 'tyranid-warrior',
      name: 'Tyranid Warrior',
      archetypes: ['seek-and-destroy', 'security'],
      size: 3,
      slots: [
        { cards: ['tyranid-warrior-leader'], least: 0, most: 1 },
        { cards: ['tyranid-warrior-fighter'], least: 1, most: 3 },
        { cards: ['tyranid-warrior-heavy-gunner'], least: 0, most: 1 },
      ],
    },
  ],
  cards,
  abilities: [
    ability('Synapse'),
    ability('Hidden Horror'),
    ability('Lightning Reflexes'),
    ability('Weaponbeast'),
    ability('Lash Whip'),
  ],
  actions: [],
  ploys: [
    strategic('Feed', 1),
    strategic('Lurk', 1),
    strategic('Stalk', 1),
    tactical('Aggressive Biostrain', 1),
    tactical('Unseen Hunter', 1),
    tactical('Will Of The Hive Mind', 1),
  ],
  equipment: [
    weaponItem(ranged('Acid Maw', [4, 2, 3, 3], 'Rng 6"', 'Splash 1'), 2),
    effectItem('Adrenal Glands', 2),
    effectItem('Extended Chitin', 2, { epFor: { keyword: 'TYRANID WARRIOR', ep: 3 } }),
    effectItem('Feeder Tendrils', 2),
    weaponItem(ranged('Flesh Hooks', [4, 2, 3, 4], 'Rng 3"', 'Lethal 5+'), 2),
    effectItem('Toxin Sacs', 2),
  ],
};
