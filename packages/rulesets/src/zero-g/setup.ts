import {
  checked,
  exactly,
  fields,
  mapOr,
  note,
  oneOf,
  problem,
  type Read,
  readAs,
  type Shape,
} from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { fullWoundsOf, MAPS_BY_ID } from './lookups.ts';
import { readMap } from './maps/read-map.ts';
import { teamShape } from './muster/read.ts';
import { reasonsAgainstTeam } from './muster/team.ts';
import { optionsShape } from './options.ts';
import type { Model, Position, Setup } from './state.ts';

const SEATS = 2;

const shape: Shape<Setup> = fields<Setup>({
  map: mapOr([...MAPS_BY_ID.keys()], readMap, [...MAPS_BY_ID.values()][0]!),
  mission: oneOf('straight-fight', 'hold-the-wreck'),
  armies: exactly(SEATS, teamShape),
  options: optionsShape,
});

const legal = checked(shape, (reader, { map, armies, options }) => {
  const terrain = (typeof map === 'string' ? MAPS_BY_ID.get(map) : map)?.terrain;
  if (terrain && terrain.width !== inches(options.tableSize))
    note(reader, problem('options.tableSize', 'wrong-table-size', { clause: 'ZG-1.11' }), null);
  for (const [i, team] of armies.entries())
    for (const { reason, at, ...rest } of reasonsAgainstTeam(team, options))
      note(reader, problem(`armies[${i}].${at}`, reason, rest), null);
});

export const readSetup = (x: unknown): Read<Setup> => readAs(legal, x);

/** ZG-1.8: every model becomes a unit of its own; ZG-1.6: without arrows. */
const modelsOf = ({ armies }: Pick<Setup, 'armies'>): readonly Model[] =>
  armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models }, selection) =>
      models.map(member => ({ ...member, seat, sheet, selection, ...fresh(fullWoundsOf(sheet, member)) })),
    ),
  );

/** A model before the battle. */
export const fresh = (wounds: number) =>
  ({
    at: null,
    along: { dx: 1, dy: 0 },
    wounds,
    removed: false,
    reserve: false,
    did: [],
    used: [],
    arrows: 0,
    course: null,
    manoeuvre: null,
    snap: false,
    conditions: [],
    shotAt: null,
    noCharge: false,
    wrecked: [],
  }) as const;

export const opening = (setup: Pick<Setup, 'armies'>): Position => ({
  round: 0,
  turn: 0,
  first: 0,
  phase: 'deployment',
  models: modelsOf(setup),
  cp: [0, 0],
  spent: [[], []],
  charges: [],
  casts: [],
  denials: [],
  rolls: [],
  attack: null,
  interrupted: [],
  effects: [],
  takenOver: [],
  over: false,
  turns: 0,
  edges: [0, 1],
  bodies: [],
  wrecks: [],
  hammers: [],
  fallen: null,
  warp: [0, 0],
  scores: [0, 0],
});
