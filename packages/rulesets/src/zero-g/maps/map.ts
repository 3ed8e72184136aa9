import type { Direction, Point, Terrain } from '@little-wars/engine/geometry';

/** ZG-7.2: where a drifting objective starts, and the direction of its arrow. */
export interface Adrift {
  readonly at: Point;
  readonly course: Direction;
}

/** ZG-1.1: a square table with its debris, and the objectives of the mission that has them. */
export interface VoidMap {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly objectives: readonly Adrift[];
}
