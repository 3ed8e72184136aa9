// RS-10.8  Ready squads: two of each faction
import { type Unit, writingOf } from '../../w40k/muster/writing.ts';
import type { Squad, SquadMember } from './squad.ts';

export interface Starter {
  readonly id: string;
  readonly name: string;
  readonly squad: Squad;
}

const { army, many, one, unit } = writingOf<SquadMember>();

const starter = (id: string, name: string, faction: string, units: readonly Unit<SquadMember>[]): Starter => ({
  id,
  name,
  squad: army(faction, units),
});

/** From the faction that covers what the other lists lack: for tests and curious players. */
export const isTrial = ({ squad }: Starter): boolean => squad.faction === 'trial';

export const STARTERS: readonly Starter[] = [
  starter('vigil', 'Vigil of the Fifth', 'space-marines', [
    unit('primaris-lieutenant', one('Primaris Lieutenant', { leader: true, trait: 'champion' })),
    unit(
      'intercessor-squad',
      one('Intercessor Sergeant', { choices: ['>chainsword'], trait: 'duellist' }),
      one('Intercessor', { trait: 'paramedic' }),
      many(3, 'Intercessor'),
    ),
    unit('scout-squad', one('Scout', { choices: ['boltgun>sniper-rifle'], trait: 'marksman' }), many(3, 'Scout')),
  ]),
  starter('night-drop', 'Night Drop', 'space-marines', [
    unit(
      'tactical-squad',
      one('Space Marine Sergeant', { choices: ['boltgun>combi-plasma'], leader: true, trait: 'forward-observer' }),
      one('Space Marine', { choices: ['boltgun>plasma-gun'], trait: 'marksman' }),
      many(3, 'Space Marine'),
    ),
    unit(
      'reiver-squad',
      one('Reiver Sergeant', { choices: ['bolt-carbine>combat-knife', '>grav-chutes'], trait: 'brawler' }),
      many(4, 'Reiver', 'bolt-carbine>combat-knife', '>grav-chutes'),
    ),
    unit(
      'scout-squad',
      one('Scout', { choices: ['>camo-cloak'], trait: 'minelayer' }),
      many(1, 'Scout', '>camo-cloak'),
    ),
  ]),
  starter('tomb-guard', 'Tomb Guard', 'necrons', [
    unit('lord', one('Lord', { leader: true, trait: 'champion' })),
    unit('immortals', one('Immortal', { trait: 'forward-observer' }), many(4, 'Immortal')),
    unit(
      'deathmarks',
      one('Deathmark', { trait: 'marksman' }),
      one('Deathmark', { trait: 'minelayer' }),
      many(2, 'Deathmark'),
    ),
  ]),
  starter('awakened', 'The Awakened', 'necrons', [
    unit('overlord', one('Overlord', { choices: ['staff-of-light>warscythe'], leader: true, trait: 'duellist' })),
    unit(
      'immortals',
      one('Immortal', { choices: ['gauss-blaster>tesla-carbine'], trait: 'marksman' }),
      one('Immortal', { choices: ['gauss-blaster>tesla-carbine'], trait: 'minelayer' }),
      many(3, 'Immortal', 'gauss-blaster>tesla-carbine'),
    ),
    unit('canoptek-scarabs', one('Canoptek Scarab Swarm', { trait: 'infiltrator' }), many(2, 'Canoptek Scarab Swarm')),
  ]),
  starter('da-lads', 'Da Lads', 'orks', [
    unit('warboss', one('Warboss', { leader: true, trait: 'champion' })),
    unit('boyz', one('Boss Nob', { choices: ['choppa>big-choppa'], trait: 'brawler' }), many(9, 'Ork Boy')),
    unit(
      'kommandos',
      one('Kommando Nob', { trait: 'duellist' }),
      one('Kommando', { trait: 'minelayer' }),
      many(3, 'Kommando'),
    ),
    unit('stormboyz', many(1, 'Stormboy')),
  ]),
  starter('dakka-boyz', 'Dakka Boyz', 'orks', [
    unit('weirdboy', one('Weirdboy', { choices: ['>warpath'], trait: 'paramedic' })),
    unit(
      'boyz',
      one('Boss Nob', { leader: true, trait: 'champion' }),
      one('Ork Boy', { choices: ['choppa+slugga>rokkit-launcha'], trait: 'marksman' }),
      many(8, 'Ork Boy', 'choppa+slugga>shoota'),
    ),
    unit('stormboyz', one('Boss Nob', { choices: ['choppa>big-choppa'], trait: 'duellist' }), many(4, 'Stormboy')),
  ]),
  starter('path-walkers', 'Path Walkers', 'aeldari', [
    unit('warlock', one('Warlock', { leader: true, trait: 'champion' })),
    unit(
      'dire-avengers',
      one('Dire Avenger Exarch', {
        choices: ['avenger-shuriken-catapult>avenger-shuriken-catapult+avenger-shuriken-catapult'],
        trait: 'forward-observer',
      }),
      many(4, 'Dire Avenger'),
    ),
    unit('rangers', one('Ranger', { trait: 'marksman' }), many(4, 'Ranger')),
    unit('howling-banshees', one('Howling Banshee Exarch', { trait: 'duellist' }), many(2, 'Howling Banshee')),
  ]),
  starter('seer-council', 'Seer Council', 'aeldari', [
    unit(
      'warlock-conclave',
      one('Warlock', { leader: true, trait: 'champion' }),
      one('Warlock', { choices: ['witchblade>singing-spear'] }),
    ),
    unit(
      'guardian-defenders',
      one('Guardian Defender', { trait: 'paramedic' }),
      one('Guardian Defender', { trait: 'minelayer' }),
      many(8, 'Guardian Defender'),
    ),
    unit('swooping-hawks', one('Swooping Hawk Exarch', { trait: 'marksman' }), many(2, 'Swooping Hawk')),
  ]),
  starter('hunting-brood', 'Hunting Brood', 'tyranids', [
    unit('tyranid-prime', one('Tyranid Prime', { leader: true, trait: 'brawler' })),
    unit(
      'genestealers',
      one('Genestealer', { trait: 'duellist' }),
      one('Genestealer', { trait: 'infiltrator' }),
      many(3, 'Genestealer'),
    ),
    unit('termagants', one('Termagant', { trait: 'marksman' }), many(9, 'Termagant')),
    unit('gargoyles', many(4, 'Gargoyle')),
  ]),
  starter('synapse-node', 'Synapse Node', 'tyranids', [
    unit('neurothrope', one('Neurothrope', { choices: ['>catalyst'], leader: true, trait: 'champion' })),
    unit(
      'tyranid-warriors',
      one('Tyranid Warrior', { choices: ['scything-talons>boneswords'], trait: 'brawler' }),
      one('Tyranid Warrior', { choices: ['scything-talons>boneswords'], trait: 'marksman' }),
      many(1, 'Tyranid Warrior', 'scything-talons>boneswords'),
    ),
    unit('lictor', one('Lictor', { trait: 'duellist' })),
  ]),
  starter('cadre-patrol', 'Cadre Patrol', 'tau', [
    unit('cadre-fireblade', one('Cadre Fireblade', { leader: true, trait: 'champion' })),
    unit(
      'strike-team',
      one('Fire Warrior Shas’ui', { choices: ['>markerlight'], trait: 'forward-observer' }),
      many(7, 'Fire Warrior'),
    ),
    unit('xv25-stealth-battlesuits', one('Stealth Shas’vre', { trait: 'minelayer' }), many(2, 'Stealth Shas’ui')),
    unit('pathfinder-team', one('Pathfinder Shas’ui', { trait: 'marksman' }), many(3, 'Pathfinder')),
  ]),
  starter('hunters-and-hounds', 'Hunters and Hounds', 'tau', [
    unit('ethereal', one('Ethereal', { leader: true, trait: 'champion' })),
    unit(
      'breacher-team',
      one('Fire Warrior Shas’ui', { choices: ['>markerlight'], trait: 'forward-observer' }),
      many(4, 'Fire Warrior'),
    ),
    unit('kroot-carnivores', one('Kroot', { trait: 'infiltrator' }), many(9, 'Kroot')),
    unit(
      'pathfinder-team',
      one('Pathfinder', { choices: ['pulse-carbine+markerlight>rail-rifle'], trait: 'marksman' }),
      many(2, 'Pathfinder', 'pulse-carbine+markerlight>rail-rifle'),
      many(1, 'Pathfinder'),
    ),
  ]),
  starter('proving-ground', 'Proving Ground (trial)', 'trial', [
    unit(
      'recruits',
      one('Recruit', { trait: 'marksman' }),
      one('Recruit', { trait: 'paramedic' }),
      one('Recruit', { trait: 'minelayer' }),
      many(7, 'Recruit'),
    ),
    unit('beast', one('Beast', { leader: true, trait: 'brawler' })),
    unit('walker', many(1, 'Walker')),
  ]),
  starter('outriders', 'Outriders (trial)', 'trial', [
    unit('captain', one('Captain', { leader: true, trait: 'champion' })),
    unit('jetbikes', one('Jetbike rider', { trait: 'infiltrator' }), many(2, 'Jetbike rider')),
    unit('recruits', one('Recruit', { trait: 'marksman' }), many(3, 'Recruit')),
    unit('bulwark', one('Bulwark', { trait: 'duellist' })),
  ]),
];
