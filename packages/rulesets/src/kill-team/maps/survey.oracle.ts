// Independent implementations for testing maps: packing, walking, overlaps.
import {
  doOverlap,
  type Footprint,
  type Ground,
  groundOf,
  INCH,
  inches,
  isInside,
  isOnTable,
  overlapsArea,
  type Passage,
  type Point,
  type Reach,
  reach,
  type Scene,
  type Solid,
  sceneOf,
} from '@little-wars/engine/geometry';
import { traitsOf } from '../terrain.ts';
import type { KillzoneMap, Outline } from './map.ts';

/** A map's scene with every hatch open. */
export const openScene = ({ terrain }: KillzoneMap): Scene =>
  sceneOf(
    terrain,
    terrain.pieces.filter(({ parts }) => parts.some(({ open }) => open)).map(({ id }) => id),
  );

export const round = ({ x, y }: Point, diameter: number): Footprint => ({
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r: diameter / 2,
});

/** KT-7.5. */
export const heightOf = (diameter: number): number => diameter * 1.25;

/** Whether a base on the ground is clear of all terrain that is not insignificant. */
export const isClear = (scene: Scene, base: Footprint): boolean =>
  isOnTable(base, scene) &&
  scene.solids.every(
    solid =>
      traitsOf(solid).insignificant || solid.bottom >= heightOf(2 * base.r) || !overlapsArea(base, solid.corners),
  );

/** All grid points in a zone where a base of this diameter stands clear. */
export function placesIn(scene: Scene, zone: Outline, { diameter, step }: { diameter: number; step: number }): Point[] {
  const places: Point[] = [];
  for (let y = diameter / 2; y <= scene.depth; y += step)
    for (let x = diameter / 2; x <= scene.width; x += step) {
      const base = round({ x, y }, diameter);
      if (isInside(base, zone) && isClear(scene, base)) places.push({ x, y });
    }
  return places;
}

/** How many bases fit into a zone, placed greedily. */
export function roomIn(scene: Scene, zone: Outline, diameter: number): number {
  const taken: Footprint[] = [];
  for (const place of placesIn(scene, zone, { diameter, step: 40 })) {
    const base = round(place, diameter);
    if (!taken.some(other => doOverlap(other, base))) taken.push(base);
  }
  return taken.length;
}

function passageOf(solid: Solid, traverses: boolean): Passage {
  const { insignificant, traversable, vantage, climbable } = traitsOf(solid);
  const faces = climbable ? { faces: ['face'] } : {};
  if (solid.kind === 'access-point') return { pass: { how: 'opening' } };
  if (solid.kind === 'access-frame') return { pass: { how: 'beside' } };
  if (insignificant) return { pass: { how: 'open' }, ...faces };
  if (traversable && traverses)
    return { pass: { how: 'priced', price: inches(2), inside: 'counts', by: 'base' }, ...faces };
  return { pass: { how: 'closed' }, ...(vantage && { top: 'stand' as const }), ...faces };
}

const groundFor = (scene: Scene, traverses: boolean): Ground =>
  groundOf(scene, {
    passage: solid => passageOf(solid, traverses),
    others: () => 'closed',
    support: 'centre',
    stands: 'base',
    climb: { within: INCH, price: ({ height }) => Math.ceil(height / inches(2)) * inches(2) },
    drop: { within: INCH, highest: inches(6), price: ({ height }) => Math.floor(height / inches(2)) * inches(2) },
  });

/** Everywhere a base can get to from a point on the ground, optionally without traversing terrain. */
export const reachFrom = (scene: Scene, from: Point, diameter: number, traverses = true): Reach =>
  reach(
    {
      field: { scene, others: [] },
      mover: { size: { shape: 'round', diameter }, height: heightOf(diameter) },
      ground: groundFor(scene, traverses),
    },
    { ...from, z: 0 },
    inches(200),
  );

/** Whether two convex outlines overlap; touching does not count. */
export const doShareArea = (a: Outline, b: Outline): boolean =>
  !isApartAlong(ahead(a), b) && !isApartAlong(ahead(b), a);

/** A convex outline's corners, counter-clockwise. */
const ahead = (outline: Outline): Outline =>
  cross(outline[0]!, outline[1]!, outline[2]!) < 0 ? [...outline].reverse() : outline;

const cross = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const isApartAlong = (a: Outline, b: Outline): boolean =>
  a.some((corner, i) => b.every(p => cross(corner, a[(i + 1) % a.length]!, p) <= 0));

export const doShareHeight = (a: Solid, b: Solid): boolean => a.bottom < b.top && b.bottom < a.top;

/** Whether the outlines share a stretch of edge. */
export const doTouchAlong = (a: Outline, b: Outline): boolean =>
  a.some((p, i) => {
    const q = a[(i + 1) % a.length]!;
    return b.some((r, k) => {
      const s = b[(k + 1) % b.length]!;
      if (cross(p, q, r) !== 0 || cross(p, q, s) !== 0) return false;
      const along = ({ x, y }: Point): number => (x - p.x) * (q.x - p.x) + (y - p.y) * (q.y - p.y);
      const [low, high] = [Math.min(along(r), along(s)), Math.max(along(r), along(s))];
      return Math.max(low, 0) < Math.min(high, along(q));
    });
  });

/** The share of the table with terrain on or over it, sampled on a grid of a fifth of an inch. */
export function coverage(scene: Scene): number {
  const solids = scene.solids.filter(solid => !traitsOf(solid).insignificant);
  let covered = 0;
  let all = 0;
  for (let x = 25; x < scene.width; x += 51)
    for (let y = 25; y < scene.depth; y += 51) {
      all++;
      if (
        solids.some(
          ({ box, corners }) =>
            x >= box.left &&
            x <= box.right &&
            y >= box.low &&
            y <= box.high &&
            corners.every((a, i) => cross(a, corners[(i + 1) % corners.length]!, { x, y }) >= 0),
        )
      )
        covered++;
    }
  return covered / all;
}
