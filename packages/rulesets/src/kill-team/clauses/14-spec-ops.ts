import type { Clause } from '@little-wars/engine';

/** Spec Ops: what comes along into a battle, and what happens between battles. */
export const specOps: readonly Clause[] = [
  {
    id: 'KT-14.1',
    title: 'Service: honours, scars and assets enter a battle with operative and team, none of them twice',
  },

  // Battle honours: Combat
  { id: 'KT-14.2', title: 'Inexorable: its enemies in combat have no support' },
  { id: 'KT-14.3', title: 'Bladework: in combat it may re-roll one attack die' },
  { id: 'KT-14.4', title: 'Dirty Fighter: one more attack die in combat while a friend supports it' },
  { id: 'KT-14.5', title: 'Vicious: its critical strikes in combat do 1 more damage' },
  { id: 'KT-14.6', title: 'Duellist: the WS of its enemy in combat is worsened by 1' },
  { id: 'KT-14.7', title: 'Savage: each critical hit it retains in combat is a mortal wound as well' },

  // Battle honours: Staunch
  { id: 'KT-14.8', title: 'Resilient: it has 2 more wounds' },
  { id: 'KT-14.9', title: 'Shrug Off: one critical hit of each attack against it becomes normal' },
  { id: 'KT-14.10', title: 'Focused: it counts as 1 more APL when contesting objectives' },
  { id: 'KT-14.11', title: 'Stalwart: it is never injured' },
  { id: 'KT-14.12', title: 'Invulnerable: AP1 does not affect it' },
  { id: 'KT-14.13', title: 'Indomitable: each wound of a critical hit, and each mortal wound, is ignored on 5+' },

  // Battle honours: Marksman
  { id: 'KT-14.14', title: 'Gun Ace: when it shoots it may re-roll one attack die' },
  { id: 'KT-14.15', title: 'Crack Shot: each critical hit it retains when it shoots is a mortal wound as well' },
  { id: 'KT-14.16', title: 'Calculated: Overwatch does not worsen its BS' },
  { id: 'KT-14.17', title: 'Careful Aim: bases of other operatives give its targets no cover' },
  { id: 'KT-14.18', title: 'Sharpshooter: if it has not moved, it may retain one hit of 5 or more as critical' },
  {
    id: 'KT-14.19',
    title: 'Death From Above: from a Vantage Point a shot that does no wounds is repeated, once per turning point',
  },

  // Battle honours: Scout
  { id: 'KT-14.20', title: 'Runner: its Dash is free in an activation in which it neither shoots nor fights' },
  { id: 'KT-14.21', title: 'Swift: it may Dash repeatedly, never fails a jump, and traverses at no cost' },
  { id: 'KT-14.22', title: 'Covert: in the first turning point its order may change when it is activated' },
  { id: 'KT-14.23', title: 'Picket: it may be set up wholly within 3" of the drop zone' },
  { id: 'KT-14.24', title: 'Evasive: on conceal it may re-roll one defence die' },
  { id: 'KT-14.25', title: 'Dodge: its moves may pass through engagement range' },

  // Battle scars
  { id: 'KT-14.26', title: 'Critical Impairment: no Dash, and nothing raises its APL' },
  { id: 'KT-14.27', title: 'Severe Concussion: its BS is always that of an injured operative' },
  { id: 'KT-14.28', title: 'Sapped Strength: its WS is always that of an injured operative' },
  { id: 'KT-14.29', title: 'Lingering Ailment: its M is always that of an injured operative' },

  // Strategic assets that act in a battle
  {
    id: 'KT-14.30',
    title: 'Engineering Bay: the Light parts of one feature within 6" of its own drop zone are Heavy',
  },
  { id: 'KT-14.31', title: 'Intelligence Network: Infiltrate changes two orders' },
  { id: 'KT-14.32', title: 'Surveillance System: Recon gives two Dashes' },
  { id: 'KT-14.33', title: 'Expanded Armoury: 4 more EP in every battle' },
  { id: 'KT-14.34', title: 'Comms Network: the initiative roll may be re-rolled, once per battle' },
  { id: 'KT-14.35', title: "Tactical Uplink: the first of the faction's tactical ploys in a turning point is free" },

  // Between battles
  {
    id: 'KT-14.36',
    title: 'Dataslate: up to 20 operatives of one faction, starting with 4 RP and room for two assets',
  },
  {
    id: 'KT-14.37',
    title: 'After a battle, each team: casualties, recovery, experience, spec ops, honours, requisition, orders',
  },
  {
    id: 'KT-14.38',
    title: 'Casualty test: a D6 for each incapacitated operative; it fails on 1, and gains at most 3 XP',
  },
  { id: 'KT-14.39', title: 'A MEDIC that took part and was not incapacitated re-rolls one casualty test' },
  { id: 'KT-14.40', title: 'Battle scar: a D6 minus 1 for every scar it has; one that it already has is re-rolled' },
  {
    id: 'KT-14.41',
    title: 'Recovery test: operatives with older scars roll, +1 for each battle rested in a row; 5 or more heals one',
  },
  { id: 'KT-14.42', title: 'Experience: for taking part, for enemies incapacitated, for surviving, for the outcome' },
  { id: 'KT-14.43', title: 'Ranks: Adept, from 6 XP Veteran, from 16 Ace, from 31 Grizzled, from 51 Revered' },
  { id: 'KT-14.44', title: 'Each rank above Adept gives a battle honour: a D6 on a table, re-rolled until it is new' },
  { id: 'KT-14.45', title: 'Specialisms: the first honour decides one, later ones come from those it has' },
  {
    id: 'KT-14.46',
    title: 'Rest: an operative that takes no part in a battle rests, and battles in a row are counted',
  },
  { id: 'KT-14.47', title: 'Requisition points: 1 for every battle, each spent on one requisition' },
  { id: 'KT-14.48', title: 'Strategic assets: each once, within the room of the dataslate' },
  {
    id: 'KT-14.49',
    title: 'Spec op: one at a time, a first, then a second operation by tac ops; room for an asset or rare equipment',
  },
  { id: 'KT-14.50', title: 'Slain: it leaves the dataslate permanently' },
  { id: 'KT-14.51', title: 'Cerebral Affliction: no scar, but no experience from this battle' },
  { id: 'KT-14.52', title: 'Med Bay: one casualty test may be re-rolled' },
  { id: 'KT-14.53', title: 'War Shrine: with an Ace on the dataslate, one Adept that took part gains 1 XP' },
  { id: 'KT-14.54', title: 'Stimm Stash: a 1 in a recovery test is re-rolled' },
  { id: 'KT-14.55', title: 'Operative Assigned: an Adept of the faction joins' },
  { id: 'KT-14.56', title: 'Recuperate: +1 in the recovery test of an operative that has rested' },
  { id: 'KT-14.57', title: 'Equipment Drop: 5 EP are added to the stash, for a battle of its choice' },
  { id: 'KT-14.58', title: 'Asset Acquired: a strategic asset is added' },
  { id: 'KT-14.59', title: 'Medivac: a scar just rolled becomes Cerebral Affliction; it misses the next battle' },
  { id: 'KT-14.60', title: 'Proficient Operative: once, on becoming Grizzled or Revered, one more specialism' },
  {
    id: 'KT-14.61',
    title: 'Elimination: Mark Target, Execution or Rob and Ransack in five battles, then Headhunter; 1 RP, 5 XP',
  },
  { id: 'KT-14.62', title: 'Recover Archeotech: Seize Ground or Vantage in five battles, then Retrieval; 3 RP' },
  { id: 'KT-14.63', title: 'Rare equipment: it gives one weapon of one operative a special rule, permanently' },
  { id: 'KT-14.64', title: 'Weaponsmith: rare equipment may improve the weapons of an Ace or better twice' },
  { id: 'KT-14.65', title: 'Marching orders: whom and what a team takes into its next battle; otherwise the usual' },
  { id: 'KT-14.66', title: 'Fire teams for the next battle: any that make a legal kill team together' },
  {
    id: 'KT-14.67',
    title: 'Who fights: fit operatives in a legal kill team; recruits fill what is missing, the others rest',
  },
  {
    id: 'KT-14.68',
    title: 'Equipment for the next battle: 10 EP, 4 more with an Expanded Armoury, and what comes out of the stash',
  },
  { id: 'KT-14.69', title: 'Whoever was ordered to fight and no longer can is replaced as usual' },
];
