import {
  type Along,
  compareAlong,
  type Ray,
  ratioAlong,
  START,
  shareOf,
  sideOfRay,
  stretchInBase,
  stretchInPolygon,
} from './along-ray.ts';
import { quarters } from './exact-signs.ts';
import type { Scene, Solid } from './scene.ts';
import type { Footprint, Point } from './shape.ts';
import type { Tenths } from './units.ts';

/** A place of a ray for showing: where, and how far from its start. */
export interface RayPlace {
  readonly at: Point;
  readonly tenths: Tenths;
}

/** A base that a ray crosses or touches, and where it first does. */
export interface OnRay extends RayPlace {
  readonly id: string;
}

export interface RayEnd extends RayPlace {
  /** The solid that ends the ray; null if it runs off the table. */
  readonly solid: Solid | null;
}

export interface RayCourse {
  /** In the order in which the ray comes to them. */
  readonly met: readonly OnRay[];
  readonly end: RayEnd;
}

interface Closing {
  readonly at: Along;
  readonly solid: Solid;
}

/**
 * What a ray meets on its way to the table's edge. A solid ends it where the ray enters its interior, or where the ray,
 * having touched solids on one side, touches one on the other: as for sight, turned ever so slightly to either side it
 * would run into one of them. Bases count if they are crossed or touched up to that place, inclusive. Exact.
 */
export function rayToEdge(
  scene: Scene,
  ray: Ray,
  bases: readonly (Footprint & { readonly id: string })[],
  closes: (solid: Solid) => boolean,
): RayCourse {
  const edge = edgeOf(scene, ray);
  const closing = closedBy(ray, scene.solids.filter(closes));
  const isClosed = closing !== null && compareAlong(closing.at, edge) < 0;
  const end = isClosed ? closing.at : edge;
  const met = bases
    .flatMap(base => {
      const stretch = stretchInBase(ray, base);
      return stretch && isBefore(START, stretch.to) && isBefore(stretch.from, end) ? [{ id: base.id, stretch }] : [];
    })
    .sort((a, b) => compareAlong(a.stretch.from, b.stretch.from) || compareAlong(a.stretch.to, b.stretch.to));
  return {
    met: met.map(({ id, stretch }) => ({ id, ...placeOn(ray, stretch.from) })),
    end: { ...placeOn(ray, end), solid: isClosed ? closing.solid : null },
  };
}

const isBefore = (a: Along, b: Along): boolean => compareAlong(a, b) <= 0;
const earlier = (a: Along, b: Along): Along => (compareAlong(b, a) < 0 ? b : a);
const later = (a: Along, b: Along): Along => (compareAlong(b, a) > 0 ? b : a);

/** Where a ray leaves the table; its start if that is off the table. */
function edgeOf({ width, depth }: Scene, { from, towards: { dx, dy } }: Ray): Along {
  const sides: readonly (readonly [left: number, step: number])[] = [
    dx > 0 ? [width - from.x, dx] : [from.x, -dx],
    dy > 0 ? [depth - from.y, dy] : [from.y, -dy],
  ];
  const exits = sides.flatMap(([left, step]) => (step > 0 ? [ratioAlong(quarters(left), quarters(step))] : []));
  return later(START, exits.reduce(earlier));
}

/** The first place at which a solid ends a ray, and that solid. */
function closedBy(ray: Ray, solids: readonly Solid[]): Closing | null {
  let inside: Closing | null = null;
  const touched: { 1: Closing | null; '-1': Closing | null } = { 1: null, '-1': null };
  for (const solid of solids) {
    const stretch = stretchInPolygon(ray, solid.corners);
    // A stretch that ends at the start of the ray is behind it.
    if (!stretch || compareAlong(stretch.to, START) <= 0) continue;
    const next = { at: later(START, stretch.from), solid };
    const side = sideOfRay(ray, solid.corners);
    if (side === 0) inside = sooner(inside, next);
    else touched[side] = sooner(touched[side], next);
  }
  const [left, right] = [touched[1], touched[-1]];
  if (!left || !right) return inside;
  return sooner(inside, compareAlong(left.at, right.at) < 0 ? right : left);
}

const sooner = (a: Closing | null, b: Closing): Closing => (a && compareAlong(a.at, b.at) <= 0 ? a : b);

function placeOn({ from, towards: { dx, dy } }: Ray, at: Along): RayPlace {
  const share = Math.max(0, shareOf(at));
  return {
    at: { x: from.x + share * dx, y: from.y + share * dy },
    tenths: share * Math.sqrt(dx * dx + dy * dy),
  };
}
