// Floors: the cells of a table as a base finds them, and how far everything is on them.
import { type Keyed, keyed, perObject } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Cells, cellAt, type Flood, type Flooding, flood } from './grid.ts';

export interface Floor {
  readonly cells: Cells;
  /** From each goal outwards, by its place. */
  readonly floods: Keyed<string, Flood>;
}

/** More sizes of bases, and more goals, than any table has. */
const MOST = { bases: 64, goals: 128 };

/** A cache of floors: one for each scene and base. `base` names all of the base that the cells depend on. */
export function floorCache<S extends object>(): (scene: S, base: string | number, make: () => Cells) => Floor {
  const ofScene = perObject((_scene: S) => keyed<string | number, Floor>(MOST.bases));
  return (scene, base, make) => ofScene(scene)(base, () => ({ cells: make(), floods: keyed(MOST.goals) }));
}

/** The flood outwards from a goal, the same one each time: its costs are the distances to the goal. */
export const floodFrom = ({ cells, floods }: Floor, goal: Point, how: Omit<Flooding, 'start'>): Flood =>
  floods(`${goal.x}/${goal.y}`, () => flood(cells, { ...how, start: cellAt(cells, goal) }));
