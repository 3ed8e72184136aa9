// VG-15.2, VG-15.5, VG-15.7  Deployment
import type { Numbers, Placement, Question, Reason, Seat } from '@little-wars/engine';
import { inches, isInside, mayStand } from '@little-wars/engine/geometry';
import { modelOf, other, ownerOf, standingAt } from '../../lookups.ts';
import { type Look, type ModelId, sequence } from '../../types.ts';
import { tripOf } from '../07-moving/trips.ts';
import { zoneOf } from '../16-scenario/gather-intelligence.ts';

interface Deploying {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly model: ModelId | null;
}

/** Those of a seat that are not on the table yet. */
const waiting = (t: Look, seat: Seat): readonly ModelId[] =>
  t.position.models.flatMap((model, id) => (model.seat === seat && model.at === null ? [id] : []));

export const deployment = sequence<Deploying>('deployment', 'VG-15.2', s => [
  s.roll('VG-15.2', 'roll off', { count: () => 2, then: (_t, v, faces) => ({ ...v, faces }) }),
  s.repeat('VG-15.2', 'while they tie', { from: 'roll off', while: (_t, v) => v.faces[0] === v.faces[1] }),
  s.run('VG-15.2', 'the higher wins', (t, v) => {
    const seat = v.faces[0]! > v.faces[1]! ? 0 : 1;
    t.emit({ type: 'deployment-won', clause: 'VG-15.2', seat });
    return { ...v, seat };
  }),
  s.ask('VG-15.2', 'choose a side', 'pick-one', {
    to: (_t, v) => v.seat,
    ask: () => ({ of: 'table-side', options: [0, 1] }),
    then: (t, v, side) => {
      t.emit({ type: 'side-chosen', clause: 'VG-15.2', seat: v.seat, side: side as number });
      return v;
    },
  }),
  s.ask('VG-15.5', 'choose a model to deploy', 'pick-one', {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = waiting(t, v.seat);
      return options.length > 1 ? { of: 'model', options } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.ask('VG-15.5', 'deploy it', 'place', {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ what: v.model ?? waiting(t, v.seat)[0]! }),
    then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
      const model = v.model ?? waiting(t, v.seat)[0]!;
      t.emit({ type: 'deployed', clause: 'VG-15.5', model, at, along });
      // VG-15.7: whoever has run out lets the other place the rest.
      const next = waiting(t, other(v.seat)).length > 0 ? other(v.seat) : v.seat;
      return { ...v, model: null, seat: next };
    },
  }),
  s.repeat('VG-15.5', 'until all are placed', {
    from: 'choose a model to deploy',
    while: (t, v) => waiting(t, v.seat).length > 0,
  }),
]);

type Placing = Question<'place'>;

/** VG-15.7: the whole base in the own zone, where it can stand. */
export function reasonsAgainstDeploying(t: Look, { what }: Placing, { at, along }: Placement): readonly Reason[] {
  const model = what as ModelId;
  const zone = zoneOf(t.setup, t.position.sides[ownerOf(t, model)]!);
  const reasons: Reason[] = [];
  if (!isInside(standingAt(modelOf(t, model), at, along), zone))
    reasons.push({ reason: 'outside-zone', clause: 'VG-15.7' });
  if (!mayStand(tripOf(t, model), at, along)) reasons.push({ reason: 'cannot-stand', clause: 'VG-7.6' });
  return reasons;
}

const STEP = inches(0.25);

/** A place in the zone: by trying, else by looking everywhere in small steps. */
export function proposeDeploying(t: Look, question: Placing, next: Numbers): Placement {
  const zone = zoneOf(t.setup, t.position.sides[ownerOf(t, question.what as ModelId)]!);
  const [low, high] = [zone[0]!, zone[2]!];
  const isLegal = (at: Placement['at']): boolean => reasonsAgainstDeploying(t, question, { at }).length === 0;
  for (let i = 0; i < 400; i++) {
    const at = { x: low.x + next(high.x - low.x + 1), y: low.y + next(high.y - low.y + 1), z: 0 };
    if (isLegal(at)) return { at };
  }
  for (let x = low.x; x <= high.x; x += STEP)
    for (let y = low.y; y <= high.y; y += STEP) if (isLegal({ x, y, z: 0 })) return { at: { x, y, z: 0 } };
  throw new Error(`no place found for ${question.what}`);
}
