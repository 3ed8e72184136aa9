import { checked, exactly, fields, mapOr, note, problem, type Read, readAs, type Shape } from '@little-wars/engine';
import { fullWoundsOf, MAPS_BY_ID } from './lookups.ts';
import { readMap } from './maps/read-map.ts';
import { squadShape } from './muster/read.ts';
import { reasonsAgainstSquad } from './muster/squad.ts';
import { optionsShape } from './options.ts';
import type { Model, Position, Setup } from './state.ts';

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

/** RS-3.2: every model becomes a unit of its own. */
const modelsOf = ({ armies }: Pick<Setup, 'armies'>): readonly Model[] =>
  armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models }, selection) =>
      models.map(member => ({
        ...member,
        seat,
        sheet,
        selection,
        at: null,
        along: { dx: 1, dy: 0 },
        wounds: fullWoundsOf(sheet, member),
        removed: false,
        reserve: false,
        did: [],
        used: [],
      })),
    ),
  );

/** RS-1.10 */
const START_CP = 3;

export const opening = (setup: Pick<Setup, 'armies'>): Position => ({
  round: 0,
  turn: 0,
  first: 0,
  phase: 'deployment',
  models: modelsOf(setup),
  cp: [START_CP, START_CP],
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
  corners: [0, 2],
  finishedFirst: null,
  brokenSince: [null, null],
  mines: [],
  leadersLost: [false, false],
});
