// Sides, reserves, set-up and the first turn
import {
  type Declared,
  end,
  hints,
  type Id,
  type Placement,
  type Question,
  type Reason,
  type Seat,
} from '@little-wars/engine';
import {
  isInside,
  isWithin,
  isWithinOf,
  mayStand,
  type Point,
  type Spot,
  type Standing,
} from '@little-wars/engine/geometry';
import { boxAround, nextToSetUp, otherSeat, rollOffSteps } from '@little-wars/skirmish';
import { enemiesOf, type Lookups, modelOf, ownerOf } from '../measuring/lookups.ts';
import { hasLikelyPlace, type PlaceSearch, proposePlace, raisedIn } from '../movement/placing.ts';
import type { Trips } from '../movement/trips.ts';
import type { Apart } from '../queries.ts';
import { type Look, type ModelId, question, sequence, type T } from '../types.ts';

export interface Deploying {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly model: ModelId | null;
}

export interface HoldingBack {
  readonly seat: Seat;
}

export const chooseReserves = question('choose models to hold in reserve', 'pick-some');
export const chooseWhoDeploys = question('choose a model to set up', 'pick-one');
export const deployIt = question('set it up', 'place');
export const rollFirstTurn = question('roll for the first turn', 'roll');

type Placing = Question<'place'>;

const ORIGIN: Point = { x: 0, y: 0 };

/** Where the sides come from, and the clauses of each step. */
export interface DeploymentParts {
  readonly lookups: Lookups;
  readonly trips: Trips;
  readonly clauses: {
    readonly sides: string;
    readonly reserves: string;
    readonly setUp: string;
    readonly zone: string;
    readonly nearZone: string;
    readonly nearEnemies: string;
    readonly stand: string;
    readonly firstTurn: string;
  };
  /** What the winner of the roll-off chooses from. */
  readonly side: {
    readonly roll: Declared<'roll'>;
    readonly question: Declared<'pick-one'>;
    readonly of: string;
    readonly options: readonly Id[];
    readonly chosen: (t: T, seat: Seat, id: Id) => void;
  };
  /** The zone of a seat, counter-clockwise. */
  readonly zoneOf: (t: Look, seat: Seat) => readonly Point[];
  /** A seat has set up its last model. */
  readonly finished?: (t: T, seat: Seat) => void;
  /** The modified value of each seat's die for the first turn. */
  readonly totals?: (t: Look, faces: readonly number[]) => readonly number[];
}

export function deploymentOf({ lookups, trips, clauses, side, zoneOf, finished, totals }: DeploymentParts) {
  const waiting = (t: Look, seat: Seat): readonly ModelId[] =>
    t.position.models.flatMap((model, id) =>
      model.seat === seat && model.at === null && !model.removed && !model.reserve ? [id] : [],
    );
  const mayHoldBack = (t: Look, seat: Seat): readonly ModelId[] =>
    waiting(t, seat).filter(model => t.query('may-be-held-back', false, { model }));
  /** At least half start on the table. */
  const mostHeldBack = (t: Look, seat: Seat): number =>
    Math.floor(t.position.models.filter(model => model.seat === seat).length / 2);

  const againstApart = (t: Look, id: ModelId, base: Standing, { zone: far, enemies }: Apart): readonly Reason[] => {
    const reasons: Reason[] = [];
    const zone = { corners: zoneOf(t, otherSeat(ownerOf(t, id))), bottom: 0, top: 0 };
    if (isWithinOf(base, zone, far, 'flat')) reasons.push({ reason: 'too-near-the-zone', clause: clauses.nearZone });
    const near = enemiesOf(t, id).find(other => isWithin(base, lookups.standing(t, other), enemies));
    if (near !== undefined) reasons.push({ reason: 'too-near-an-enemy', clause: clauses.nearEnemies, enemy: near });
    return reasons;
  };

  /** The reasons against a place, or the first few of them: who searches for a place needs to know of one. */
  const reasonsAgainst = (
    t: Look,
    { what }: Pick<Placing, 'what'>,
    { at, along }: Placement,
    enough = Infinity,
  ): readonly Reason[] => {
    const id = what as ModelId;
    const base = lookups.standingAt({ ...modelOf(t, id), ...(along && { along }) }, at);
    const seat = ownerOf(t, id);
    const reasons: Reason[] = [];
    const apart = t.query('deploys-anywhere', null, { model: id });
    if (!isInside(base, zoneOf(t, seat))) {
      if (apart === null) reasons.push({ reason: 'outside-zone', clause: clauses.zone });
      else if (apart.or === undefined || againstApart(t, id, base, apart.or).length > 0)
        reasons.push(...againstApart(t, id, base, apart));
    }
    if (reasons.length >= enough) return reasons;
    if (!mayStand(trips.tripOf(t, id, 'move'), at, along))
      reasons.push({ reason: 'cannot-stand', clause: clauses.stand });
    return reasons;
  };

  const placesFor = (t: Look, model: ModelId): PlaceSearch => {
    const { scene } = trips.tripOf(t, model, 'move').field;
    const isBound = t.query('deploys-anywhere', null, { model }) === null;
    const box: PlaceSearch['box'] = isBound
      ? boxAround(zoneOf(t, ownerOf(t, model)))
      : [ORIGIN, { x: scene.width, y: scene.depth }];
    return {
      box,
      raised: () => raisedIn(scene, box),
      isLegal: placement => reasonsAgainst(t, { what: model }, placement, 1).length === 0,
    };
  };
  /** The last place found for each seat. */
  const likely = hints<Spot>(2);
  const nextOf = (t: Look, { seat, model }: Deploying): ModelId => model ?? waiting(t, seat)[0]!;

  const holdBack = sequence<HoldingBack>('hold models back', clauses.reserves, s => [
    s.ask(clauses.reserves, chooseReserves, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = mayHoldBack(t, v.seat);
        const most = Math.min(options.length, mostHeldBack(t, v.seat));
        return most > 0 ? { of: 'model', options, least: 0, most } : null;
      },
      then: (t, _v, chosen) => {
        for (const model of chosen as readonly ModelId[])
          t.emit({ type: 'held-back', clause: clauses.reserves, model });
        return end();
      },
    }),
  ]);

  const deployment = sequence<Deploying>('deployment', clauses.setUp, s => [
    ...rollOffSteps(s, clauses.sides, {
      roll: side.roll,
      last: 'the higher chooses',
      won: (_t, v, seat) => ({ ...v, seat }),
    }),
    s.ask(clauses.sides, side.question, {
      to: (_t, v) => v.seat,
      ask: () => ({ of: side.of, options: side.options }),
      then: (t, v, id) => {
        side.chosen(t, v.seat, id);
        // The other seat sets up first.
        return { ...v, seat: otherSeat(v.seat) };
      },
    }),
    s.each(clauses.reserves, 'each side holds models back', {
      of: (_t, v) => [v.seat, otherSeat(v.seat)],
      call: (_t, _v, seat: Seat) => holdBack.start({ seat }),
    }),
    s.ask(clauses.setUp, chooseWhoDeploys, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = waiting(t, v.seat);
        return options.length > 1 ? { of: 'model', options } : null;
      },
      then: (_t, v, model) => ({ ...v, model: model as ModelId }),
    }),
    s.ask(clauses.setUp, deployIt, {
      to: (_t, v) => v.seat,
      ask: (t, v) => (hasLikelyPlace(placesFor(t, nextOf(t, v)), likely, v.seat) ? { what: nextOf(t, v) } : null),
      then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
        const model = nextOf(t, v);
        t.emit({ type: 'deployed', clause: clauses.setUp, model, at, along });
        return { ...v, model };
      },
      legal: (t, asked, placement) => reasonsAgainst(t, asked, placement),
      propose: (t, { what }, next) => proposePlace(placesFor(t, what as ModelId), next),
    }),
    s.run(clauses.setUp, 'who finds no room is lost', (t, v) => {
      const model = nextOf(t, v);
      if (modelOf(t, model).at === null) t.emit({ type: 'slain', clause: clauses.setUp, model, from: null });
      if (waiting(t, v.seat).length === 0) finished?.(t, v.seat);
      return { ...v, model: null, seat: nextToSetUp(v.seat, seat => waiting(t, seat)) ?? v.seat };
    }),
    s.repeat(clauses.setUp, 'until all are set up', {
      from: chooseWhoDeploys.purpose,
      while: (t, v) => waiting(t, v.seat).length > 0,
    }),
  ]);

  const firstTurn = sequence<Deploying>('first turn', clauses.firstTurn, s => [
    ...rollOffSteps(s, clauses.firstTurn, {
      roll: rollFirstTurn,
      ...(totals && { totals: (t: Look, { faces }: Deploying) => totals(t, faces) }),
      last: 'the higher takes the first turn',
      won: (t, v, seat) => {
        t.emit({ type: 'first-turn-won', clause: clauses.firstTurn, seat });
        return v;
      },
    }),
  ]);
  return { deployment, firstTurn, reasonsAgainst, sequences: [holdBack, deployment, firstTurn] };
}
