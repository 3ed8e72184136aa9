import { keyed, latestAlike, perObject } from '../../cache.ts';
import type { Solid } from '../scene.ts';
import type { Footprint, Point } from '../shape.ts';
import type { Pass } from './ground.ts';
import {
  type Directions,
  directionsAround,
  directionsBetween,
  type Hull,
  inflated,
  inflatedBy,
} from './inflated-hull.ts';
import { roundOf } from './judge-leg.ts';
import { type Half, isSameHalf, keyOf } from './path.ts';
import { type Round, radiusOf, roundOfBase } from './rounded-core.ts';

/** An obstacle for a centre: the exact shape, and the hull around it. */
export interface Outlined {
  readonly round: Round;
  readonly hull: Hull;
}

const hullsOf = perObject((_solid: Solid) => keyed<string, Outlined>(64));

/** The hull of a solid for a base lying so; cached. */
export function outlinedSolid(solid: Solid, pass: Pass, half: Half): Outlined {
  const by = 'by' in pass ? pass.by : 'base';
  const key = by === 'centre' ? by : keyOf(half);
  return hullsOf(solid)(key, () => outlined(roundOf(solid, pass, half)));
}

/** Keyed by the standing model: valid until that moves, usually for several moves of others. */
const hullOfBase = perObject((other: Footprint) =>
  latestAlike(isSameHalf, (half: Half) => outlined(roundOfBase(other, half))),
);

/** The same for another base. */
export const outlinedBase = (other: Footprint, half: Half): Outlined => hullOfBase(other)(half);

export const outlined = (round: Round): Outlined => ({ round, hull: inflated(round.core, radiusOf(round)) });

/** Bends of one shape closer together than this count as one. */
const CLOSE = 40;

const COARSE: readonly Directions[] = [
  directionsAround(4),
  directionsBetween(4),
  directionsAround(8),
  directionsBetween(8),
];

/** If every bend costs, ways bend seldom and wide: at corners of coarse hulls, a little farther out. */
export const bendsAround: (of: Outlined) => readonly Point[] = perObject(({ round }) => {
  const radius = radiusOf(round) + 3;
  const cells = new Set<number>();
  const bends: Point[] = [];
  for (const directions of COARSE) {
    const { xs, ys } = inflatedBy(round.core, radius, directions);
    for (let i = 0; i < xs.length; i++) {
      const cell = Math.round(xs[i]! / CLOSE) * 65536 + Math.round(ys[i]! / CLOSE);
      if (!cells.has(cell)) bends.push({ x: xs[i]!, y: ys[i]! });
      cells.add(cell);
    }
  }
  return bends;
});
