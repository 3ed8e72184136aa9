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
  member('intercessor', 'auto-bolt-rifle'),
  member('intercessor', 'auto-bolt-rifle'),
  member('assault-intercessor', 'frag-grenades'),
  member('apothecary'),
]);

const assault = team('space-marines', [
  member('marine-captain', 'thunder-hammer'),
  member('assault-intercessor'),
  member('assault-intercessor'),
  member('assault-intercessor', 'frag-grenades'),
  member('intercessor', 'auto-bolt-rifle'),
]);

const phalanx = team('necrons', [
  member('necron-overlord'),
  member('cryptek'),
  member('necron-warrior'),
  member('necron-warrior'),
  member('necron-warrior', 'gauss-reaper'),
  member('flayed-one'),
  member('flayed-one'),
]);

const destroyers = team('necrons', [
  member('necron-overlord', 'warscythe'),
  member('skorpekh-destroyer', 'hyperphase-reap-blade'),
  member('immortal'),
  member('deathmark'),
  member('necron-warrior'),
  member('necron-warrior'),
]);

const mob = team('orks', [
  member('ork-boss', 'power-klaw'),
  member('ork-nob', 'power-klaw'),
  member('ork-gunner'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy', 'stikkbombs'),
  member('ork-boy', 'stikkbombs'),
  member('ork-boy', 'stikkbombs'),
]);

const sneaks = team('orks', [
  member('ork-boss', 'power-klaw', 'cybork-body'),
  member('kommando', 'dynamite'),
  member('kommando'),
  member('kommando'),
  member('ork-mek', 'kustom-force-field'),
  member('painboy'),
  member('ork-gunner', 'burna'),
  member('ork-gunner'),
  member('ork-boy', 'stikkbombs'),
  member('ork-boy'),
]);

const warhost = team('aeldari', [
  member('farseer', 'mind-war'),
  member('guardian-gunner'),
  member('dire-avenger'),
  member('dire-avenger'),
  member('howling-banshee'),
  member('howling-banshee'),
  member('howling-banshee'),
  member('ranger'),
]);

const spirits = team('aeldari', [
  member('farseer'),
  member('wraithguard'),
  member('wraithguard', 'd-scythe'),
  member('dire-avenger'),
  member('howling-banshee'),
  member('guardian'),
  member('guardian-gunner'),
]);

const swarm = team('tyranids', [
  member('tyranid-prime'),
  member('carnifex'),
  member('tyranid-warrior', 'adrenal-glands'),
  member('hormagaunt'),
  member('hormagaunt'),
  member('hormagaunt'),
  member('termagant'),
  member('termagant'),
  member('termagant'),
  member('termagant'),
  member('termagant'),
]);

const brood = team('tyranids', [
  member('tyranid-prime', 'deathspitter'),
  member('tyranid-warrior', 'boneswords'),
  member('genestealer', 'flesh-hooks'),
  member('genestealer'),
  member('genestealer'),
  member('hormagaunt', 'adrenal-glands'),
  member('termagant', 'devourer'),
  member('termagant'),
  member('termagant'),
  member('ripper-swarm'),
]);

const cadre = team('tau', [
  member('cadre-fireblade'),
  member('stealth-suit', 'fusion-blaster', 'markerlight'),
  member('pathfinder', 'rail-rifle'),
  member('pathfinder', 'ion-rifle'),
  member('fire-warrior'),
  member('fire-warrior'),
  member('fire-warrior', 'markerlight'),
  member('fire-warrior', 'pulse-blaster'),
  member('gun-drone'),
  member('shield-drone'),
]);

const suits = team('tau', [
  member('cadre-fireblade', 'pulse-blaster'),
  member('crisis-suit', 'missile-pod', 'shield-generator'),
  member('stealth-suit', 'fusion-blaster'),
  member('fire-warrior'),
  member('fire-warrior'),
  member('fire-warrior', 'markerlight'),
  member('pathfinder', 'ion-rifle'),
  member('gun-drone', 'markerlight'),
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
  { map, teams: [marines, phalanx], options: defaults },
  { map, teams: [phalanx, mob], options: defaults },
  { map, teams: [mob, marines], options: defaults },
  { map, teams: [assault, destroyers], options: defaults },
  { map, teams: [sneaks, assault], options: defaults },
  { map, teams: [destroyers, sneaks], options: { ...defaults, explodingSixes: false } },
  { map, teams: [warhost, swarm], options: defaults },
  { map, teams: [swarm, cadre], options: defaults },
  { map, teams: [cadre, warhost], options: defaults },
  { map, teams: [spirits, brood], options: defaults },
  { map, teams: [brood, suits], options: defaults },
  { map, teams: [suits, spirits], options: { ...defaults, explodingSixes: false } },
  { map, teams: [marines, swarm], options: defaults },
  { map, teams: [cadre, mob], options: defaults },
  { map, teams: [phalanx, warhost], options: defaults },
]);

/** VG-15.10: the scenarios of our own. */
const scenarios: readonly Setup[] = [
  { map: MAPS[0]!.id, teams: [marines, cadre], options: defaults, scenario: 'supply-drop' },
  { map: MAPS[1]!.id, teams: [mob, phalanx], options: defaults, scenario: 'cut-off-the-head' },
];

/** Faction teams come first, because a quick game takes the first setup. */
export const ready: readonly Setup[] = [...battles, ...trials, ...scenarios];
