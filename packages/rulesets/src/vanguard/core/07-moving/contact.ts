// VG-10.21, VG-10.25  Contact with obstacles, which alone gives cover
import { mayStand, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { contactNear, type Touching } from '@little-wars/skirmish';
import { modelOf, sceneOfTable, standingAt } from '../../lookups.ts';
import { barriersOf } from '../../terrain.ts';
import type { Look, ModelId } from '../../types.ts';
import { TOUCH } from '../09-sight/line-of-sight.ts';
import { tripOf } from './trips.ts';

/** A base this near to contact with an obstacle, 3 mm, is meant to touch it. */
const NEARLY: Tenths = 30;

/** Snaps a place that almost touches an obstacle into contact with it; null if it touches none. */
export function contactFor(t: Look, id: ModelId): (at: Spot) => Spot | null {
  const model = modelOf(t, id);
  const trip = tripOf(t, id);
  const touching: Touching = {
    solids: barriersOf(sceneOfTable(t)),
    gap: TOUCH,
    standing: at => standingAt(model, at),
    mayStand: at => mayStand(trip, at, model.along),
  };
  return at => contactNear(touching, at, NEARLY);
}
