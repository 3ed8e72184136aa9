import { nearestOnOutline } from '../polygon.ts';
import type { Footprint, Spot, Standing } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { type Motion, motionsOf, spotNear } from './motion.ts';
import type { Half, Mover, Path } from './path.ts';
import { coreOf, grown, rimOf, roundOfBase, roundOfRange } from './rounded-core.ts';
import { compareDistance, overlaps, spanOfLine } from './segment-in-round.ts';

/** A base (or a point, with radius 0) that a path may come near to. */
export interface Met extends Standing {
  readonly id: string;
}

/** How near counts: within `range`, exactly the range included, on the flat or in space, base to base. */
export interface Nearness {
  readonly range: Tenths;
  readonly flat?: boolean;
  /** Restricts the spots to those at which the mover may be left. */
  readonly accepts?: (spot: Spot) => boolean;
}

/** Where a path comes into range or goes out of it. */
export interface Threshold {
  readonly leg: number;
  /** Tenths from the start of the path, heights included; for showing and for order. */
  readonly at: number;
  /** A whole-tenth spot by the path in range, as near to the threshold as can be. */
  readonly inside: Spot;
  /** One out of range; null where the path begins or ends inside. */
  readonly outside: Spot | null;
}

/** One stay in range of something. */
export interface Meeting {
  readonly id: string;
  /** Whether the path began in range, and whether it ended there. */
  readonly began: boolean;
  readonly ended: boolean;
  readonly entry: Threshold;
  readonly exit: Threshold;
}

/** Every stay of a moving base in range of others, in the order in which they begin. */
export function meetings(mover: Mover, path: Path, others: readonly Met[], nearness: Nearness): readonly Meeting[] {
  const motions = motionsOf(mover, path);
  const allMeetings = others.flatMap(other =>
    stays(motions, partIn(other, nearness)).map(stay => meetingOf(motions, other, stay, nearness)),
  );
  return allMeetings.sort((a, b) => a.entry.at - b.entry.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** The bases that a moving base overlaps on the way: it passes over them, where its rules allow. */
export function passedOver(mover: Mover, path: Path, others: readonly Met[]): readonly string[] {
  const motions = motionsOf(mover, path);
  return others
    .filter(other =>
      motions.some(({ from, to, half, upright }) => !upright && overlaps(from, to, roundOfBase(other, half))),
    )
    .map(({ id }) => id);
}

/** The part of a motion in range, as shares of it; `starts` and `ends` when its very ends are, exactly. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly starts: boolean;
  readonly ends: boolean;
}

interface Stay {
  readonly first: number;
  readonly start: Part;
  last: number;
  end: Part;
}

function stays(motions: readonly Motion[], partOf: (motion: Motion) => Part | null): readonly Stay[] {
  const joined: Stay[] = [];
  for (const [i, motion] of motions.entries()) {
    const part = partOf(motion);
    if (!part) continue;
    const last = joined.at(-1);
    if (last && part.starts && last.last === i - 1 && last.end.ends) {
      last.last = i;
      last.end = part;
    } else joined.push({ first: i, start: part, last: i, end: part });
  }
  return joined;
}

const partIn =
  (other: Met, { range, flat = false }: Nearness) =>
  (motion: Motion): Part | null => {
    const { from, to, half, upright } = motion;
    const near = (spot: Spot): boolean => isWithin(spot, half, other, { range, flat });
    const starts = near(from);
    const ends = near(to);
    if (upright)
      return starts && ends ? { start: 0, end: 1, starts, ends } : uprightPart(motion, other, { range, flat });
    const round = roundOfRange(other, half, { range, flat, z: from.z });
    if (!round || compareDistance(from, to, round) > 0) return null;
    const { start, end } = spanOfLine(from, to, round);
    return { start: starts ? 0 : start.t, end: ends ? 1 : end.t, starts, ends };
  };

/** Whether a base at a spot, lying so, is within a range of another; exact. */
export function isWithin(
  at: Spot,
  half: Half,
  other: Footprint & { readonly z: Tenths },
  how: { readonly range: Tenths; readonly flat: boolean },
): boolean {
  const round = roundOfRange(other, half, { ...how, z: at.z });
  return round !== null && compareDistance(at, at, round) <= 0;
}

/** For a vertical motion: it is in range between two heights around that of the other base. */
function uprightPart(motion: Motion, other: Met, how: { range: Tenths; flat: boolean }): Part | null {
  const { from, to, half } = motion;
  const height = Math.min(Math.max(other.z, Math.min(from.z, to.z)), Math.max(from.z, to.z));
  if (how.flat || !isWithin({ ...from, z: height }, half, other, how)) return null;
  const away = flatDistance(from, half, other);
  const reach = Math.sqrt(Math.max(0, how.range * how.range - away * away));
  const shares = [other.z - reach, other.z + reach].map(z => (z - from.z) / (to.z - from.z)).sort((a, b) => a - b);
  const starts = isWithin(from, half, other, how);
  const ends = isWithin(to, half, other, how);
  return { start: starts ? 0 : Math.max(0, shares[0]!), end: ends ? 1 : Math.min(1, shares[1]!), starts, ends };
}

/** The horizontal distance between bases, in doubles; 0 if they overlap. */
const flatDistance = ({ x, y }: Spot, half: Half, other: Footprint): number =>
  Math.max(0, nearestOnOutline(grown(coreOf(other), half), x, y).distance - half.r - rimOf(other));

function meetingOf(motions: readonly Motion[], other: Met, stay: Stay, nearness: Nearness): Meeting {
  const began = stay.first === 0 && stay.start.starts;
  const ended = stay.last === motions.length - 1 && stay.end.ends;
  return {
    id: other.id,
    began,
    ended,
    entry: thresholdOf(motions[stay.first]!, stay.start.start, other, { ...nearness, open: !began, into: true }),
    exit: thresholdOf(motions[stay.last]!, stay.end.end, other, { ...nearness, open: !ended, into: false }),
  };
}

function thresholdOf(
  motion: Motion,
  t: number,
  other: Met,
  how: Nearness & { open: boolean; into: boolean },
): Threshold {
  const { range, flat = false, accepts = (): boolean => true, open, into } = how;
  const near = (spot: Spot): boolean => isWithin(spot, motion.half, other, { range, flat });
  const inside = spotNear(motion, t, spot => near(spot) && accepts(spot), !into) ?? spotNear(motion, t, near, !into);
  const outside = open ? spotNear(motion, t, spot => !near(spot) && accepts(spot), into) : null;
  const at = motion.start + t * motion.length;
  return { leg: motion.leg, at, inside: inside ?? motion.from, outside };
}
