import { checked, exactly, fields, mapOr, note, problem, type Read, readAs, type Shape } from '@little-wars/engine';
import { modelsOf, openingWith } from '../w40k/battle/opening.ts';
import { fullWoundsOf, MAPS_BY_ID } from './lookups.ts';
import { readMap } from './maps/read-map.ts';
import { squadShape } from './muster/read.ts';
import { reasonsAgainstSquad } from './muster/squad.ts';
import { optionsShape } from './options.ts';
import type { Position, Setup } from './state.ts';

const SEATS = 2;

const shape: Shape<Setup> = fields<Setup>({
  map: mapOr([...MAPS_BY_ID.keys()], readMap, [...MAPS_BY_ID.values()][0]!),
  armies: exactly(SEATS, squadShape),
  options: optionsShape,
});

const legal = checked(shape, (reader, { armies, options }) => {
  for (const [i, squad] of armies.entries())
    for (const { reason, at, ...rest } of reasonsAgainstSquad(squad, options.points))
      note(reader, problem(`armies[${i}].${at}`, reason, rest), null);
});

export const readSetup = (x: unknown): Read<Setup> => readAs(legal, x);

/** RS-1.10 */
const START_CP = 3;

/** RS-3.2: every model becomes a unit of its own. */
export const opening = ({ armies }: Pick<Setup, 'armies'>): Position => ({
  ...openingWith(START_CP),
  models: modelsOf(armies, fullWoundsOf),
  corners: [0, 2],
  finishedFirst: null,
  brokenSince: [null, null],
  mines: [],
  fled: [],
  leadersLost: [false, false],
});
