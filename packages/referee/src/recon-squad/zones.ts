// RS-8: corners, zones and markers of the square table.
import { discOf, gapToOutline, gapToSpot, INCH, type Point, type Standing } from '../frame/measure.ts';
import { baseOf, type Model } from '../w40k/ledger.ts';

/** RS-8.5: corner 0 is at (0, 0), the others follow counter-clockwise. */
export const cornerAt = (side: number, corner: number): Point => ({
  x: corner === 1 || corner === 2 ? side : 0,
  y: corner === 2 || corner === 3 ? side : 0,
});

/** RS-8.1: the distance of a point from the centre line, on the side of a corner. */
function beyondLine(side: number, corner: number, { x, y }: Point): number {
  const at = cornerAt(side, corner);
  const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)];
  return (side - dx - dy) / Math.sqrt(2);
}

const DEEP = 12 * INCH;
/** Zones end on whole tenths. */
const SLACK = 2;

/** RS-8.10: whether a whole base stands in the zone at a corner. */
export function isInZone(side: number, corner: number, base: Standing): boolean {
  const { middle, r } = discOf(base);
  return beyondLine(side, corner, middle) >= DEEP + r - SLACK;
}

/** RS-8.12: the distance of a base from the zone at a corner: from its triangle, not from the infinite line. */
export function fromZone(side: number, corner: number, base: Standing): number {
  const at = cornerAt(side, corner);
  const leg = side - DEEP * Math.SQRT2;
  const [dx, dy] = [at.x === 0 ? leg : -leg, at.y === 0 ? leg : -leg];
  return gapToOutline(base, [at, { x: at.x + dx, y: at.y }, { x: at.x, y: at.y + dy }]);
}

/** RS-8.11: the centres of the table and of the quarters outside the zones. */
export function markersOf(side: number, corner: number): readonly Point[] {
  const others = [1, 3].map(step => cornerAt(side, (corner + step) % 4));
  const half = side / 2;
  return [{ x: half, y: half }, ...others.map(({ x, y }) => ({ x: (half + x) / 2, y: (half + y) / 2 }))];
}

const CONTROL = 3 * INCH;
const CORNER = 12 * INCH;
const ROUNDING = 1e-6;

/** 8E-11: measured along the ground, plus the height of the model. */
export const isNear = (model: Model, at: Point, reach: number): boolean =>
  gapToSpot(baseOf(model), { ...at, z: 0 }) <= reach + ROUNDING;
export const holds = (model: Model, marker: Point): boolean => isNear(model, marker, CONTROL);
export const guards = (model: Model, corner: Point): boolean => isNear(model, corner, CORNER);
