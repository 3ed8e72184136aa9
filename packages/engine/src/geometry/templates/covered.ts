import { isGapWithin, isWhollyWithin } from '../measure.ts';
import { directionsAround } from '../path/inflated-hull.ts';
import type { Share } from '../piece-area.ts';
import { type Footprint, footprintOf, type Point } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { isUnderTeardrop, type Teardrop, touchesTeardrop } from './teardrop.ts';

/** A blast: a disc about a point. */
export interface Blast {
  readonly at: Point;
  /** Its radius; whole or half. */
  readonly r: Tenths;
}

export type Template = Blast | Teardrop;

const isBlast = (template: Template): template is Blast => 'at' in template;

/** How much of a base lies under a template, seen from above: all, some (touching is enough), or none. Exact. */
export function shareUnder(f: Footprint, template: Template): Share {
  if (!isBlast(template)) return isUnderTeardrop(f, template) ? 'all' : touchesTeardrop(f, template) ? 'some' : 'none';
  const { at, r } = template;
  const disc = footprintOf({ shape: 'round', diameter: 2 * r }, at);
  if (!isGapWithin(f, disc, 0)) return 'none';
  const point = { ...disc, r: 0, z: 0 };
  return isWhollyWithin({ ...f, z: 0 }, point, r, 'flat') ? 'all' : 'some';
}

const STEPS = 48;

/** The outline of a template as corners to draw, rounded to whole tenths. */
export function outlineUnder(template: Template): readonly Point[] {
  const { xs, ys } = directionsAround(STEPS);
  const { x, y } = isBlast(template) ? template.at : template.wide;
  const rim = Array.from(xs, (dx, i) => ({ x: x + dx * template.r, y: y + ys[i]! * template.r }));
  return (isBlast(template) ? rim : joined(template, rim)).map(p => ({ x: Math.round(p.x), y: Math.round(p.y) }));
}

/** The part of the wide end's rim that faces away from the narrow end, in order, and the narrow end after it. */
function joined({ narrow, wide, r }: Teardrop, rim: readonly Point[]): readonly Point[] {
  const [vx, vy] = [wide.x - narrow.x, wide.y - narrow.y];
  // Seen from the middle, the straight sides begin where the cosine with the axis is -r / its length.
  const isKept = rim.map(p => (p.x - wide.x) * vx + (p.y - wide.y) * vy > -r * r);
  const first = isKept.findIndex((kept, i) => kept && !isKept[(i + rim.length - 1) % rim.length]);
  const turned = [...rim.slice(first), ...rim.slice(0, first)];
  const kept = [...isKept.slice(first), ...isKept.slice(0, first)];
  return [...turned.filter((_, i) => kept[i]), narrow];
}
