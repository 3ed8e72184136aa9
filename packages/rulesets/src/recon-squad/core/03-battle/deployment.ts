// 8E-11.1, RS-8.5, RS-3.9, RS-8.15  Corners, reserves, set-up and the first turn
import { end, type Numbers, type Placement, type Question, type Reason, type Seat } from '@little-wars/engine';
import { isWithin, mayStand } from '@little-wars/engine/geometry';
import { boxAround, nextToSetUp, otherSeat, placeIn, rollOffSteps } from '@little-wars/skirmish';
import { enemiesOf, type Lookups, modelOf, ownerOf } from '../../../w40k/measuring/lookups.ts';
import type { Trips } from '../../../w40k/movement/trips.ts';
import { mapOf } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { isInZone, isNearZone, zoneAt } from '../08-mission/zones.ts';

export interface Deploying {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly model: ModelId | null;
}

export interface Holding {
  readonly seat: Seat;
}

export const chooseCorner = question('choose a corner', 'pick-one');
export const chooseReserves = question('choose models to hold in reserve', 'pick-some');
export const chooseWhoDeploys = question('choose a model to set up', 'pick-one');
export const deployIt = question('set it up', 'place');
export const rollFirstTurn = question('roll for the first turn', 'roll');

type Placing = Question<'place'>;

export function deploymentOf(lookups: Lookups, trips: Trips) {
  const waiting = (t: Look, seat: Seat): readonly ModelId[] =>
    t.position.models.flatMap((model, id) =>
      model.seat === seat && model.at === null && !model.removed && !model.reserve ? [id] : [],
    );
  const mayHoldBack = (t: Look, seat: Seat): readonly ModelId[] =>
    waiting(t, seat).filter(model => t.query('may-be-held-back', false, { model }));
  /** RS-3.9, 8E-4.14: at least half start on the table. */
  const mostHeldBack = (t: Look, seat: Seat): number =>
    Math.floor(t.position.models.filter(model => model.seat === seat).length / 2);

  const reasonsAgainst = (t: Look, { what }: Placing, { at, along }: Placement): readonly Reason[] => {
    const id = what as ModelId;
    const model = modelOf(t, id);
    const base = lookups.standingAt({ ...model, ...(along && { along }) }, at);
    const seat = ownerOf(t, id);
    const reasons: Reason[] = [];
    const [own, enemy] = [t.position.corners[seat]!, t.position.corners[otherSeat(seat)]!];
    const apart = t.query('deploys-anywhere', null, { model: id });
    if (apart === null || isInZone(t.setup, own, base)) {
      if (apart === null && !isInZone(t.setup, own, base)) reasons.push({ reason: 'outside-zone', clause: 'RS-8.10' });
    } else {
      if (isNearZone(t.setup, enemy, base, apart.zone)) reasons.push({ reason: 'too-near-the-zone', clause: 'RS-2.7' });
      if (enemiesOf(t, id).some(other => isWithin(base, lookups.standing(t, other), apart.enemies)))
        reasons.push({ reason: 'too-near-an-enemy', clause: 'RS-2.36' });
    }
    if (!mayStand(trips.tripOf(t, id, 'move'), at, along)) reasons.push({ reason: 'cannot-stand', clause: '8E-4.3' });
    return reasons;
  };

  const propose = (t: Look, question: Placing, next: Numbers): Placement => {
    const corner = t.position.corners[ownerOf(t, question.what as ModelId)]!;
    const placement = placeIn(
      {
        box: boxAround(zoneAt(t.setup, corner)),
        isLegal: candidate => reasonsAgainst(t, question, candidate).length === 0,
        facings: 1,
        facing: at => ({ at }),
      },
      next,
    );
    if (placement === null) throw new Error(`no place found for ${question.what} on ${mapOf(t.setup).id}`);
    return placement;
  };

  const holdBack = sequence<Holding>('hold models back', 'RS-3.9', s => [
    s.ask('RS-3.9', chooseReserves, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = mayHoldBack(t, v.seat);
        const most = Math.min(options.length, mostHeldBack(t, v.seat));
        return most > 0 ? { of: 'model', options, least: 0, most } : null;
      },
      then: (t, _v, chosen) => {
        for (const model of chosen as readonly ModelId[]) t.emit({ type: 'held-back', clause: 'RS-3.9', model });
        return end();
      },
    }),
  ]);

  const deployment = sequence<Deploying>('deployment', '8E-11.1', s => [
    ...rollOffSteps(s, 'RS-8.5', {
      purpose: 'roll off for the corner',
      last: 'the higher chooses',
      won: (_t, v, seat) => ({ ...v, seat }),
    }),
    s.ask('RS-8.5', chooseCorner, {
      to: (_t, v) => v.seat,
      ask: () => ({ of: 'corner', options: [0, 1, 2, 3] }),
      then: (t, v, corner) => {
        t.emit({ type: 'corner-chosen', clause: 'RS-8.5', seat: v.seat, corner: corner as number });
        // 8E-11.1: the other sets up first.
        return { ...v, seat: otherSeat(v.seat) };
      },
    }),
    s.each('RS-3.9', 'each side holds models back', {
      of: (_t, v) => [v.seat, otherSeat(v.seat)],
      call: (_t, _v, seat: Seat) => holdBack.start({ seat }),
    }),
    s.ask('8E-11.1', chooseWhoDeploys, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = waiting(t, v.seat);
        return options.length > 1 ? { of: 'model', options } : null;
      },
      then: (_t, v, model) => ({ ...v, model: model as ModelId }),
    }),
    s.ask('8E-11.1', deployIt, {
      to: (_t, v) => v.seat,
      ask: (t, v) => ({ what: v.model ?? waiting(t, v.seat)[0]! }),
      then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
        const model = v.model ?? waiting(t, v.seat)[0]!;
        t.emit({ type: 'deployed', clause: '8E-11.1', model, at, along });
        if (waiting(t, v.seat).length === 0) t.emit({ type: 'set-up-finished', clause: 'RS-8.15', seat: v.seat });
        return { ...v, model: null, seat: nextToSetUp(v.seat, seat => waiting(t, seat)) ?? v.seat };
      },
      legal: reasonsAgainst,
      propose,
    }),
    s.repeat('8E-11.1', 'until all are set up', {
      from: chooseWhoDeploys.purpose,
      while: (t, v) => waiting(t, v.seat).length > 0,
    }),
  ]);

  const firstTurn = sequence<Deploying>('first turn', 'RS-8.15', s => [
    ...rollOffSteps(s, 'RS-8.15', {
      purpose: rollFirstTurn,
      totals: (t, { faces }) => faces.map((face, seat) => face + (t.position.finishedFirst === seat ? 1 : 0)),
      last: 'the higher takes the first turn',
      won: (t, v, seat) => {
        t.emit({ type: 'first-turn-won', clause: 'RS-8.15', seat });
        return v;
      },
    }),
  ]);
  return { deployment, firstTurn, reasonsAgainst, sequences: [holdBack, deployment, firstTurn] };
}
