import type { Box } from '../polygon.ts';
import type { Solid } from '../scene.ts';
import type { Spot } from '../shape.ts';
import { mayEndOn } from './ground.ts';
import { roundOf, type Trip } from './judge-leg.ts';
import { solidsIn } from './near-solids.ts';
import { type Field, type Half, isOnTable, type Leg, meetsHeight, type Path } from './path.ts';
import { type Cause, type Problem, type ProblemId, problemAt, solidCause } from './problem.ts';
import { boxFrom, isBeyondBox, meetsBox, roundOfBase, roundOfPolygon, roundOfRange } from './rounded-core.ts';
import { compareDistance, overlaps, spanOfLine } from './segment-in-round.ts';

/** Lengths this close to a limit are left to the exact sum. */
const UNSURE = 1e-6;

/**
 * A fast path: the cost in tenths of a simple path without problems, which is one straight way of a round base on the
 * table's floor that meets nothing, or only parts that are passed freely or for a price and left again. Most moves are
 * of this kind. Null if it is not that simple: then `walk` decides.
 */
export function plainCost(trip: Trip, path: Path, allowance = Infinity): number | null {
  const judged = judgePlainly(trip, path, allowance, false);
  return typeof judged === 'number' ? judged : null;
}

/** The same, and returns the first obstacle if that comes before the end. */
export const plainWay = (trip: Trip, path: Path, allowance = Infinity): number | Problem | null =>
  judgePlainly(trip, path, allowance, true);

/** A straight way of a round base on the table's floor. */
interface Straight {
  readonly trip: Trip;
  readonly from: Spot;
  readonly to: Spot;
  readonly half: Half;
  readonly box: Box;
  readonly isFirstWanted: boolean;
}

/** What a straight way meets. Mutable while it is judged. */
interface Met {
  /** Whether all of it is passed freely or for a price, and left again. */
  isPlain: boolean;
  price: number;
  /** The pieces that were paid for. */
  pieces: readonly string[];
  /** Where along the way the first obstacle is, and what it is. */
  first: number;
  cause: Cause | null;
  id: ProblemId;
}

function judgePlainly(trip: Trip, path: Path, allowance: number, isFirstWanted: boolean): number | Problem | null {
  const { field, ground, mover } = trip;
  const { from, legs } = path;
  const { size } = mover;
  if (legs.length !== 1 || size.shape !== 'round' || ground.flies || (field.zones ?? []).length > 0) return null;
  const { how, to } = legs[0]!;
  if (how !== 'go' || from.z !== 0 || to.z !== 0) return null;
  const half = { x: 0, y: 0, r: size.diameter / 2, wx: 0, wy: 0 };
  if (!isOnTable(field.scene, from, half)) return null;
  const squared = (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
  const length = costOf(squared, ground.atLeast ?? 0);
  const isPlain = length !== null && length <= allowance - UNSURE && isOnTable(field.scene, to, half);
  if (squared === 0 || (!isPlain && !isFirstWanted)) return null;
  const way: Straight = { trip, from, to, half, box: boxFrom(from, to, half), isFirstWanted };
  const met: Met = { isPlain, price: 0, pieces: NO_PIECES, first: 1, cause: null, id: 'through-solid' };
  if (!meetSolids(way, met) || !meetBases(way, met)) return null;
  const along = Math.sqrt(squared);
  if (met.cause !== null && met.first * along < along)
    return problemAt({ leg: 0, from, to, z: 0, length: along }, met.first, met.id, met.cause);
  return met.isPlain && length! + met.price <= allowance - UNSURE ? length! + met.price : null;
}

/** Returns false as soon as it is clear that only `walk` can decide. */
function meetSolids({ trip, from, to, half, box, isFirstWanted }: Straight, met: Met): boolean {
  const { field, ground, mover } = trip;
  for (const solid of solidsIn(field.scene, box)) {
    if (!meetsHeight(solid, 0, mover.height)) continue;
    const passage = ground.passages[solid.index]!;
    const { pass } = passage;
    if (pass.how === 'open' && mayEndOn(passage)) continue;
    const round = roundOfPolygon(solid.corners, half);
    if (!overlaps(from, to, round)) continue;
    if (pass.how === 'closed' && isFirstWanted) {
      const { t } = spanOfLine(from, to, round).start;
      if (t < met.first) met.cause = solidCause(solid);
      met.first = Math.min(met.first, t);
    }
    if (pass.how === 'beside' || pass.how === 'opening') return false;
    if (pass.how === 'open' && !overlaps(to, to, round)) continue;
    // Parts of one piece may be one crossing or several.
    if (
      pass.how === 'priced' &&
      pass.inside === 'counts' &&
      pass.by === 'base' &&
      !met.pieces.includes(solid.piece) &&
      (mayEndOn(passage) || !overlaps(to, to, round))
    ) {
      met.price += pass.price;
      met.pieces = [...met.pieces, solid.piece];
    } else met.isPlain = false;
    if (!met.isPlain && !isFirstWanted) return false;
  }
  return true;
}

/** The same for other models. */
function meetBases({ trip, from, to, half, box, isFirstWanted }: Straight, met: Met): boolean {
  const { field, ground, mover } = trip;
  for (const other of field.others) {
    if (!meetsBox(box, other) || !meetsHeight(other, 0, mover.height)) continue;
    const round = roundOfBase(other, half);
    if (!overlaps(from, to, round)) continue;
    if (!isFirstWanted) return false;
    met.isPlain = false;
    if (ground.others(other) !== 'closed') continue;
    const { t } = spanOfLine(from, to, round).start;
    if (t < met.first) {
      met.cause = { other: other.id };
      met.id = 'through-base';
    }
    met.first = Math.min(met.first, t);
  }
  return true;
}

const NO_PIECES: readonly string[] = [];

/** The length, or the minimum it counts as; null if there is no way at all, or if only exact sums decide. */
function costOf(squared: number, atLeast: number): number | null {
  const length = Math.sqrt(squared);
  if (squared === 0 || Math.abs(length - atLeast) <= UNSURE) return null;
  return Math.max(length, atLeast);
}

/**
 * A fast path for searches: the cost in tenths of one straight leg of a round base on the table's floor, exactly as
 * `legCost` returns it; null if something is in the way; 'unclear' if only the full judgement can tell.
 */
export function plainLegCost(trip: Trip, from: Spot, { how, to }: Leg): number | null | 'unclear' {
  const { field, ground, mover } = trip;
  const { size, height } = mover;
  if (how !== 'go' || from.z !== 0 || to.z !== 0 || size.shape !== 'round' || ground.flies) return 'unclear';
  const half = { x: 0, y: 0, r: size.diameter / 2, wx: 0, wy: 0 };
  const cost = costOf((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y), ground.atLeast ?? 0);
  if (cost === null) return 'unclear';
  if (!isOnTable(field.scene, from, half) || !isOnTable(field.scene, to, half)) return null;
  const box = boxFrom(from, to, half);
  for (const other of field.others)
    if (
      meetsBox(box, other) &&
      meetsHeight(other, 0, height) &&
      ground.others(other) === 'closed' &&
      overlaps(from, to, roundOfBase(other, half))
    )
      return null;
  if (entersZone(field.zones, from, to, half)) return null;
  const price = pricesOn(trip, from, to, half);
  return typeof price === 'number' ? cost + price : price;
}

/** Whether a leg on the floor comes into a zone closed to paths. */
function entersZone(zones: Field['zones'] = [], from: Spot, to: Spot, half: Half): boolean {
  const box = boxFrom(from, to, half);
  for (const zone of zones) {
    if (zone.closed !== 'path' || isBeyondBox(box, zone)) continue;
    const round = roundOfRange(zone, half, { range: zone.range, flat: zone.flat, z: 0 });
    if (round && compareDistance(from, to, round) <= 0) return true;
  }
  return false;
}

/** The prices of all that a leg on the floor crosses. */
function pricesOn({ field, ground, mover }: Trip, from: Spot, to: Spot, half: Half): number | null | 'unclear' {
  const crossed: Solid[] = [];
  let price = 0;
  let isUnclear = false;
  for (const solid of solidsIn(field.scene, boxFrom(from, to, half))) {
    const { pass } = ground.passages[solid.index]!;
    if (pass.how === 'open' || !meetsHeight(solid, 0, mover.height)) continue;
    if (!overlaps(from, to, roundOf(solid, pass, half))) continue;
    if (pass.how === 'closed') return null;
    // Parts of one piece may be one crossing or several.
    if (pass.how !== 'priced' || pass.inside !== 'counts' || crossed.some(other => isSamePiece(other, solid)))
      isUnclear = true;
    else price += pass.price;
    crossed.push(solid);
  }
  return isUnclear ? 'unclear' : price;
}

const isSamePiece = (one: Solid, other: Solid): boolean => one.piece === other.piece && one.kind === other.kind;
