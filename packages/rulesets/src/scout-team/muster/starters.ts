// ST-10.7  Ready teams: two of each faction, for 300 points
import type { Member } from '../../w40k/muster/army.ts';
import { type Unit, writingOf } from '../../w40k/muster/writing.ts';
import type { Team } from './team.ts';

export interface Starter {
  readonly id: string;
  readonly name: string;
  readonly team: Team;
}

const { army, many, one, unit } = writingOf<Member>();

const starter = (id: string, name: string, faction: string, ...units: readonly Unit<Member>[]): Starter => ({
  id,
  name,
  team: army(faction, units),
});

/** From the faction that covers what the other lists lack: for tests and curious players. */
export const isTrial = ({ team }: Starter): boolean => team.faction === 'trial';

export const STARTERS: readonly Starter[] = [
  starter(
    'first-strike',
    'First Strike',
    'space-marines',
    unit('primaris-lieutenant', one('Primaris Lieutenant')),
    unit('intercessor-squad', one('Intercessor Sergeant', { choices: ['>power-sword'] }), many(4, 'Intercessor')),
    unit(
      'assault-intercessor-squad',
      one('Assault Intercessor Sgt', {
        choices: ['heavy-bolt-pistol>plasma-pistol', 'astartes-chainsword>power-fist'],
      }),
      many(4, 'Assault Intercessor'),
    ),
    unit(
      'scout-squad',
      one('Scout Sergeant', { choices: ['>camo-cloak'] }),
      many(4, 'Scout', 'boltgun>scout-sniper-rifle', '>camo-cloak'),
    ),
  ),
  starter(
    'hammer-drop',
    'Hammer Drop',
    'space-marines',
    unit('primaris-librarian', one('Primaris Librarian')),
    unit(
      'tactical-squad',
      one('Space Marine Sergeant', { choices: ['boltgun>combi-plasma'] }),
      one('Space Marine', { choices: ['boltgun>meltagun'] }),
      many(3, 'Space Marine'),
    ),
    unit('inceptor-squad', one('Inceptor Sergeant'), many(2, 'Inceptor')),
  ),
  starter(
    'warden-phalanx',
    'Warden’s Phalanx',
    'necrons',
    unit('royal-warden', one('Royal Warden')),
    unit('immortals', many(5, 'Immortal')),
    unit(
      'skorpekh-destroyers',
      one('Skorpekh Destroyer', { choices: ['hyperphase-threshers>hyperphase-reap-blade'] }),
      many(2, 'Skorpekh Destroyer'),
    ),
    unit('deathmarks', many(4, 'Deathmark')),
  ),
  starter(
    'endless-ranks',
    'Endless Ranks',
    'necrons',
    unit('lord', one('Lord', { choices: ['staff-of-light>warscythe'] })),
    unit('necron-warriors', many(5, 'Necron Warrior'), many(5, 'Necron Warrior', 'gauss-flayer>gauss-reaper')),
    unit('tomb-blades', many(3, 'Tomb Blade')),
    unit('canoptek-scarab-swarms', many(3, 'Canoptek Scarab Swarm')),
  ),
  starter(
    'da-big-uns',
    'Da Big ’Uns',
    'orks',
    unit('warboss', one('Warboss')),
    unit('boyz', one('Boss Nob'), many(9, 'Ork Boy')),
    unit('nobz', one('Boss Nob'), many(4, 'Nob')),
    unit('kommandos', one('Boss Nob'), many(3, 'Kommando')),
  ),
  starter(
    'snagga-mob',
    'Snagga Mob',
    'orks',
    unit('weirdboy', one('Weirdboy')),
    unit(
      'beast-snagga-boyz',
      one('Beast Snagga Nob'),
      one('Beast Snagga Boy', { choices: ['choppa+slugga>thump-gun'] }),
      many(8, 'Beast Snagga Boy'),
    ),
    unit('gretchin', many(10, 'Gretchin')),
    unit('stormboyz', one('Boss Nob'), many(7, 'Stormboy')),
  ),
  starter(
    'warhost',
    'Warhost',
    'aeldari',
    unit('farseer', one('Farseer', { choices: ['witchblade>singing-spear'] })),
    unit('guardian-defenders', many(10, 'Guardian Defender')),
    unit(
      'dire-avengers',
      one('Dire Avenger Exarch', { choices: ['avenger-shuriken-catapult>power-glaive+shimmershield'] }),
      many(4, 'Dire Avenger'),
    ),
    unit('rangers', many(3, 'Ranger')),
  ),
  starter(
    'wailing-wind',
    'Wailing Wind',
    'aeldari',
    unit('farseer', one('Farseer')),
    unit('rangers', many(5, 'Ranger')),
    unit(
      'howling-banshees',
      one('Howling Banshee Exarch', { choices: ['shuriken-pistol+banshee-blade>mirrorswords'] }),
      many(4, 'Howling Banshee'),
    ),
    unit('swooping-hawks', one('Swooping Hawk Exarch'), many(1, 'Swooping Hawk')),
  ),
  starter(
    'feeder-swarm',
    'Feeder Swarm',
    'tyranids',
    unit('neurothrope', one('Neurothrope')),
    unit('termagants', many(10, 'Termagant')),
    unit('genestealers', many(5, 'Genestealer')),
    unit('hormagaunts', many(6, 'Hormagaunt')),
  ),
  starter(
    'broodfather',
    'Broodfather',
    'tyranids',
    unit('broodlord', one('Broodlord', { choices: ['>catalyst'] })),
    unit(
      'tyranid-warriors',
      one('Tyranid Warrior', { choices: ['devourer>deathspitter', 'scything-talon>dual-boneswords'] }),
      many(2, 'Tyranid Warrior', 'devourer>deathspitter'),
    ),
    unit('lictor', one('Lictor')),
    unit('gargoyles', many(2, 'Gargoyle')),
  ),
  starter(
    'hunter-cadre',
    'Hunter Cadre',
    'tau',
    unit('cadre-fireblade', one('Cadre Fireblade')),
    unit('strike-team', one('Fire Warrior Shas’ui', { choices: ['>markerlight'] }), many(9, 'Fire Warrior')),
    unit('stealth-battlesuits', one('Stealth Shas’vre'), many(2, 'Stealth Shas’ui')),
    unit('pathfinder-team', one('Pathfinder Shas’ui'), many(9, 'Pathfinder')),
  ),
  starter(
    'close-ranks',
    'Close Ranks',
    'tau',
    unit('ethereal', one('Ethereal')),
    unit('breacher-team', one('Fire Warrior Shas’ui'), many(9, 'Fire Warrior')),
    unit('kroot-carnivores', many(10, 'Kroot')),
    unit('crisis-battlesuits', one('Crisis Shas’ui')),
  ),
  starter(
    'parade',
    'Parade (trial)',
    'trial',
    unit('captain', one('Captain')),
    unit('staff', many(2, 'Staff officer')),
    unit('recruits', one('Recruit', { choices: ['trial-rifle>trial-mortar'] }), many(9, 'Recruit')),
    unit('beast', one('Beast')),
    unit('walker', one('Walker')),
  ),
  starter(
    'far-patrol',
    'Far Patrol (trial)',
    'trial',
    unit('old-hero', one('The Old Hero')),
    unit('veterans', many(5, 'Veteran')),
    unit('jetbikes', many(3, 'Jetbike rider')),
    unit('walker', one('Walker')),
  ),
];
