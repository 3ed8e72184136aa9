// A place for a model that is set up: whether there is any, and one of them
import type { Numbers, Placement } from '@little-wars/engine';
import { inches, type Point, type Tenths } from '@little-wars/engine/geometry';
import { placeIn } from '@little-wars/skirmish';

/** Where a place is looked for, and what is one. */
export interface PlaceSearch {
  readonly box: readonly [low: Point, high: Point];
  isLegal(placement: Placement): boolean;
}

/** The lattice that is searched for any place: the coarse one first, which is part of the fine one. */
const FINE: Tenths = inches(0.25);
const COARSE = 8 * FINE;

export function hasPlace({ box: [low, high], isLegal }: PlaceSearch): boolean {
  for (const step of [COARSE, FINE])
    for (let x = low.x; x <= high.x; x += step)
      for (let y = low.y; y <= high.y; y += step) if (isLegal({ at: { x, y, z: 0 } })) return true;
  return false;
}

/** Any place: asked only where there is one. Whoever is not lucky finds it in the same lattice. */
export const proposePlace = (search: PlaceSearch, next: Numbers): Placement =>
  placeIn({ ...search, facings: 1, facing: at => ({ at }), step: FINE }, next)!;
