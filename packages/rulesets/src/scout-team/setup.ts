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
import { modelsOf, openingWith } from '../w40k/battle/opening.ts';
import { fullWoundsOf, MAPS_BY_ID, mapOf } from './lookups.ts';
import { readMap } from './maps/read-map.ts';
import { teamShape } from './muster/read.ts';
import { reasonsAgainstTeam } from './muster/team.ts';
import { optionsShape, SIZES } from './options.ts';
import { MISSIONS, type Position, type Setup } from './state.ts';

const SEATS = 2;

const shape: Shape<Setup> = fields<Setup>({
  map: mapOr([...MAPS_BY_ID.keys()], readMap, [...MAPS_BY_ID.values()][0]!),
  mission: oneOf(...MISSIONS),
  armies: exactly(SEATS, teamShape),
  options: optionsShape,
});

const legal = checked(shape, (reader, { map, armies, options }) => {
  const { terrain } = mapOf({ map });
  const size = SIZES[options.tableSize];
  if (terrain.width !== size.width || terrain.depth !== size.depth)
    note(reader, problem('map', 'wrong-table-size', { clause: 'ST-1.4' }), null);
  for (const [i, team] of armies.entries())
    for (const { reason, at, ...rest } of reasonsAgainstTeam(team, options.points))
      note(reader, problem(`armies[${i}].${at}`, reason, rest), null);
});

export const readSetup = (x: unknown): Read<Setup> => readAs(legal, x);

/** ST-1.7, 9E-12.1 */
const START_CP = 3;

/** ST-3.1: every model becomes a unit of its own. */
export const opening = ({ armies }: Pick<Setup, 'armies'>): Position => ({
  ...openingWith(START_CP),
  models: modelsOf(armies, fullWoundsOf),
  zones: [0, 1],
  scores: [0, 0],
  lost: [0, 0],
  brave: [false, false],
  refunded: [0, 0],
  fallen: [],
});
