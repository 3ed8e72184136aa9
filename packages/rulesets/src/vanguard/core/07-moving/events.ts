// VG-7.4-5, VG-7.16, VG-8.11  Where a move is interrupted
import type { Leg } from '@little-wars/engine';
import { mayStand, type Path } from '@little-wars/engine/geometry';
import { dropsOn, leavings, leftTogether, type OnTheWay } from '@little-wars/skirmish';
import { enemiesOf, modelOf, standingOf } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';
import { engagementRange } from '../01-measuring/measuring.ts';
import { hitsOfFall } from '../08-falling/ground.ts';
import { canSeeFrom } from '../09-sight/line-of-sight.ts';
import { moverOf, pathOf, tripOf } from './trips.ts';

export type MoveEvent =
  /** VG-7.4: the last point inside the engagement range of enemies that may attack. */
  | (OnTheWay & { readonly kind: 'leave'; readonly enemies: readonly ModelId[] })
  /** VG-8.11: the foot of a drop that causes damage. */
  | (OnTheWay & { readonly kind: 'fall'; readonly height: number });

/** VG-7.18: for moves only. The events along a path in order; enemies left at the same point together (VG-7.19). */
export function eventsOn(t: Look, model: ModelId, legs: readonly Leg[]): readonly MoveEvent[] {
  const path = pathOf(t, model, legs);
  const left = leftTogether(enemiesOf(t, model).flatMap(enemy => leavingOf(t, model, path, enemy)));
  const leaving = left.map(({ ids: enemies, ...place }): MoveEvent => ({ kind: 'leave', ...place, enemies }));
  const falls = dropsOn(path).filter(({ height }) => hitsOfFall(height) > 0);
  const events = [...leaving, ...falls.map((fall): MoveEvent => ({ kind: 'fall', ...fall }))];
  return events.sort((a, b) => a.at - b.at);
}

/** VG-7.5, VG-7.16: every time it leaves the range of an enemy that is standing and engaged at that point. */
function leavingOf(
  t: Look,
  model: ModelId,
  path: Path,
  enemy: ModelId,
): readonly (OnTheWay & { readonly id: ModelId })[] {
  const range = engagementRange(t, enemy);
  if (range === null || modelOf(t, enemy).down) return [];
  const places = leavings({
    mover: moverOf(t, model),
    path,
    other: { id: String(enemy), ...standingOf(t, enemy) },
    range,
    accepts: spot => mayStand(tripOf(t, model), spot, modelOf(t, model).along),
  });
  return places.filter(({ spot }) => canSeeFrom(t, model, spot, enemy)).map(place => ({ ...place, id: enemy }));
}
