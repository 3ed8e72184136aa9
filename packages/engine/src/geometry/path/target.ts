import { box, nearestOnOutline } from '../polygon.ts';
import type { Footprint, Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import type { Bounds, Graph } from './graph.ts';
import { directionsAround } from './inflated-hull.ts';
import type { Trip } from './judge-leg.ts';
import { isWithin } from './meetings.ts';
import { spotsAround } from './motion.ts';
import { type Half, isOnTable, sidewaysOf, upwardsOf } from './path.ts';
import { coreOf, grown, rimOf } from './rounded-core.ts';

export type TableEdge = 'left' | 'right' | 'low' | 'high';

/** The target of a way: a spot, a table edge that the base must touch, or within a range of a base. */
export type Target = { readonly spot: Spot } | { readonly edge: TableEdge } | BaseTarget;

export interface BaseTarget {
  readonly base: Footprint & { readonly z: Tenths };
  readonly range: Tenths;
  readonly flat: boolean;
}

/** Is a target met by a base at this spot? A base touches an edge when no whole tenth would bring it nearer. */
export function meetsTarget(target: Target, { field }: Trip, at: Spot, half: Half): boolean {
  if ('spot' in target) return at.x === target.spot.x && at.y === target.spot.y && at.z === target.spot.z;
  if ('base' in target) return isWithin(at, half, target.base, target);
  const { left, right, low, high } = centreBounds(field.scene, half);
  return { left: at.x <= left, right: at.x >= right, low: at.y <= low, high: at.y >= high }[target.edge];
}

/** The whole-tenth places a base's centre may have on the table. */
export function centreBounds({ width, depth }: { readonly width: Tenths; readonly depth: Tenths }, half: Half): Bounds {
  const x = sidewaysOf(half);
  const y = upwardsOf(half);
  return { left: Math.ceil(x), right: Math.floor(width - x), low: Math.ceil(y), high: Math.floor(depth - y) };
}

/** A lower bound on the length of ways to the target, as a function of the place. */
export function leastDistance(target: Target, { field }: Trip, half: Half): (x: number, y: number) => number {
  if ('spot' in target) {
    const { x: tx, y: ty } = target.spot;
    return (x, y) => Math.sqrt((x - tx) * (x - tx) + (y - ty) * (y - ty));
  }
  if ('edge' in target) {
    const { left, right, low, high } = centreBounds(field.scene, half);
    return (x, y) => Math.max(0, { left: x - left, right: right - x, low: y - low, high: high - y }[target.edge]);
  }
  const core = grown(coreOf(target.base), half);
  const reach = half.r + rimOf(target.base) + target.range;
  return (x, y) => Math.max(0, nearestOnOutline(core, x, y).distance - reach);
}

/** A box that contains every way from a spot to the target within a length limit. */
export function boundsOfWays(target: Target, from: Point, half: Half, limit: number): Bounds {
  if ('edge' in target || limit === Infinity)
    return { left: from.x - limit, right: from.x + limit, low: from.y - limit, high: from.y + limit };
  if ('spot' in target) return ellipse(from, target.spot, limit);
  // From where it comes into range, continue straight to the base's core, and along that.
  const core = grown(coreOf(target.base), half);
  const { left, right, low, high } = box(core);
  const longer = limit + half.r + rimOf(target.base) + target.range + (right - left) + (high - low);
  const all = core.map(point => ellipse(from, point, longer));
  return {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    low: Math.min(...all.map(({ low }) => low)),
    high: Math.max(...all.map(({ high }) => high)),
  };
}

/** The box about all points whose distances to two others together are at most a length. */
export function ellipse(a: Point, b: Point, length: number): Bounds {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const spare = Math.max(0, length * length - dx * dx - dy * dy);
  const wide = Math.sqrt(dx * dx + spare) / 2 + 1;
  const high = Math.sqrt(dy * dy + spare) / 2 + 1;
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  return { left: x - wide, right: x + wide, low: y - high, high: y + high };
}

/** The place of the target on a level that is nearest in a straight line; null if there is none. */
export function nearestPlace(target: Target, { trip, half }: Graph, { x, y, z }: Spot): Point | null {
  if ('spot' in target) return target.spot.z === z || trip.ground.flies ? target.spot : null;
  const bounds = centreBounds(trip.field.scene, half);
  if ('edge' in target) {
    const { edge } = target;
    return edge === 'left' || edge === 'right' ? { x: bounds[edge], y } : { x, y: bounds[edge] };
  }
  const { base, range, flat } = target;
  const high = flat ? 0 : z - base.z;
  if (Math.abs(high) > range) return null;
  const from = nearestOnOutline(grown(coreOf(base), half), x, y);
  const reach = half.r + rimOf(base) + Math.sqrt(range * range - high * high);
  const share = from.distance <= reach ? 1 : reach / from.distance;
  return inRange(target, half, { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share, z }, from);
}

/** The whole-tenth spot nearest to a place that is in range of the base, looking a little further in. */
function inRange(target: BaseTarget, half: Half, at: Spot, towards: Point): Point | null {
  for (let k = 0; k < 4; k++) {
    const share = k / Math.max(1, Math.abs(at.x - towards.x) + Math.abs(at.y - towards.y));
    const spots = spotsAround(at.x + (towards.x - at.x) * share, at.y + (towards.y - at.y) * share, at.z);
    const inside = spots.find(spot => isWithin(spot, half, target.base, target));
    if (inside) return inside;
  }
  return null;
}

/** Further places of the target, in case the nearest ones cannot be reached. */
export function otherPlaces(target: Target, graph: Graph, layer: number): readonly Point[] {
  if ('spot' in target) return [];
  const { trip, half, layers } = graph;
  const { walls, z } = layers[layer]!;
  if ('base' in target) return aroundBase(target, half, z).filter(at => isOnTable(trip.field.scene, at, half));
  const bounds = centreBounds(trip.field.scene, half);
  const upright = target.edge === 'left' || target.edge === 'right';
  const level = bounds[target.edge];
  const places: Point[] = [];
  for (const { xs, ys } of walls)
    for (let i = 0; i < xs.length; i++) {
      const j = (i + 1) % xs.length;
      const [a, b, c, d] = upright ? [xs[i]!, xs[j]!, ys[i]!, ys[j]!] : [ys[i]!, ys[j]!, xs[i]!, xs[j]!];
      if (a === b || Math.min(a, b) > level || Math.max(a, b) < level) continue;
      // The hull lies left of its edge; the place is rounded away from it.
      const at = c + ((d - c) * (level - a)) / (b - a);
      const out = (upright ? b > a : b < a) ? Math.floor(at) - 1 : Math.ceil(at) + 1;
      places.push(upright ? { x: level, y: out } : { x: out, y: level });
    }
  return places.filter(at => isOnTable(trip.field.scene, at, half));
}

function aroundBase(target: BaseTarget, half: Half, z: Tenths): readonly Point[] {
  const { base, range, flat } = target;
  const high = flat ? 0 : z - base.z;
  if (Math.abs(high) > range) return [];
  const { xs, ys } = directionsAround(64);
  const reach = half.r + rimOf(base) + Math.sqrt(range * range - high * high);
  return grown(coreOf(base), half).flatMap(core =>
    Array.from(
      xs,
      (x, i) => inRange(target, half, { x: core.x + x * reach, y: core.y + ys[i]! * reach, z }, core) ?? [],
    ).flat(),
  );
}
