// Setups ready to play
import { cardOf } from './content/index.ts';
import { MAPS } from './maps/index.ts';
import { defaults } from './options.ts';
import type { Member, Setup, Team } from './types.ts';

/** A member by its card and choices; names come from the card and a number. */
const member = (card: string, ...choices: readonly string[]): Omit<Member, 'name' | 'leader'> => ({ card, choices });

/** The first of the list leads. */
export const team = (faction: string, models: readonly Omit<Member, 'name' | 'leader'>[]): Team => ({
  faction,
  models: models.map((each, i) => ({ ...each, name: cardOf(each.card).name, leader: i === 0 })),
});

const militia = team('militia', [
  member('captain', 'ward'),
  member('rifleman'),
  member('rifleman', 'scattergun'),
  member('rifleman', 'long-rifle'),
  member('pikeman'),
  member('pikeman'),
]);

const pikes = team('militia', [
  member('captain'),
  member('rifleman'),
  member('rifleman', 'long-rifle'),
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
  member('rifleman', 'long-rifle'),
]);

const marines = team('space-marines', [
  member('marine-captain'),
  member('intercessor'),
  member('intercessor', 'stalker-bolt-rifle'),
  member('assault-intercessor'),
  member('hellblaster'),
  member('apothecary'),
]);

const assault = team('space-marines', [
  member('marine-captain', 'thunder-hammer'),
  member('assault-intercessor'),
  member('assault-intercessor'),
  member('assault-intercessor'),
  member('intercessor', 'auto-bolt-rifle'),
  member('eliminator'),
]);

const phalanx = team('necrons', [
  member('necron-overlord'),
  member('cryptek'),
  member('necron-warrior'),
  member('necron-warrior'),
  member('necron-warrior'),
  member('necron-warrior', 'gauss-reaper'),
  member('flayed-one'),
  member('immortal'),
]);

const destroyers = team('necrons', [
  member('necron-overlord', 'warscythe', 'resurrection-orb'),
  member('skorpekh-destroyer', 'hyperphase-reap-blade'),
  member('deathmark'),
  member('necron-warrior'),
  member('necron-warrior'),
  member('necron-warrior'),
  member('necron-warrior'),
]);

const mob = team('orks', [
  member('ork-boss', 'power-klaw'),
  member('ork-nob', 'power-klaw'),
  member('ork-gunner', 'rokkit'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy'),
  member('ork-boy', 'shoota'),
  member('ork-boy', 'shoota'),
  member('gretchin'),
  member('gretchin'),
  member('gretchin'),
]);

const sneaks = team('orks', [
  member('ork-boss', 'cybork-body'),
  member('kommando', 'dynamite'),
  member('kommando'),
  member('ork-mek', 'kustom-force-field'),
  member('painboy'),
  member('ork-gunner', 'burna'),
  member('ork-boy', 'stikkbombs'),
  member('ork-boy', 'stikkbombs'),
  member('ork-boy'),
]);

const { id: first } = MAPS[0]!;

/** The plain teams, with all that may be agreed on. */
const trials: readonly Setup[] = [
  { map: first, teams: [militia, withMedic], options: defaults },
  { map: first, teams: [pikes, militia], options: { ...defaults, explodingSixes: false, rounds: 4 } },
  { map: first, teams: [withMedic, pikes], options: { ...defaults, points: 90, rounds: 3 } },
  { map: first, teams: [pikes, pikes], options: { ...defaults, rounds: 2 } },
  { map: first, teams: [withMedic, militia], options: { ...defaults, rounds: 6, terrainCoverage: 20 } },
];

/** VG-13.4: teams of 100 points, each against others. */
const battles = MAPS.flatMap(({ id: map }): readonly Setup[] => [
  { map, teams: [marines, phalanx], options: defaults },
  { map, teams: [phalanx, mob], options: defaults },
  { map, teams: [mob, marines], options: defaults },
  { map, teams: [assault, destroyers], options: defaults },
  { map, teams: [sneaks, assault], options: defaults },
  { map, teams: [destroyers, sneaks], options: { ...defaults, explodingSixes: false } },
]);

export const ready: readonly Setup[] = [...trials, ...battles];
