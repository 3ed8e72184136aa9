import type { Direction, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { mayEndOn } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import { type Motion, spotNear } from './motion.ts';
import { type Half, halfOf, type Leg, meetsHeight, type Path } from './path.ts';
import { type Round, roundOfBase, roundOfPolygon, roundOfRange } from './rounded-core.ts';
import { compareDistance, spanOf, spanOfLine } from './segment-in-round.ts';
import { mayStand } from './standing.ts';
import { walk } from './walk.ts';

/**
 * A path cut to an allowance, at the last whole-tenth spot at which the mover may end. Climbs, drops and jumps are not
 * cut. Null if it cannot even stay where it is.
 */
export function cutPath(trip: Trip, path: Path, allowance: Tenths): Path | null {
  for (let count = path.legs.length; count > 0; count--) {
    const before: Path = { ...path, legs: path.legs.slice(0, count - 1) };
    const leg = path.legs[count - 1]!;
    const whole: Path = { ...path, legs: path.legs.slice(0, count) };
    if (isLegal(trip, whole, allowance)) return whole;
    if (leg.how !== 'go' || !isPayable(trip, before, allowance)) continue;
    const cut = cutLeg(trip, before, leg, allowance);
    if (cut) return cut;
  }
  const stay: Path = { ...path, legs: [] };
  return isLegal(trip, stay, allowance) ? stay : null;
}

const isLegal = (trip: Trip, path: Path, allowance: Tenths): boolean =>
  walk(trip, path, allowance).problems.length === 0;

const isPayable = (trip: Trip, path: Path, allowance: Tenths): boolean =>
  walk(trip, path, allowance).problems.every(({ id }) => id !== 'too-long');

function cutLeg(trip: Trip, before: Path, leg: Leg, allowance: Tenths): Path | null {
  const from = before.legs.at(-1)?.to ?? before.from;
  const along = leg.along ?? before.legs.findLast(({ along }) => along)?.along ?? before.along;
  const half = halfOf(trip.mover.size, along);
  const dx = leg.to.x - from.x;
  const dy = leg.to.y - from.y;
  const motion: Motion = {
    leg: 0,
    from,
    to: leg.to,
    half,
    start: 0,
    length: Math.sqrt(dx * dx + dy * dy),
    upright: false,
  };
  const to = (spot: Spot): Path => ({ ...before, legs: [...before.legs, { ...leg, to: spot }] });
  let t: number | null = payable(trip, motion, allowance, to);
  while (t !== null && t > 0) {
    const spot = spotNear(
      motion,
      t,
      at => isOnWay(motion, at) && mayStand(trip, at, along) && isLegal(trip, to(at), allowance),
      true,
    );
    if (spot && (spot.x !== from.x || spot.y !== from.y)) return to(spot);
    t = backFrom(trip, motion, t, along);
  }
  return null;
}

/** Rounding never goes beyond the leg's own end. */
const isOnWay = ({ from, to }: Motion, at: Spot): boolean =>
  (at.x - to.x) * (to.x - from.x) + (at.y - to.y) * (to.y - from.y) <= 0;

/** The share of a leg that the allowance covers, to a quarter of a tenth: the cost only grows with the length. */
function payable(trip: Trip, motion: Motion, allowance: Tenths, to: (spot: Spot) => Path): number {
  const { from, to: end, length } = motion;
  const at = (t: number): Spot => ({
    x: Math.round(from.x + (end.x - from.x) * t),
    y: Math.round(from.y + (end.y - from.y) * t),
    z: from.z,
  });
  if (isPayable(trip, to(end), allowance)) return 1;
  let yes = 0;
  let no = 1;
  while ((no - yes) * length > 0.25) {
    const middle = (yes + no) / 2;
    if (isPayable(trip, to(at(middle)), allowance)) yes = middle;
    else no = middle;
  }
  return no;
}

/** From a place where it may not end, goes back along the leg to where the first obstacle to ending begins. */
function backFrom(trip: Trip, motion: Motion, t: number, along?: Direction): number | null {
  const { from, to, half, length } = motion;
  const at = { x: Math.round(from.x + (to.x - from.x) * t), y: Math.round(from.y + (to.y - from.y) * t), z: from.z };
  let back = t - 4 / length;
  if (mayStand(trip, at, along)) return back;
  for (const round of forbidding(trip, from, half)) {
    const span = round.closed ? spanIn(from, to, round.round) : spanOf(from, to, round.round);
    if (span && span.start.t <= t + 2 / length && span.end.t >= t - 2 / length) back = Math.min(back, span.start.t);
  }
  return back;
}

const spanIn = (from: Spot, to: Spot, round: Round): ReturnType<typeof spanOf> =>
  compareDistance(from, to, round) <= 0 ? spanOfLine(from, to, round) : null;

interface Forbidding {
  readonly round: Round;
  readonly closed: boolean;
}

function forbidding({ field, ground, mover }: Trip, { z }: Spot, half: Half): readonly Forbidding[] {
  const solids = field.scene.solids.filter(
    s => !mayEndOn(ground.passages[s.index]!) && meetsHeight(s, z, mover.height),
  );
  const others = field.others.filter(o => ground.others(o) !== 'open' && meetsHeight(o, z, mover.height));
  const zones = (field.zones ?? []).flatMap(zone => roundOfRange(zone, half, { ...zone, z }) ?? []);
  return [
    ...solids.map(({ corners }) => ({ round: roundOfPolygon(corners, half), closed: false })),
    ...others.map(other => ({ round: roundOfBase(other, half), closed: false })),
    ...zones.map(round => ({ round, closed: true })),
  ];
}
