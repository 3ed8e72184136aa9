import {
  checked,
  exactly,
  fields,
  flag,
  listOf,
  mapOr,
  note,
  oneOf,
  problem,
  type Read,
  type Reader,
  readAs,
  type Shape,
  text,
} from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { coverageOf } from '@little-wars/skirmish/tables';
import { SCENARIOS } from './core/16-scenario/scenarios.ts';
import { fullWounds, mapOf } from './lookups.ts';

import { MAPS } from './maps/index.ts';
import { readMap } from './maps/read-map.ts';
import { optionsShape } from './options.ts';
import { reasonsAgainstTeam } from './team/team.ts';
import type { Member, Position, Setup, Team } from './types.ts';

const MOST_MODELS = 40;
const MOST_CHOICES = 20;

const member = fields<Member>({ card: text(), name: text(), leader: flag, choices: listOf(text(), MOST_CHOICES) });
const team = fields<Team>({ faction: text(), models: listOf(member, MOST_MODELS) });

const TEAMS = 2;

const shape: Shape<Setup> = fields<Setup>(
  {
    map: mapOr(
      MAPS.map(({ id }) => id),
      readMap,
      MAPS[0]!,
    ),
    teams: exactly(TEAMS, team),
    options: optionsShape,
    scenario: oneOf(...SCENARIOS.map(({ id }) => id)),
  },
  ['scenario'],
);

const legal = checked(shape, (reader, setup) => {
  checkTable(reader, setup);
  for (const [i, each] of setup.teams.entries())
    for (const { reason, at, ...rest } of reasonsAgainstTeam(each, setup.options.points))
      note(reader, problem(`teams[${i}].${at}`, reason, rest), null);
});

export const readSetup = (x: unknown): Read<Setup> => readAs(legal, x);

/** VG-1.2, VG-15.1: the table has the agreed size and enough terrain. */
function checkTable(reader: Reader, setup: Setup): void {
  const { terrain } = mapOf(setup);
  const { tableWidth, tableDepth, terrainCoverage: least } = setup.options;
  if (terrain.width !== inches(tableWidth) || terrain.depth !== inches(tableDepth))
    note(reader, problem('map', 'wrong-table-size', { clause: 'VG-1.2', tableWidth, tableDepth }), null);
  // VG-15.6: players who lay the terrain in turns do not stop before it covers enough.
  if (mapOf(setup).byPlayers) return;
  const covered = least > 0 ? coverageOf(terrain) : 0;
  if (covered < least) note(reader, problem('map', 'too-little-terrain', { clause: 'VG-15.1', covered, least }), null);
}

export function opening({ teams: both }: Pick<Setup, 'teams'>): Position {
  return {
    round: 0,
    phase: 'deployment',
    first: 0,
    sides: [0, 1],
    cp: [0, 0],
    passTokens: [0, 0],
    seized: [0, 0],
    models: both.flatMap(({ models }, seat) =>
      models.map(model => ({
        ...model,
        seat,
        at: null,
        along: { dx: 1, dy: 0 },
        wounds: fullWounds(model),
        down: false,
        activated: false,
        removed: false,
        used: [],
      })),
    ),
    finished: [],
    broken: [false, false],
    vp: [0, 0],
    activation: null,
    attack: null,
    interrupted: [],
    effects: [],
    over: false,
  };
}
