// KT-12.23  Places before and behind the access points of Close Quarters, for bots to aim at
import { perObject } from '@little-wars/engine';
import type { Spot, Tenths } from '@little-wars/engine/geometry';
import { mapOf, operativeOf, reachOf } from '../../lookups.ts';
import type { AccessPoint, Outline } from '../../maps/index.ts';
import type { Look, OperativeId } from '../../types.ts';
import { flat } from '../03-actions/places.ts';
import { accessPointsOf, isOpen } from './close-quarters.ts';

/** A way through an access point: where one stands before it, and where behind. */
export interface Doorway {
  readonly point: AccessPoint;
  readonly before: Spot;
  readonly behind: Spot;
}

interface Gate {
  readonly x: number;
  readonly y: number;
  /** Across the wall, of length one. */
  readonly nx: number;
  readonly ny: number;
  /** Half the wall's depth. */
  readonly half: Tenths;
}

/** The middle of an access point and the way across it: at right angles to its longest side. */
const gateOf = perObject((outline: Outline): Gate => {
  let [dx, dy, length] = [0, 0, 0];
  let [x, y] = [0, 0];
  for (const [i, to] of outline.entries()) {
    const from = outline.at(i - 1)!;
    const side = flat(from, to);
    if (side > length) [dx, dy, length] = [(to.x - from.x) / side, (to.y - from.y) / side, side];
    [x, y] = [x + to.x / outline.length, y + to.y / outline.length];
  }
  const half = Math.max(...outline.map(corner => Math.abs((corner.x - x) * -dy + (corner.y - y) * dx)));
  return { x, y, nx: -dy, ny: dx, half };
});

/** Against the access point (KT-12.8), whatever the rounding. */
const ROOM = 1;

/** The doorways near enough to be reached, open or closed, the nearest first. */
export function doorwaysFor(t: Look, operative: OperativeId, within: Tenths): readonly Doorway[] {
  if (mapOf(t.setup).closeQuarters === null) return [];
  const from = operativeOf(t, operative).at!;
  const away = reachOf(t, operative) + ROOM;
  const found = accessPointsOf(t).map(point => {
    const { x, y, nx, ny, half } = gateOf(point.outline);
    const side = (from.x - x) * nx + (from.y - y) * ny >= 0 ? half + away : -half - away;
    const spot = (by: number): Spot => ({ x: Math.round(x + nx * by), y: Math.round(y + ny * by), z: 0 });
    return { point, before: spot(side), behind: spot(-side) };
  });
  return found
    .map(doorway => ({ doorway, far: flat(from, doorway.before) }))
    .filter(({ far }) => far <= within)
    .sort((a, b) => a.far - b.far)
    .map(({ doorway }) => doorway);
}

/** Whether one can go through it now. */
export const leadsThrough = (t: Look, { point }: Doorway): boolean => isOpen(t, point);
