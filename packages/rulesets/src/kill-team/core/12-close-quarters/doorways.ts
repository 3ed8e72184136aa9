// KT-12.23  Places in front of and behind access points, for bots to aim at
import { perObject } from '@little-wars/engine';
import type { Spot, Tenths } from '@little-wars/engine/geometry';
import { mapOf, operativeOf, reachOf } from '../../lookups.ts';
import type { AccessPoint, Outline } from '../../maps/map.ts';
import type { Look, OperativeId } from '../../types.ts';
import { flat } from '../03-actions/places.ts';
import { accessPointsOf, isOpen } from './close-quarters.ts';

/** A path through an access point: a place in front of it and one behind. */
export interface Doorway {
  readonly point: AccessPoint;
  readonly before: Spot;
  readonly behind: Spot;
}

interface Gate {
  readonly x: number;
  readonly y: number;
  /** The unit vector across the wall. */
  readonly nx: number;
  readonly ny: number;
  /** Half the wall's thickness. */
  readonly half: Tenths;
}

/** The centre of an access point and the direction across it, perpendicular to its longest side. */
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

/** Close enough to count as touching the access point (KT-12.8) after rounding. */
const ROOM = 1;

/** The doorways in reach, open or closed, nearest first. */
export function doorwaysFor(t: Look, operative: OperativeId, within: Tenths): readonly Doorway[] {
  if (mapOf(t.setup).closeQuarters === null) return [];
  const from = operativeOf(t, operative).at!;
  const away = reachOf(t, operative) + ROOM;
  const doorways = accessPointsOf(t).map(point => {
    const { x, y, nx, ny, half } = gateOf(point.outline);
    const side = (from.x - x) * nx + (from.y - y) * ny >= 0 ? half + away : -half - away;
    const spot = (by: number): Spot => ({ x: Math.round(x + nx * by), y: Math.round(y + ny * by), z: 0 });
    return { point, before: spot(side), behind: spot(-side) };
  });
  return doorways
    .map(doorway => ({ doorway, far: flat(from, doorway.before) }))
    .filter(({ far }) => far <= within)
    .sort((a, b) => a.far - b.far)
    .map(({ doorway }) => doorway);
}

/** Whether its hatch lets operatives through now. */
export const leadsThrough = (t: Look, { point }: Doorway): boolean => isOpen(t, point);
