import { isGapWithin, marginOf } from '../measure.ts';
import { flat } from '../places-around.ts';
import { cross } from '../polygon.ts';
import { sidesOf } from '../rectangles.ts';
import type { Footprint, Point } from '../shape.ts';
import { type Tenths, toInches } from '../units.ts';
import type { Ways } from './free-ground.ts';
import { compareLegs } from './leg-lengths.ts';
import { lengthOfLegs, shortest } from './shortest-way.ts';

export { type Ways, waysOf } from './free-ground.ts';

/** The shortest way from the edge of one base to that of another, seen from above, round the walls. */
export interface Around {
  readonly tenths: Tenths;
  readonly inches: number;
  readonly way: readonly Point[];
}

/** An exact decision with its proof; without a way or margin if the walls leave no way. */
export interface WithinAround {
  readonly within: boolean;
  readonly margin: number | null;
  readonly way: readonly Point[] | null;
}

/**
 * The shortest way between two bases (or points: radius 0) that passes through no wall; null where there is none. It is
 * measured from the cores, less the radii: the same as from edge to edge for bases that overlap no wall.
 */
export function around(ways: Ways, a: Footprint, b: Footprint): Around | null {
  if (a.corners || b.corners) return aroundSides(ways, a, b);
  const route = shortest(ways, a, b, Infinity);
  if (!route) return null;
  const tenths = Math.max(0, lengthOfLegs(route.legs) - a.r - b.r);
  return { tenths, inches: toInches(tenths), way: shown(route.way, a.r, b.r) };
}

/** A rectangular base as four bases of no width, its sides: every way from it begins at one of them. */
const partsOf = (f: Footprint): readonly Footprint[] => (f.corners ? sidesOf(f).map(side => ({ ...side, r: 0 })) : [f]);

function aroundSides(ways: Ways, a: Footprint, b: Footprint): Around | null {
  let best: Around | null = null;
  for (const one of partsOf(a))
    for (const other of partsOf(b)) {
      const candidate = around(ways, one, other);
      if (candidate && (!best || candidate.tenths < best.tenths)) best = candidate;
    }
  return best;
}

/** Whether the shortest way between two bases is at most x long; exact. */
export function isWithinAround(ways: Ways, a: Footprint, b: Footprint, x: Tenths): boolean {
  if (!isGapWithin(a, b, x)) return false;
  if (a.corners || b.corners)
    return partsOf(a).some(one => partsOf(b).some(other => isWithinAround(ways, one, other, x)));
  const most = x + a.r + b.r;
  const route = shortest(ways, a, b, most);
  return route !== null && (x === Infinity || compareLegs(route.legs, [], most) <= 0);
}

/** The same with its proof: the shortest way, and by how much it is below the limit. */
export function withinAround(ways: Ways, a: Footprint, b: Footprint, x: Tenths): WithinAround {
  const holds = isWithinAround(ways, a, b, x);
  const measured = around(ways, a, b);
  return { within: holds, margin: measured && marginOf(holds, x - measured.tenths), way: measured?.way ?? null };
}

/** A way from core to core as it is shown: from edge to edge, without corners at which it does not bend. */
function shown(way: readonly Point[], fromRadius: Tenths, toRadius: Tenths): readonly Point[] {
  const bends = way.filter((p, i) => i === 0 || i === way.length - 1 || cross(way[i - 1]!, p, way[i + 1]!) !== 0);
  return without(without(bends, fromRadius).reverse(), toRadius).reverse();
}

/** A way without its first stretch of a given length; if nothing is left, its end twice. */
function without(way: readonly Point[], length: Tenths): Point[] {
  const [p, q, ...more] = way as readonly [Point, Point, ...Point[]];
  const d = flat(p, q);
  if (d <= length) return more.length === 0 ? [q, q] : without([q, ...more], length - d);
  const t = length / d;
  return [{ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }, q, ...more];
}
