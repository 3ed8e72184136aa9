// Base contact with terrain, on whole tenths: where a base touches a solid without overlapping it.
import {
  distanceTo,
  flat,
  isWithinOf,
  rimOf,
  type Solid,
  type Spot,
  type Standing,
  standingAt,
  type Tenths,
} from '@little-wars/engine/geometry';

/** A base and the terrain it may touch. */
export interface Touching {
  /** The solids with which contact matters. */
  readonly solids: readonly Solid[];
  /** The largest gap that counts as contact; at least 2, so that some whole tenth is within it. */
  readonly gap: Tenths;
  /** The base with its centre at a spot. */
  standing(at: Spot): Standing;
  mayStand(at: Spot): boolean;
}

/** Whether a solid is beside a model on a level. */
const isOnLevel = ({ bottom, top }: Solid, z: Tenths): boolean => bottom <= z && top > z;

const isNearBox = ({ box }: Solid, { x, y }: Spot, within: number): boolean =>
  x >= box.left - within && x <= box.right + within && y >= box.low - within && y <= box.high + within;

/** The solids that a base at a spot touches. */
export function touchedAt({ solids, gap, standing }: Omit<Touching, 'mayStand'>, at: Spot): readonly Solid[] {
  const stood = standing(at);
  const span = spanOf(stood) + gap;
  return solids.filter(solid => isOnLevel(solid, at.z) && isNearBox(solid, at, span) && isWithinOf(stood, solid, gap));
}

/** An upper bound on the distance of any part of a base from its centre, along either axis. */
const spanOf = ({ ax, ay, bx, by, r, corners }: Standing): number =>
  Math.max(
    Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / 2 + r,
    ...(corners ?? []).flatMap(({ x, y }) => [Math.abs(x - (ax + bx) / 2), Math.abs(y - (ay + by) / 2)]),
  );

/** The horizontal distance from a base's core to a solid; 0 if they overlap. */
const fromCore = (stood: Standing, solid: Solid) => distanceTo({ ...stood, r: 0 }, solid, 'flat');

/**
 * Where a base touches a solid if it is moved straight towards it, or straight out of it; null if it cannot stand
 * there.
 */
export function contactWith({ gap, standing, mayStand }: Touching, at: Spot, solid: Solid): Spot | null {
  const stood = standing(at);
  const { tenths: apart, from, to } = fromCore(stood, solid);
  if (apart === 0) return null;
  // Rounding to whole tenths may make them overlap: then try a tenth farther away.
  for (const more of [0, 1]) {
    const share = (apart - rimOf(stood) - more) / apart;
    const spot = {
      x: Math.round(at.x + (to.x - from.x) * share),
      y: Math.round(at.y + (to.y - from.y) * share),
      z: at.z,
    };
    if (mayStand(spot) && isWithinOf(standing(spot), solid, gap)) return spot;
  }
  return null;
}

/**
 * The place in contact nearest to a spot and no further than `within`; null if there is none, or it touches already.
 */
export function contactNear(touching: Touching, at: Spot, within: Tenths): Spot | null {
  const { solids, standing, mayStand } = touching;
  const stood = standing(at);
  const span = spanOf(stood) + within;
  const near = solids
    .filter(solid => isOnLevel(solid, at.z) && isNearBox(solid, at, span))
    .map(solid => ({ solid, off: Math.abs(fromCore(stood, solid).tenths - rimOf(stood)) }))
    .filter(({ off }) => off <= within)
    .sort((a, b) => a.off - b.off);
  if (near.length === 0 || (mayStand(at) && touchedAt(touching, at).length > 0)) return null;
  for (const { solid } of near) {
    const spot = contactWith(touching, at, solid) ?? contactWith(touching, backFrom(solid, at, within + 1), solid);
    if (spot && flat(spot, at) <= within + 1) return spot;
  }
  return null;
}

/** The spot moved straight away from a solid: a base with corners that overlaps it may only touch it from there. */
function backFrom(solid: Solid, at: Spot, by: Tenths): Spot {
  const { to, tenths } = distanceTo(standingAt(at), solid, 'flat');
  const share = tenths === 0 ? 0 : by / tenths;
  return { x: Math.round(at.x + (at.x - to.x) * share), y: Math.round(at.y + (at.y - to.y) * share), z: at.z };
}

/** Places in contact all along the sides of the solids, on one level, one every `step`. */
export function contactsAlong(touching: Touching, z: Tenths, step: Tenths): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const solid of touching.solids.filter(each => isOnLevel(each, z)))
    for (const [i, a] of solid.corners.entries()) {
      const b = solid.corners[(i + 1) % solid.corners.length]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      const count = Math.ceil(length / step);
      const out = spanOf(touching.standing({ ...a, z }));
      for (let k = 0; k < count; k++) {
        const share = (k + 0.5) / count;
        const off = {
          x: Math.round(a.x + dx * share + (dy / length) * out),
          y: Math.round(a.y + dy * share - (dx / length) * out),
          z,
        };
        const spot = contactWith(touching, off, solid);
        if (spot) spots.set(`${spot.x}/${spot.y}`, spot);
      }
    }
  return [...spots.values()];
}
