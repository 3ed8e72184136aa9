// VG-7.4-5, VG-7.16, VG-8.11  Where a move is interrupted
import type { Leg } from '@little-wars/engine';
import { mayStand, meetings, type Path, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { enemiesOf, modelOf, standingOf } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';
import { engagementRange } from '../01-measuring/measuring.ts';
import { hitsOfFall } from '../08-falling/ground.ts';
import { canSeeFrom } from '../09-sight/line-of-sight.ts';
import { moverOf, pathOf, tripOf } from './trips.ts';

/** A place on one leg of a path, `at` tenths from the start of the path. */
interface OnTheWay {
  readonly at: number;
  readonly leg: number;
  readonly spot: Spot;
  /** The height a model stopped there falls from: in a drop that is the edge, else where it is. */
  readonly fallsFrom: Tenths;
}

export type MoveEvent =
  /** VG-7.4: the last point inside the engagement range of enemies that may attack. */
  | (OnTheWay & { readonly kind: 'leave'; readonly enemies: readonly ModelId[] })
  /** VG-8.11: the foot of a drop that causes damage. */
  | (OnTheWay & { readonly kind: 'fall'; readonly height: number });

type Leaving = OnTheWay & { readonly enemy: ModelId };

/** VG-7.18: for moves only. The events along a path in order; enemies left at the same point together (VG-7.19). */
export function eventsOn(t: Look, model: ModelId, legs: readonly Leg[]): readonly MoveEvent[] {
  const path = pathOf(t, model, legs);
  const leaving = enemiesOf(t, model).flatMap(enemy => leavingOf(t, model, path, enemy));
  const events: MoveEvent[] = [...together(leaving), ...fallsOn(path)];
  return events.sort((a, b) => a.at - b.at);
}

/** VG-7.5, VG-7.16: every time it leaves the range of an enemy that is standing and engaged at that point. */
function leavingOf(t: Look, model: ModelId, path: Path, enemy: ModelId): readonly Leaving[] {
  const range = engagementRange(t, enemy);
  if (range === null || modelOf(t, enemy).down || !comesNear(t, path, enemy, range)) return [];
  const trip = tripOf(t, model);
  const accepts = (spot: Spot): boolean => mayStand(trip, spot, modelOf(t, model).along);
  const others = [{ id: String(enemy), ...standingOf(t, enemy) }];
  return meetings(moverOf(t, model), path, others, { range }).flatMap(({ ended, exit }, i) => {
    if (ended) return [];
    const settled = accepts(exit.inside)
      ? exit.inside
      : meetings(moverOf(t, model), path, others, { range, accepts })[i]!.exit.inside;
    // A spot to stand is wanted, but not elsewhere: half-way up there is none.
    const spot = isClose(settled, exit.inside) ? settled : exit.inside;
    if (!canSeeFrom(t, model, spot, enemy)) return [];
    return [{ at: exit.at, leg: exit.leg, spot, fallsFrom: fallsFrom(path, exit.leg, spot), enemy }];
  });
}

/** In tenths: rounding to whole tenths moves a spot no further. */
const CLOSE = 10;

const isClose = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) <= CLOSE && Math.abs(a.y - b.y) <= CLOSE && Math.abs(a.z - b.z) <= CLOSE;

const fallsFrom = ({ from, legs }: Path, leg: number, { z }: Spot): Tenths =>
  legs[leg]!.how === 'drop' ? (legs[leg - 1]?.to ?? from).z : z;

/** Whether the bounding box of a path comes near an enemy at all. */
function comesNear(t: Look, { from, legs }: Path, enemy: ModelId, range: number): boolean {
  const { x, y } = modelOf(t, enemy).at!;
  const reach = range + 2000;
  return (
    legs.length > 0 && [from, ...legs.map(({ to }) => to)].some((spot, i, all) => isNear(spot, all[i + 1] ?? spot))
  );
  function isNear(a: Spot, b: Spot): boolean {
    return (
      x >= Math.min(a.x, b.x) - reach &&
      x <= Math.max(a.x, b.x) + reach &&
      y >= Math.min(a.y, b.y) - reach &&
      y <= Math.max(a.y, b.y) + reach
    );
  }
}

/** Events closer together than this along the path are at the same point. */
const SAME = 0.5;

function together(leaving: readonly Leaving[]): readonly MoveEvent[] {
  const events: (MoveEvent & { kind: 'leave' })[] = [];
  for (const { enemy, ...place } of leaving.toSorted((a, b) => a.at - b.at || a.enemy - b.enemy)) {
    const last = events.at(-1);
    if (last && place.at - last.at < SAME && last.leg === place.leg)
      events[events.length - 1] = { ...last, enemies: [...last.enemies, enemy] };
    else events.push({ kind: 'leave', ...place, enemies: [enemy] });
  }
  return events;
}

function fallsOn({ from, legs }: Path): readonly MoveEvent[] {
  const events: MoveEvent[] = [];
  let at = 0;
  let before = from;
  for (const [leg, { how, to }] of legs.entries()) {
    const [dx, dy, height] = [to.x - before.x, to.y - before.y, before.z - to.z];
    at += Math.sqrt(dx * dx + dy * dy) + Math.abs(height);
    if (how === 'drop' && hitsOfFall(height) > 0)
      events.push({ kind: 'fall', at, leg, spot: to, height, fallsFrom: to.z });
    before = to;
  }
  return events;
}
