import type { Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { type Half, halfOf, type Mover, type Path } from './path.ts';

/** One straight motion of a path: flat at one height, or straight up or down on the spot. */
export interface Motion {
  readonly leg: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly half: Half;
  /** From the start of the path to the start of this motion, and its own length, in tenths; for showing and order. */
  readonly start: number;
  readonly length: number;
  readonly upright: boolean;
}

/** A path as the motions it is made of: climbs, drops and jumps change height at their lower end. */
export function motionsOf({ size }: Mover, path: Path): readonly Motion[] {
  const motions: Motion[] = [];
  let half = halfOf(size, path.along);
  let at = path.from;
  let start = 0;
  const add = (leg: number, to: Spot): void => {
    const upright = to.z !== at.z;
    const dx = to.x - at.x;
    const dy = to.y - at.y;
    const length = upright ? Math.abs(to.z - at.z) : Math.sqrt(dx * dx + dy * dy);
    motions.push({ leg, from: at, to, half, start, length, upright });
    start += length;
    at = to;
  };
  for (const [leg, { to, along }] of path.legs.entries()) {
    if (along) half = halfOf(size, along);
    const z = Math.max(at.z, to.z);
    const flat = to.x !== at.x || to.y !== at.y || to.z === at.z;
    if (at.z < z) add(leg, { ...at, z });
    if (flat) add(leg, { x: to.x, y: to.y, z });
    if (to.z < z) add(leg, to);
  }
  if (motions.length === 0) add(0, at);
  return motions;
}

/**
 * The whole-tenth spots around a place, nearest first; the place lies among the first four. With a direction, those
 * nearest to its line come first.
 */
export function spotsAround(x: number, y: number, z: Tenths, along?: Point): readonly Spot[] {
  const candidates: { readonly spot: Spot; readonly away: number }[] = [];
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  const length = along ? Math.sqrt(along.x * along.x + along.y * along.y) : 0;
  for (let i = -1; i <= 2; i++)
    for (let j = -1; j <= 2; j++) {
      const dx = cx + i - x;
      const dy = cy + j - y;
      const across = along && length > 0 ? (dx * along.y - dy * along.x) / length : 0;
      candidates.push({ spot: { x: cx + i, y: cy + j, z }, away: dx * dx + dy * dy + 3 * across * across });
    }
  candidates.sort((a, b) => a.away - b.away || a.spot.x - b.spot.x || a.spot.y - b.spot.y);
  return candidates.map(({ spot }) => spot);
}

/** The place at a share of a motion, in doubles. */
export const placeOn = (
  { from, to }: Motion,
  t: number,
): { readonly x: number; readonly y: number; readonly z: number } => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  z: from.z + (to.z - from.z) * t,
});

/**
 * The whole-tenth spot nearest to a share of a motion that a test accepts, looking on along the motion a little at a
 * time (backwards with `back`), never past its end.
 */
export function spotNear(motion: Motion, t: number, accepts: (spot: Spot) => boolean, back = false): Spot | null {
  const { from, to, length, upright } = motion;
  const along = { x: to.x - from.x, y: to.y - from.y };
  const step = length > 0 ? 0.5 / length : 1;
  for (let k = 0; k < STEPS; k++) {
    const share = back ? t - k * step : t + k * step;
    if (k > 0 && (share < 0 || share > 1)) break;
    const at = placeOn(motion, Math.min(1, Math.max(0, share)));
    const spots = upright ? levels(motion, at.z) : spotsAround(at.x, at.y, from.z, along);
    const accepted = spots.find(accepts);
    if (accepted) return accepted;
  }
  return [from, to].find(accepts) ?? null;
}

const STEPS = 12;

function levels({ from, to }: Motion, z: number): readonly Spot[] {
  const low = Math.min(from.z, to.z);
  const high = Math.max(from.z, to.z);
  return [Math.floor(z), Math.ceil(z)]
    .filter(level => level >= low && level <= high)
    .map(level => ({ ...from, z: level }));
}
