import { inches, type Terrain } from '@little-wars/engine/geometry';
import { ASTEROID_CLUSTER, ASTEROID_FIELD, BROKEN_SHIP, BROKEN_SHUTTLE } from '@little-wars/skirmish/tables';
import type { Adrift, VoidMap } from './map.ts';

/** ZG-7.1, ZG-7.2: one along the middle line, two across it in opposite directions; symmetric for both sides. */
export function objectivesOn({ width: side }: Pick<Terrain, 'width'>): readonly Adrift[] {
  const quarter = Math.round(side / 4);
  const off = inches(3);
  return [
    { at: { x: side / 2, y: side / 2 }, course: { dx: 10000, dy: 0 } },
    { at: { x: quarter, y: side / 2 - off }, course: { dx: 0, dy: 10000 } },
    { at: { x: side - quarter, y: side / 2 + off }, course: { dx: 0, dy: -10000 } },
  ];
}

const map = (id: string, name: string, terrain: Terrain): VoidMap => ({
  id,
  name,
  terrain,
  objectives: objectivesOn(terrain),
});

/** ZG-1.1, ZG-1.11: two tables of 48" and two of 36". */
export const MAPS: readonly VoidMap[] = [
  map('asteroid-field', 'Asteroid field', ASTEROID_FIELD),
  map('broken-ship', 'Broken ship', BROKEN_SHIP),
  map('asteroid-cluster', 'Asteroid cluster', ASTEROID_CLUSTER),
  map('broken-shuttle', 'Broken shuttle', BROKEN_SHUTTLE),
];
