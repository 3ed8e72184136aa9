import type { Solid } from '../scene.ts';
import type { Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import type { Ground, Pass } from './ground.ts';
import { solidsIn } from './near-solids.ts';
import { type Field, type Half, isOnTable, type Leg, type Mover, meetsHeight } from './path.ts';
import { type Place, type Problem, problemAt, solidCause } from './problem.ts';
import { covered, isOver, openGaps, shareOf, standsAt, topsAt } from './raised-ground.ts';
import {
  boxFrom,
  grown,
  isBeyondBox,
  meetsBox,
  type Round,
  roundOfBase,
  roundOfPolygon,
  roundOfRange,
} from './rounded-core.ts';
import { compareDistance, overlaps, type Span, spanOf, spanOfLine } from './segment-in-round.ts';

/** The context in which a leg is judged. */
export interface Trip {
  readonly field: Field;
  readonly mover: Mover;
  readonly ground: Ground;
}

/** A solid that is no obstacle, and the part of the leg during which the mover is in it. */
export interface Passed {
  readonly solid: Solid;
  readonly span: Span;
}

/** One leg, with what is needed to judge it. */
export interface Step extends Place {
  readonly trip: Trip;
  readonly leg: number;
  readonly how: Leg['how'];
  readonly half: Half;
  /** The squared flat length, a whole number. */
  readonly squared: number;
  /** The height at which it is travelled. */
  readonly z: Tenths;
  /** The end where the height changes, if it does. */
  readonly low: Spot;
}

export function stepOf(trip: Trip, from: Spot, leg: Leg, { index, half }: { index: number; half: Half }): Step {
  const { how, to } = leg;
  const squared = (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
  const low = from.z < to.z ? from : to;
  const z = Math.max(from.z, to.z);
  return { trip, leg: index, from, to, how, half, squared, length: Math.sqrt(squared), z, low };
}

/** The shape that the mover's centre is measured against, by its base or by its centre alone. */
export const roundOf = (solid: Solid, pass: Pass, half: Half): Round =>
  'by' in pass && pass.by === 'centre' ? { core: solid.corners, r: 0 } : roundOfPolygon(solid.corners, half);

/** Problems with solids in the way, and the solids passed. */
export function throughSolids(step: Step): {
  readonly passed: readonly Passed[];
  readonly problems: readonly Problem[];
} {
  const { trip, from, to, half, z, low } = step;
  const { field, ground, mover } = trip;
  const passed: Passed[] = [];
  const problems: Problem[] = [];
  const box = boxFrom(from, to, half);
  for (const solid of solidsIn(field.scene, box)) {
    const { pass } = ground.passages[solid.index]!;
    const round = roundOf(solid, pass, half);
    const closed = pass.how === 'closed';
    if (ground.flies || meetsHeight(solid, z, mover.height)) {
      const span = spanOf(from, to, round);
      if (span && closed) problems.push(problemAt(step, span.start.t, 'through-solid', solidCause(solid)));
      else if (span) passed.push({ solid, span });
      if (span) continue;
    }
    if (closed && !ground.flies && low.z < z && meetsHeight(solid, low.z, z - low.z) && overlaps(low, low, round))
      problems.push(problemAt(step, low === from ? 0 : 1, 'through-solid', solidCause(solid)));
  }
  return { passed, problems };
}

/** Other bases in the way. */
export function throughBases(step: Step): readonly Problem[] {
  const { trip, from, to, half, z, low } = step;
  const { field, ground, mover } = trip;
  const problems: Problem[] = [];
  const box = boxFrom(from, to, half);
  for (const other of field.others) {
    if (!meetsBox(box, other) || ground.others(other) !== 'closed') continue;
    const round = roundOfBase(other, half);
    const span = meetsHeight(other, z, mover.height) || ground.flies ? spanOf(from, to, round) : null;
    if (span) problems.push(problemAt(step, span.start.t, 'through-base', { other: other.id }));
    else if (low.z < z && meetsHeight(other, low.z, z - low.z) && overlaps(low, low, round))
      problems.push(problemAt(step, low === from ? 0 : 1, 'through-base', { other: other.id }));
  }
  return problems;
}

/** Zones entered. While the height changes, the nearest height to the zone's base counts. */
export function throughZones(step: Step): readonly Problem[] {
  const { trip, from, to, half, z, low } = step;
  const problems: Problem[] = [];
  const box = boxFrom(from, to, half);
  for (const zone of trip.field.zones ?? []) {
    if (zone.closed !== 'path' || isBeyondBox(box, zone)) continue;
    const { range, flat } = zone;
    const round = roundOfRange(zone, half, { range, flat, z });
    const level = Math.min(Math.max(zone.z, low.z), z);
    const below = low.z < z ? roundOfRange(zone, half, { range, flat, z: level }) : null;
    if (round && compareDistance(from, to, round) <= 0)
      problems.push(problemAt(step, spanOfLine(from, to, round).start.t, 'in-zone', { zone: zone.id }));
    else if (below && compareDistance(low, low, below) <= 0)
      problems.push(problemAt(step, low === from ? 0 : 1, 'in-zone', { zone: zone.id }));
  }
  return problems;
}

/** Whether the mover, standing at a spot or passing it, is over ground: its centre, or its whole base. */
export function isSupported({ field, ground }: Trip, at: Spot, half: Half, toEnd = false): boolean {
  if (at.z === 0) return true;
  const measured = toEnd ? ground.stands : ground.support;
  const tops = (toEnd ? standsAt : topsAt)(field.scene, ground, at.z);
  return measured === 'centre' ? covered(at, at, tops).length > 0 : isOver(grown([at], half), half.r, tops);
}

/** The places where a `go` leg has no ground. */
export function overNothing(step: Step): readonly Problem[] {
  const { trip, from, to, half, z, squared } = step;
  const { field, ground } = trip;
  if (from.z !== to.z) return [problemAt(step, 0, 'wrong-height', { found: to.z - from.z })];
  if (z === 0 || ground.flies) return [];
  const tops = topsAt(field.scene, ground, z);
  if (ground.support === 'base') {
    const core = grown(squared === 0 ? [from] : [from, to], half);
    return isOver(core, half.r, tops) ? [] : [problemAt(step, 0, 'no-ground')];
  }
  if (squared === 0) return covered(from, to, tops).length > 0 ? [] : [problemAt(step, 0, 'no-ground')];
  return openGaps(from, to, tops, ground.bridges).map(({ start, end }) =>
    problemAt(step, shareOf(start), 'no-ground', { found: (shareOf(end) - shareOf(start)) * step.length }),
  );
}

/** A base leaves the table on a leg only if it is off it at an end. */
export function offTable(step: Step): readonly Problem[] {
  const { trip, from, to, half, leg } = step;
  const on = (at: Point): boolean => isOnTable(trip.field.scene, at, half);
  if (leg === 0 && !on(from)) return [problemAt(step, 0, 'off-table')];
  return on(to) ? [] : [problemAt(step, 1, 'off-table')];
}
