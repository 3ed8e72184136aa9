// Floors: the cells of a table for a base, and the distances over them.
import { type Keyed, keyed, perObject } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Cells, cellAt, type Flood, type Flooding, flood } from './grid.ts';

export interface Floor {
  readonly cells: Cells;
  /** The floods outwards from each goal, keyed by its place. */
  readonly floods: Keyed<string, Flood>;
}

/** Cache limits: more base sizes and goals than any table has. */
const MOST = { bases: 64, goals: 128 };

/** A cache of floors by scene and base. `base` identifies everything about the base that the cells depend on. */
export function floorCache<S extends object>(): (scene: S, base: string | number, make: () => Cells) => Floor {
  const ofScene = perObject((_scene: S) => keyed<string | number, Floor>(MOST.bases));
  return (scene, base, make) => ofScene(scene)(base, () => ({ cells: make(), floods: keyed(MOST.goals) }));
}

/** The cached flood outwards from a goal: its costs are the distances to the goal. */
export const floodFrom = ({ cells, floods }: Floor, goal: Point, how: Omit<Flooding, 'start'>): Flood =>
  floods(`${goal.x}/${goal.y}`, () => flood(cells, { ...how, start: cellAt(cells, goal) }));
