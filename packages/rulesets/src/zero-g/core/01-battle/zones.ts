// ZG-1.11  Deployment zones: 12" deep, on opposite edges
import { inches, isInside, type Point, type Standing } from '@little-wars/engine/geometry';
import { sideOf } from '../../lookups.ts';
import type { Setup } from '../../state.ts';

const DEPTH = inches(12);

/** The zone at an edge: 0 is y = 0, 1 the one opposite. */
export function zoneAt(setup: Pick<Setup, 'map'>, edge: number): readonly Point[] {
  const side = sideOf(setup);
  const [low, high] = edge === 0 ? [0, DEPTH] : [side - DEPTH, side];
  return [
    { x: 0, y: low },
    { x: side, y: low },
    { x: side, y: high },
    { x: 0, y: high },
  ];
}

export const isInZone = (setup: Pick<Setup, 'map'>, edge: number, base: Standing): boolean =>
  isInside(base, zoneAt(setup, edge));
