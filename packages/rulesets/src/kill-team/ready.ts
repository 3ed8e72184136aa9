// Ready-made setups: every Critical Ops 2022 map with the missions in turn, every starter, open play, Close Quarters, our missions
import { type Starter, starters } from './content/index.ts';
import { CLOSE_QUARTERS, CRITICAL_OPS_MAPS } from './maps/index.ts';
import { defaults } from './options.ts';
import { muster, teamOf } from './roster/index.ts';
import type { Setup, Team } from './types.ts';

const MISSIONS = ['loot', 'secure', 'capture'] as const;

/** KT-13.3 */
export const teamOfStarter = ({ roster, pick, equipment }: Starter): Team => muster(teamOf(roster, pick), equipment);

const HALF = starters.length / 2;

/** Two starter teams, a different pair for each index. */
const pair = (i: number): readonly Starter[] => [starters[i % HALF]!, starters[(i % HALF) + HALF]!];

const matched = CRITICAL_OPS_MAPS.map(
  ({ id }, i): Setup => ({
    map: id,
    play: 'matched',
    mission: MISSIONS[i % MISSIONS.length]!,
    teams: pair(i).map(teamOfStarter),
    options: defaults,
  }),
);

/** KT-11.2: map 1, without equipment. */
const openPlay: Setup = {
  map: CRITICAL_OPS_MAPS[0]!.id,
  play: 'open',
  mission: 'control-the-killzone',
  teams: pair(CRITICAL_OPS_MAPS.length).map(starter => teamOfStarter({ ...starter, equipment: [] })),
  options: defaults,
};

/** KT-12: a matched play mission in Close Quarters. */
const closeQuarters: Setup = {
  map: CLOSE_QUARTERS.id,
  play: 'matched',
  mission: 'secure',
  teams: pair(CRITICAL_OPS_MAPS.length + 1).map(teamOfStarter),
  options: defaults,
};

/** KT-15: each of our missions on a killzone that suits it. */
const NARRATIVE = { ambush: 'centre', rescue: 'boundary', sabotage: 'flank', 'last-stand': 'junction' } as const;

const narrative = Object.entries(NARRATIVE).map(
  ([mission, map], i): Setup => ({
    map,
    play: 'narrative',
    mission,
    teams: pair(i + 2).map(teamOfStarter),
    options: defaults,
  }),
);

export const ready: readonly Setup[] = [...matched, openPlay, closeQuarters, ...narrative];
