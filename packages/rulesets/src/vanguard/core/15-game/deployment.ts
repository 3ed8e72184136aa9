// VG-15.2, VG-15.5, VG-15.7  Deployment
import type { Numbers, Placement, Question, Reason, Seat } from '@little-wars/engine';
import { isInside, mayStand } from '@little-wars/engine/geometry';
import { nextToSetUp, placeIn, rollOffSteps, waitingOf } from '@little-wars/skirmish';
import { baseOf, modelOf, ownerOf, standingAt } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { FACINGS, facingOf } from '../07-moving/facings.ts';
import { tripOf } from '../07-moving/trips.ts';
import { zoneOf } from '../16-scenario/scenarios.ts';

interface Deploying {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly model: ModelId | null;
}

const waiting = (t: Look, seat: Seat): readonly ModelId[] => waitingOf(t.position.models, seat);

export const chooseSide = question('choose a side', 'pick-one');
export const chooseWhoDeploys = question('choose a model to deploy', 'pick-one');
export const deployIt = question('deploy it', 'place');

export const deployment = sequence<Deploying>('deployment', 'VG-15.2', s => [
  ...rollOffSteps(s, 'VG-15.2', {
    purpose: 'roll off',
    last: 'the higher wins',
    won: (t, v, seat) => {
      t.emit({ type: 'deployment-won', clause: 'VG-15.2', seat });
      return { ...v, seat };
    },
  }),
  s.ask('VG-15.2', chooseSide, {
    to: (_t, v) => v.seat,
    ask: () => ({ of: 'table-side', options: [0, 1] }),
    then: (t, v, side) => {
      t.emit({ type: 'side-chosen', clause: 'VG-15.2', seat: v.seat, side: side as number });
      return v;
    },
  }),
  s.ask('VG-15.5', chooseWhoDeploys, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = waiting(t, v.seat);
      return options.length > 1 ? { of: 'model', options } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.ask('VG-15.5', deployIt, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ what: v.model ?? waiting(t, v.seat)[0]! }),
    then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
      const model = v.model ?? waiting(t, v.seat)[0]!;
      t.emit({ type: 'deployed', clause: 'VG-15.5', model, at, along });
      // VG-15.7: once one player has none left, the other places the rest.
      return { ...v, model: null, seat: nextToSetUp(v.seat, seat => waiting(t, seat)) ?? v.seat };
    },
    legal: reasonsAgainstDeploying,
    propose: proposeDeploying,
  }),
  s.repeat('VG-15.5', 'until all are placed', {
    from: chooseWhoDeploys.purpose,
    while: (t, v) => waiting(t, v.seat).length > 0,
  }),
]);

type Placing = Question<'place'>;

/** VG-15.7: the whole base must be in its own zone, where it can stand. */
export function reasonsAgainstDeploying(t: Look, { what }: Placing, { at, along }: Placement): readonly Reason[] {
  const model = what as ModelId;
  const zone = zoneOf(t.setup, t.position.sides[ownerOf(t, model)]!);
  const reasons: Reason[] = [];
  if (!isInside(standingAt(modelOf(t, model), at, along), zone))
    reasons.push({ reason: 'outside-zone', clause: 'VG-15.7' });
  if (!mayStand(tripOf(t, model), at, along)) reasons.push({ reason: 'cannot-stand', clause: 'VG-7.6' });
  return reasons;
}

/** A random legal place in the zone. */
export function proposeDeploying(t: Look, question: Placing, next: Numbers): Placement {
  const zone = zoneOf(t.setup, t.position.sides[ownerOf(t, question.what as ModelId)]!);
  const placement = placeIn(
    {
      box: [zone[0]!, zone[2]!],
      isLegal: candidate => reasonsAgainstDeploying(t, question, candidate).length === 0,
      facings: baseOf(modelOf(t, question.what as ModelId)).shape === 'rectangular' ? FACINGS : 1,
      facing: (at, i) => (i === 0 ? { at } : { at, along: facingOf(i)! }),
    },
    next,
  );
  if (placement === null) throw new Error(`no place found for ${question.what}`);
  return placement;
}
