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

export const ready: readonly Setup[] = MAPS.flatMap(({ id }): readonly Setup[] => [
  { map: id, teams: [militia, withMedic], options: defaults },
  { map: id, teams: [pikes, militia], options: { ...defaults, explodingSixes: false, rounds: 4 } },
  { map: id, teams: [withMedic, pikes], options: { ...defaults, points: 90, rounds: 3 } },
  { map: id, teams: [pikes, pikes], options: { ...defaults, rounds: 2 } },
  { map: id, teams: [withMedic, militia], options: { ...defaults, rounds: 6, terrainCoverage: 20 } },
]);
