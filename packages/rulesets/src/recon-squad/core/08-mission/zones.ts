// RS-8.1, RS-8.2, RS-8.10-12  Zones, markers and corners of the Skirmish
import { inches, isInside, isWithinOf, type Point, type Standing, type Tenths } from '@little-wars/engine/geometry';
import { sideOf } from '../../lookups.ts';
import type { Setup } from '../../state.ts';

/** RS-8.10: the legs of a zone's triangle, by the side of the table in inches. */
const LEGS: ReadonlyMap<number, Tenths> = new Map([
  [48, 7881],
  [36, 4833],
]);

const legOf = (side: Tenths): Tenths => {
  const leg = LEGS.get(side / inches(1));
  if (leg === undefined) throw new Error(`no zones on a table of ${side / inches(1)}"`);
  return leg;
};

/** A corner of the table by its number: 0 at (0, 0), then counter-clockwise. */
export function cornerAt(side: Tenths, corner: number): Point {
  return { x: corner === 1 || corner === 2 ? side : 0, y: corner >= 2 ? side : 0 };
}

/** RS-8.1: the triangle at a corner. */
export function zoneAt(setup: Pick<Setup, 'map'>, corner: number): readonly Point[] {
  const side = sideOf(setup);
  const leg = legOf(side);
  const { x, y } = cornerAt(side, corner);
  const [along, up] = [x === 0 ? leg : side - leg, y === 0 ? leg : side - leg];
  const triangle = [
    { x, y },
    { x: along, y },
    { x, y: up },
  ];
  // Counter-clockwise, as outlines are.
  return corner % 2 === 0 ? triangle : triangle.toReversed();
}

/** RS-8.10: whether the whole base is in the zone. */
export const isInZone = (setup: Pick<Setup, 'map'>, corner: number, base: Standing): boolean =>
  isInside(base, zoneAt(setup, corner));

/** RS-8.12: whether a base is within a distance of a zone. */
export const isNearZone = (setup: Pick<Setup, 'map'>, corner: number, base: Standing, distance: Tenths): boolean =>
  isWithinOf(base, { corners: zoneAt(setup, corner), bottom: 0, top: 0 }, distance, 'flat');

/** RS-8.2, RS-8.11: the centre, and the centres of the two quarters outside the zones. */
export function markersOf(setup: Pick<Setup, 'map'>, corners: readonly number[]): readonly Point[] {
  const side = sideOf(setup);
  const quarter = side / 4;
  const middle = (corner: number): Point => {
    const { x, y } = cornerAt(side, corner);
    return { x: x === 0 ? quarter : side - quarter, y: y === 0 ? quarter : side - quarter };
  };
  const others = [0, 1, 2, 3].filter(corner => !corners.includes(corner));
  return [{ x: side / 2, y: side / 2 }, ...others.map(middle)];
}

/** RS-8.8: the corners of the table outside the zones. */
export const freeCorners = (setup: Pick<Setup, 'map'>, corners: readonly number[]): readonly Point[] =>
  [0, 1, 2, 3].filter(corner => !corners.includes(corner)).map(corner => cornerAt(sideOf(setup), corner));
