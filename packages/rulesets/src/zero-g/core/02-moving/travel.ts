// ZG-2.8, ZG-2.16, ZG-2.17, ZG-2.27, ZG-2.28  Straight moves, and what stops them
import {
  ahead,
  type Direction,
  inches,
  meetings,
  type Spot,
  type Stopped,
  stopsAt,
} from '@little-wars/engine/geometry';
import {
  bodyAt,
  enemiesOf,
  friendsOf,
  isAlive,
  modelOf,
  moverOf,
  ONE_INCH,
  ownerOf,
  sceneOfSetup,
  standing,
  standingOfBody,
} from '../../lookups.ts';
import { isDebris } from '../../terrain.ts';
import type { Look, ModelId, T } from '../../types.ts';

/** How a straight move ended: freely, at a model, or finally at debris or the edge. */
export type Outcome = 'free' | 'stopped' | 'over';

/** ZG-2.16: where a straight move of a model ends, and why. */
export function straightOn(t: Look, id: ModelId, course: Direction, distance: number): Stopped {
  const model = modelOf(t, id);
  const from = model.at!;
  return stopsAt(
    { scene: sceneOfSetup(t.setup), others: [] },
    moverOf(model),
    { from, to: ahead(from, course, distance), along: model.along },
    {
      solids: isDebris,
      bases: [
        ...friendsOf(t, id).map(friend => ({
          id: String(friend),
          ...bodyAt(modelOf(t, friend), modelOf(t, friend).at!),
        })),
        ...t.position.bodies
          .filter(({ seat }) => seat === model.seat)
          .map(body => ({ id: `body-${body.model}`, ...bodyAt(modelOf(t, body.model), body.at) })),
      ],
      clear: enemiesOf(t, id).map(enemy => ({ id: String(enemy), ...standing(t, enemy), range: ONE_INCH, flat: true })),
      edge: true,
    },
  );
}

/** ZG-6.6: enemy bodies that a model comes within 1" of are removed. */
export function sweepBodies(t: T, id: ModelId, from: Spot, to: Spot): void {
  const bodies = t.position.bodies.filter(({ seat }) => seat !== ownerOf(t, id));
  if (bodies.length === 0) return;
  const path = { from, along: modelOf(t, id).along, legs: [{ how: 'go' as const, to }] };
  const met = meetings(
    moverOf(modelOf(t, id)),
    path,
    bodies.map(body => ({ id: String(body.model), ...standingOfBody(t, body) })),
    { range: ONE_INCH, flat: true },
  );
  for (const body of new Set(met.map(each => Number(each.id))))
    t.emit({ type: 'body-removed', clause: 'ZG-6.6', model: body, why: 'enemy' });
}

/** ZG-2.8: a model that drifts over the edge is lost, by option. */
export function leavesTable(t: T, model: ModelId, { why }: Stopped): boolean {
  if (why?.id !== 'edge' || t.setup.options.edge !== 'lost') return false;
  t.emit({ type: 'lost', clause: 'ZG-2.8', model });
  return true;
}

/** Performs a straight move; debris and the edge remove its arrows. */
export function travel(t: T, id: ModelId, course: Direction, far: number, clause: string): Outcome {
  if (!isAlive(t, id)) return 'over';
  const from = modelOf(t, id).at!;
  const ended = straightOn(t, id, course, inches(far));
  const { spot: to, why } = ended;
  t.emit({ type: 'moved', clause, model: id, from, to });
  sweepBodies(t, id, from, to);
  if (why === null) return 'free';
  t.emit({ type: 'stopped', clause: 'ZG-2.16', model: id, by: why.id });
  if (leavesTable(t, id, ended)) return 'over';
  if (why.id !== 'solid' && why.id !== 'edge') return 'stopped';
  if (modelOf(t, id).arrows > 0)
    t.emit({ type: 'arrows-changed', clause: 'ZG-2.17', model: id, arrows: 0, course: null });
  return 'over';
}
