// VG-15.2, VG-15.5, VG-15.7  Deployment
import {
  atPosition,
  type Numbers,
  numbers,
  type Placement,
  type Question,
  type Reason,
  type Seat,
} from '@little-wars/engine';
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
  /** Set where there is no room for it, until the next is chosen. */
  readonly staysOut?: true;
}

/** VG-15.7: once one player has none left, the other places the rest. */
const goOn = (t: Look, { staysOut: _done, ...v }: Deploying): Deploying => ({
  ...v,
  model: null,
  seat: nextToSetUp(v.seat, seat => waiting(t, seat)) ?? v.seat,
});

const waiting = (t: Look, seat: Seat): readonly ModelId[] => waitingOf(t.position.models, seat);

/** The one chosen, or the only one left. */
const chosenOf = (t: Look, { model, seat }: Deploying): ModelId => model ?? waiting(t, seat)[0]!;

export const chooseSide = question('choose a side', 'pick-one');
export const chooseWhoDeploys = question('choose a model to deploy', 'pick-one');
export const deployIt = question('deploy it', 'place');

export const rollOffDice = question('roll off', 'roll');

export const deployment = sequence<Deploying>('deployment', 'VG-15.2', s => [
  ...rollOffSteps(s, 'VG-15.2', {
    roll: rollOffDice,
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
  s.run('VG-15.7', 'stay out where there is no room', (t, v) => {
    const model = chosenOf(t, v);
    if (hasRoom(t, model)) return v;
    t.emit({ type: 'stayed-out', clause: 'VG-15.7', model });
    return { ...v, staysOut: true };
  }),
  s.ask('VG-15.5', deployIt, {
    to: (_t, v) => v.seat,
    ask: (t, v) => (v.staysOut ? null : { what: chosenOf(t, v) }),
    then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
      t.emit({ type: 'deployed', clause: 'VG-15.5', model: chosenOf(t, v), at, along });
      return goOn(t, v);
    },
    legal: reasonsAgainstDeploying,
    propose: proposeDeploying,
  }),
  s.run('VG-15.7', 'go on without it', (t, v) => (v.staysOut ? goOn(t, v) : v)),
  s.repeat('VG-15.5', 'until all are placed', {
    from: chooseWhoDeploys.purpose,
    while: (t, v) => waiting(t, v.seat).length > 0,
  }),
]);

type Placing = Question<'place'>;

/** VG-15.7: the whole base must be in its own zone, where it can stand. */
export function reasonsAgainstDeploying(
  t: Look,
  { what }: Pick<Placing, 'what'>,
  { at, along }: Placement,
): readonly Reason[] {
  const model = what as ModelId;
  const zone = zoneOf(t.setup, t.position.sides[ownerOf(t, model)]!);
  const reasons: Reason[] = [];
  if (!isInside(standingAt(modelOf(t, model), at, along), zone))
    reasons.push({ reason: 'outside-zone', clause: 'VG-15.7' });
  if (!mayStand(tripOf(t, model), at, along)) reasons.push({ reason: 'cannot-stand', clause: 'VG-7.6' });
  return reasons;
}

/** A random legal place in the zone. Nobody is asked for one where `hasRoom` finds none. */
export function proposeDeploying(t: Look, question: Placing, next: Numbers): Placement {
  return findPlace(t, question, next) ?? anyPlace(t, question.what as ModelId)!;
}

/** Whether there is a legal place in its zone, as far as the search finds one. */
const hasRoom = (t: Look, model: ModelId): boolean => anyPlace(t, model) !== null;

const anyPlace = atPosition((t: Look, what: ModelId) => findPlace(t, { what }, numbers('any place')));

function findPlace(t: Look, question: Pick<Placing, 'what'>, next: Numbers): Placement | null {
  const model = question.what as ModelId;
  const zone = zoneOf(t.setup, t.position.sides[ownerOf(t, model)]!);
  return placeIn(
    {
      box: [zone[0]!, zone[2]!],
      isLegal: candidate => reasonsAgainstDeploying(t, question, candidate).length === 0,
      facings: baseOf(modelOf(t, model)).shape === 'rectangular' ? FACINGS : 1,
      facing: (at, i) => (i === 0 ? { at } : { at, along: facingOf(i)! }),
    },
    next,
  );
}
