import type { Direction, Spot } from '../shape.ts';
import { mayEndOn } from './ground.ts';
import { isSupported, type Trip } from './judge-leg.ts';
import { solidsIn } from './near-solids.ts';
import { type Half, halfOf, isOnTable, meetsHeight } from './path.ts';
import { type Cause, type Place, type Problem, problemAt, solidCause } from './problem.ts';
import { boxFrom, isBeyondBox, meetsBox, roundOfBase, roundOfPolygon, roundOfRange } from './rounded-core.ts';
import { compareDistance, overlaps } from './segment-in-round.ts';

/** Why a mover could not end at a spot: ground, solids, bases, zones closed to ending. Touching is no overlap. */
export function standingProblems(trip: Trip, at: Spot, half: Half, place: Place): readonly Problem[] {
  const { field, ground, mover } = trip;
  const problems: Problem[] = [];
  if (!isSupported(trip, at, half, true)) problems.push(wrong(place, { why: 'no-ground' }));
  const box = boxFrom(at, at, half);
  for (const solid of solidsIn(field.scene, box)) {
    if (mayEndOn(ground.passages[solid.index]!) || !meetsHeight(solid, at.z, mover.height)) continue;
    if (overlaps(at, at, roundOfPolygon(solid.corners, half)))
      problems.push(wrong(place, { why: 'solid', ...solidCause(solid) }));
  }
  for (const other of field.others)
    if (
      meetsBox(box, other) &&
      ground.others(other) !== 'open' &&
      meetsHeight(other, at.z, mover.height) &&
      overlaps(at, at, roundOfBase(other, half))
    )
      problems.push(wrong(place, { why: 'base', other: other.id }));
  for (const zone of field.zones ?? []) {
    if (zone.closed !== 'end' || isBeyondBox(box, zone)) continue;
    const round = roundOfRange(zone, half, { range: zone.range, flat: zone.flat, z: at.z });
    if (round && compareDistance(at, at, round) <= 0) problems.push(problemAt(place, 1, 'in-zone', { zone: zone.id }));
  }
  return problems;
}

const wrong = (place: Place, cause: Cause): Problem => problemAt(place, 1, 'not-standing', cause);

/** Whether the mover may end here: on the table and standing. */
export function mayStand(trip: Trip, at: Spot, along?: Direction): boolean {
  const half = halfOf(trip.mover.size, along);
  const place = { leg: 0, from: at, to: at, z: at.z, length: 0 };
  return isOnTable(trip.field.scene, at, half) && standingProblems(trip, at, half, place).length === 0;
}
