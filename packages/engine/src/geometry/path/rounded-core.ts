import { type Box, box } from '../polygon.ts';
import type { Footprint, Point } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { type Half, sidewaysOf, upwardsOf } from './path.ts';

/**
 * All points nearer than `r` (and, where given, the root of `q` more) to a convex core: counter-clockwise corners, or
 * two points, or one. Bases against solids and bases against bases both reduce to a centre against a round.
 */
export interface Round {
  readonly core: readonly Point[];
  readonly r: Tenths;
  /** For rules that measure in space: the horizontal part of a range is the root of a whole number. */
  readonly q?: number;
}

/** A convex core grown by a base's half on all sides: where its centre may not be, apart from the radius. */
export function grown(core: readonly Point[], { x, y, wx, wy }: Half): readonly Point[] {
  const longer = x === 0 && y === 0 ? core : grownBy(core, x, y);
  return wx === 0 && wy === 0 ? longer : grownBy(longer, wx, wy);
}

/** The area that a convex core sweeps when moved along a vector, both ways. */
function grownBy(core: readonly Point[], x: number, y: number): readonly Point[] {
  const n = core.length;
  if (n === 1) return [moved(core[0]!, x, y, -1), moved(core[0]!, x, y, 1)];
  const corners: Point[] = [];
  let before = sides(core[n - 1]!, core[0]!, x, y);
  for (let i = 0; i < n; i++) {
    const after = sides(core[i]!, core[(i + 1) % n]!, x, y);
    corners.push(moved(core[i]!, x, y, before.end));
    if (after.start !== before.end) corners.push(moved(core[i]!, x, y, after.start));
    before = after;
  }
  return corners;
}

const moved = (p: Point, x: number, y: number, side: number): Point => ({ x: p.x + side * x, y: p.y + side * y });

/** On which side of the vector the two ends of an edge come to lie. */
function sides(a: Point, b: Point, x: number, y: number): { readonly start: number; readonly end: number } {
  const across = x * (b.y - a.y) - y * (b.x - a.x);
  if (across !== 0) return { start: Math.sign(across), end: Math.sign(across) };
  const along = Math.sign(x * (b.x - a.x) + y * (b.y - a.y));
  return { start: -along, end: along };
}

/** The core of a footprint: the point or the segment it is drawn around, or its corners. */
export function coreOf({ ax, ay, bx, by, corners }: Footprint): readonly Point[] {
  if (corners) return corners;
  return ax === bx && ay === by
    ? [{ x: ax, y: ay }]
    : [
        { x: ax, y: ay },
        { x: bx, y: by },
      ];
}

/** How far a footprint reaches from its core. */
export const rimOf = ({ r, corners }: Footprint): Tenths => (corners ? 0 : r);

export const boxOf = ({ ax, ay, bx, by, r, corners }: Footprint): Box =>
  corners
    ? box(corners)
    : {
        left: Math.min(ax, bx) - r,
        right: Math.max(ax, bx) + r,
        low: Math.min(ay, by) - r,
        high: Math.max(ay, by) + r,
      };

/** The box around all that a base lying so sweeps on a straight line. */
export function boxFrom(from: Point, to: Point, half: Half): Box {
  const x = sidewaysOf(half);
  const y = upwardsOf(half);
  return {
    left: Math.min(from.x, to.x) - x,
    right: Math.max(from.x, to.x) + x,
    low: Math.min(from.y, to.y) - y,
    high: Math.max(from.y, to.y) + y,
  };
}

/** Whether two boxes have more in common than their edges. */
export const doBoxesMeet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.low < b.high && a.high > b.low;

/** The same of a box and the box around a base. */
export const meetsBox = (area: Box, { ax, ay, bx, by, r, corners }: Footprint): boolean =>
  corners
    ? doBoxesMeet(area, box(corners))
    : area.left < Math.max(ax, bx) + r &&
      area.right > Math.min(ax, bx) - r &&
      area.low < Math.max(ay, by) + r &&
      area.high > Math.min(ay, by) - r;

/** Whether the range around a base is certainly beyond a box: quicker than making its round. */
export function isBeyondBox(area: Box, zone: Footprint & { readonly range: Tenths }): boolean {
  const { ax, ay, bx, by, corners } = zone;
  if (corners) return false;
  const far = zone.r + zone.range + 1;
  return (
    area.left > Math.max(ax, bx) + far ||
    area.right < Math.min(ax, bx) - far ||
    area.low > Math.max(ay, by) + far ||
    area.high < Math.min(ay, by) - far
  );
}

/** Where the centre of a base lying so overlaps a convex polygon. */
export const roundOfPolygon = (corners: readonly Point[], half: Half): Round => ({
  core: grown(corners, half),
  r: half.r,
});

/** Where the centre of a base lying so overlaps another base, or comes nearer to it than `clear` on the flat. */
export const roundOfBase = (other: Footprint, half: Half, clear: Tenths = 0): Round => ({
  core: grown(coreOf(other), half),
  r: half.r + rimOf(other) + clear,
});

/**
 * Where the centre of a base at height z lying so comes nearer than `range` to another base, in space or on the flat.
 * Null where the difference in height alone is more.
 */
export function roundOfRange(
  other: Footprint & { readonly z: Tenths },
  half: Half,
  { range, flat, z }: { readonly range: Tenths; readonly flat: boolean; readonly z: Tenths },
): Round | null {
  if (flat || other.z === z) return roundOfBase(other, half, range);
  const q = range * range - (z - other.z) * (z - other.z);
  return q < 0 ? null : { ...roundOfBase(other, half), q };
}

/** How far the round reaches from its core, for boxes and for showing. */
export const radiusOf = ({ r, q = 0 }: Round): number => r + Math.sqrt(q);
