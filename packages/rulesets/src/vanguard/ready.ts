// Setups ready to play
import { cardOf } from './content/index.ts';
import { mapInTurns } from './maps/generated.ts';
import { MAPS } from './maps/index.ts';
import { defaults } from './options.ts';
import type { Member, Setup, Team } from './types.ts';

/** A member by its card and choices; it is named by card and number. */
const member = (card: string, ...choices: readonly string[]): Omit<Member, 'name' | 'leader'> => ({ card, choices });

/** The first of the list is the leader. */
export const team = (faction: string, models: readonly Omit<Member, 'name' | 'leader'>[]): Team => ({
  faction,
  models: models.map((each, i) => ({ ...each, name: cardOf(each.card).name, leader: i === 0 })),
});

const militia = team('militia', [
  member('captain', 'ward'),
  member('rifleman'),
  member('rifleman'),
  member('rifleman'),
  member('rifleman', 'scattergun'),
  member('rifleman', 'long-rifle'),
  member('rifleman', 'long-rifle'),
  member('pikeman'),
  member('pikeman'),
]);

const pikes = team('militia', [
  member('captain'),
  member('rifleman'),
  member('rifleman', 'long-rifle'),
  member('rifleman', 'long-rifle'),
  member('pikeman'),
  member('pikeman'),
  member('pikeman'),
  member('pikeman'),
]);

const withMedic = team('militia', [
  member('captain'),
  member('medic'),
  member('rifleman'),
  member('rifleman'),
  member('rifleman', 'scattergun'),
  member('rifleman', 'scattergun'),
  member('rifleman', 'long-rifle'),
  member('pikeman'),
]);

const marines = team('space-marines', [
  member('marine-captain'),
  member('intercessor', 'auto-bolt-rifle', 'frag-grenades'),
  member('assault-intercessor', 'power-sword', 'frag-grenades'),
  member('eliminator'),
  member('apothecary'),
]);

const assault = team('space-marines', [
  member('marine-captain', 'plasma-pistol'),
  member('assault-intercessor', 'frag-grenades'),
  member('assault-intercessor', 'frag-grenades'),
  member('hellblaster'),
  member('apothecary'),
]);

const hunters = team('necrons', [
  member('necron-overlord', 'warscythe'),
  member('cryptek'),
  member('immortal'),
  member('flayed-one'),
  member('deathmark'),
  member('deathmark'),
]);

const court = team('necrons', [
  member('necron-overlord', 'warscythe', 'phase-shifter'),
  member('cryptek'),
  member('immortal'),
  member('deathmark'),
  member('necron-warrior', 'gauss-reaper'),
  member('flayed-one'),
]);

const mob = team('orks', [
  member('ork-boss', 'power-klaw', 'cybork-body'),
  member('ork-nob', 'power-klaw'),
  member('ork-mek', 'kustom-force-field'),
  member('ork-gunner'),
  member('ork-gunner', 'rokkit'),
  member('ork-gunner', 'rokkit'),
  member('kommando', 'dynamite'),
  member('ork-boy'),
  member('ork-boy', 'shoota'),
]);

const sneaks = team('orks', [
  member('ork-boss'),
  member('kommando', 'dynamite'),
  member('kommando', 'dynamite'),
  member('ork-mek', 'kustom-force-field'),
  member('painboy'),
  member('ork-gunner'),
  member('ork-gunner', 'rokkit'),
  member('ork-gunner', 'rokkit'),
  member('ork-boy', 'stikkbombs'),
  member('gretchin'),
]);

const warhost = team('aeldari', [
  member('farseer', 'mind-war'),
  member('guardian'),
  member('guardian-gunner', 'bright-lance'),
  member('guardian-gunner'),
  member('dire-avenger', 'shimmershield'),
  member('howling-banshee', 'mirrorswords'),
  member('wraithguard', 'd-scythe'),
]);

const outriders = team('aeldari', [
  member('farseer', 'singing-spear', 'mind-war'),
  member('wraithguard', 'd-scythe'),
  member('ranger'),
  member('guardian'),
  member('guardian-gunner', 'bright-lance'),
  member('guardian-gunner'),
  member('howling-banshee', 'executioner'),
]);

const swarm = team('tyranids', [
  member('tyranid-prime'),
  member('tyranid-warrior', 'boneswords', 'barbed-strangler'),
  member('hormagaunt'),
  member('termagant'),
  member('termagant'),
  member('genestealer'),
  member('ripper-swarm'),
  member('ripper-swarm'),
  member('carnifex'),
]);

const brood = team('tyranids', [
  member('tyranid-prime'),
  member('carnifex', 'barbed-strangler'),
  member('tyranid-warrior'),
  member('genestealer'),
  member('genestealer'),
  member('genestealer'),
  member('termagant', 'devourer'),
  member('ripper-swarm'),
]);

const stealth = team('tau', [
  member('cadre-fireblade'),
  member('stealth-suit', 'fusion-blaster'),
  member('stealth-suit', 'fusion-blaster'),
  member('stealth-suit', 'fusion-blaster'),
  member('fire-warrior', 'pulse-blaster'),
  member('fire-warrior', 'markerlight'),
  member('gun-drone', 'markerlight'),
  member('shield-drone'),
  member('shield-drone'),
]);

const suits = team('tau', [
  member('cadre-fireblade'),
  member('pathfinder', 'rail-rifle'),
  member('stealth-suit', 'fusion-blaster'),
  member('stealth-suit', 'fusion-blaster', 'markerlight'),
  member('crisis-suit', 'airbursting-launcher', 'shield-generator'),
  member('gun-drone'),
  member('shield-drone'),
  member('shield-drone'),
]);

const { id: first } = MAPS[0]!;

/** The trial teams, covering everything that may be agreed on. */
export const trials: readonly Setup[] = [
  { map: first, teams: [militia, withMedic], options: defaults },
  { map: first, teams: [pikes, militia], options: { ...defaults, explodingSixes: false, rounds: 4 } },
  { map: first, teams: [withMedic, pikes], options: { ...defaults, points: 90, rounds: 3 } },
  { map: first, teams: [pikes, pikes], options: { ...defaults, rounds: 2 } },
  { map: first, teams: [withMedic, militia], options: { ...defaults, rounds: 6, terrainCoverage: 20 } },
  { map: mapInTurns(defaults), teams: [militia, pikes], options: { ...defaults, rounds: 2 } },
];

/** VG-13.4: teams of 100 points, each against several others. */
const battles = MAPS.flatMap(({ id: map }): readonly Setup[] => [
  { map, teams: [marines, hunters], options: defaults },
  { map, teams: [hunters, mob], options: defaults },
  { map, teams: [mob, marines], options: defaults },
  { map, teams: [assault, court], options: defaults },
  { map, teams: [sneaks, assault], options: defaults },
  { map, teams: [court, sneaks], options: { ...defaults, explodingSixes: false } },
  { map, teams: [warhost, swarm], options: defaults },
  { map, teams: [swarm, stealth], options: defaults },
  { map, teams: [stealth, warhost], options: defaults },
  { map, teams: [outriders, brood], options: defaults },
  { map, teams: [brood, suits], options: defaults },
  { map, teams: [suits, outriders], options: { ...defaults, explodingSixes: false } },
  { map, teams: [marines, swarm], options: defaults },
  { map, teams: [stealth, mob], options: defaults },
  { map, teams: [hunters, warhost], options: defaults },
]);

/** VG-15.10: the scenarios of our own. */
const scenarios: readonly Setup[] = [
  { map: MAPS[0]!.id, teams: [marines, stealth], options: defaults, scenario: 'supply-drop' },
  { map: MAPS[1]!.id, teams: [mob, hunters], options: defaults, scenario: 'cut-off-the-head' },
];

/** Faction teams come first, because a quick game takes the first setup. */
export const ready: readonly Setup[] = [...battles, ...trials, ...scenarios];
