// ZG-8.7  Ready teams: two of each faction
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

export const STARTERS: readonly Starter[] = [
  starter(
    'boarders',
    'Boarders',
    'space-marines',
    unit(
      'tactical-squad',
      one('Space Marine Sergeant', { choices: ['boltgun>storm-bolter', '>melta-bomb'] }),
      one('Space Marine', { choices: ['boltgun>plasma-gun'] }),
      many(3, 'Space Marine'),
    ),
    unit(
      'assault-squad',
      one('Space Marine Sergeant', { choices: ['>jump-pack-sm', 'close-combat-weapon>power-sword', '>combat-shield'] }),
      many(4, 'Space Marine', '>jump-pack-sm'),
    ),
  ),
  starter(
    'outer-watch',
    'Outer Watch',
    'space-marines',
    unit('scout-squad', one('Scout Sergeant'), many(2, 'Scout'), many(2, 'Scout', 'boltgun>sniper-rifle')),
    unit(
      'tactical-squad',
      one('Space Marine Sergeant'),
      one('Space Marine', { choices: ['boltgun>meltagun'] }),
      many(3, 'Space Marine'),
    ),
    unit('land-speeders', one('Land Speeder', { choices: ['heavy-bolter>multi-melta'] })),
  ),
  starter(
    'void-legion',
    'Void Legion',
    'necrons',
    unit('immortals', many(7, 'Necron Immortal')),
    unit('destroyers', many(2, 'Destroyer')),
  ),
  starter(
    'praetorian-guard',
    'Praetorian Guard',
    'necrons',
    unit('triarch-praetorians', many(5, 'Triarch Praetorian')),
    unit('destroyers', one('Destroyer')),
  ),
  starter(
    'rok-riders',
    'Rok Riders',
    'orks',
    unit('boyz', one('Ork Boy', { choices: ['slugga>rokkit-launcha'] }), many(9, 'Ork Boy')),
    unit('stormboyz', many(8, 'Stormboy')),
    unit('nobz', one('Boss Nob', { choices: ['close-combat-weapon>big-choppa'] }), many(2, 'Nob')),
  ),
  starter(
    'wreck-lootas',
    'Wreck Looters',
    'orks',
    unit('boyz', many(10, 'Ork Boy', 'slugga>shoota')),
    unit('kommandos', many(2, 'Kommando', 'slugga>burna'), many(3, 'Kommando')),
    unit('stormboyz', many(5, 'Stormboy')),
  ),
  starter(
    'star-walkers',
    'Star Walkers',
    'aeldari',
    unit('dire-avengers', one('Dire Avenger Exarch'), many(6, 'Dire Avenger')),
    unit('warp-spiders', many(5, 'Warp Spider')),
  ),
  starter(
    'silent-void',
    'Silent Void',
    'aeldari',
    unit('rangers', many(5, 'Ranger')),
    unit('dire-avengers', many(5, 'Dire Avenger')),
    unit('howling-banshees', one('Howling Banshee Exarch'), many(4, 'Howling Banshee')),
  ),
  starter(
    'spore-cloud',
    'Spore Cloud',
    'tyranids',
    unit('tyranid-warriors', many(3, 'Tyranid Warrior')),
    unit('gargoyles', many(10, 'Gargoyle')),
    unit('lictors', one('Lictor')),
  ),
  starter(
    'hull-breach',
    'Hull Breach',
    'tyranids',
    unit('genestealers', many(5, 'Genestealer', '>toxin-sacs')),
    unit('hormagaunts', many(10, 'Hormagaunt')),
    unit('gargoyles', many(10, 'Gargoyle')),
  ),
  starter(
    'orbital-patrol',
    'Orbital Patrol',
    'tau',
    unit('strike-team', many(6, 'Fire Warrior')),
    unit(
      'xv25-stealth-battlesuits',
      one('Stealth Shas’ui', { choices: ['burst-cannon>fusion-blaster'] }),
      many(2, 'Stealth Shas’ui'),
    ),
    unit('tx4-piranhas', one('TX4 Piranha', { choices: ['burst-cannon>fusion-blaster'] })),
  ),
  starter(
    'kin-of-the-void',
    'Kin of the Void',
    'tau',
    unit('kroot-carnivores', many(10, 'Kroot')),
    unit('vespid-stingwings', many(4, 'Vespid Stingwing')),
    unit('xv8-crisis-battlesuits', one('Crisis Shas’ui', { choices: ['burst-cannon>plasma-rifle', '>missile-pod'] })),
  ),
  starter(
    'test-flight',
    'Test Flight (trial)',
    'trial',
    unit('void-troopers', many(8, 'Void Trooper')),
    unit('skiff', many(2, 'Skiff')),
  ),
  starter(
    'star-beasts',
    'Star Beasts (trial)',
    'trial',
    unit('void-troopers', many(8, 'Void Trooper')),
    unit('leaper', many(3, 'Leaping Beast')),
  ),
];
