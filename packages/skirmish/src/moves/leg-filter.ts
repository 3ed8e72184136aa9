// Quick, conservative tests of single legs before the exact judge: what is certainly closed, and what certainly costs.
import { type Leg, lazy } from '@little-wars/engine';
import { isInPolygon, type Point, type Solid, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import { type Obstacles, obstaclesAt } from './level-obstacles.ts';
import { type Area, blockedBy, isInside, leastPrice, type Obstacle } from './obstacles.ts';

export interface LegFilter {
  /** Whether a spot is certainly inside something closed, or has no ground below it: no leg begins or ends there. */
  isOutOfBounds(at: Spot): boolean;
  /** Whether a leg certainly passes through something, or certainly changes height where there is no ground. */
  isClosed(at: Spot, leg: Leg): boolean;
  /** Whether a straight piece between two places on the floor is certainly closed; its legs need not be listed. */
  isBarred(from: Spot, to: Spot): boolean;
  /** The least that terrain adds to the length of a leg. */
  leastPrice(at: Spot, leg: Leg): Tenths;
}

export interface Terms {
  readonly trip: Trip;
  readonly near: Area;
  readonly levels: readonly { readonly z: Tenths; obstacles(): Obstacles }[];
  /** All ground at the height of each level. */
  readonly tops: ReadonlyMap<Tenths, () => readonly Solid[]>;
}

const NOTHING: readonly Obstacle[] = [];

export function legFilter({ trip, near, levels, tops }: Terms): LegFilter {
  const obstacles = new Map(levels.map(level => [level.z, level.obstacles]));
  const closedAt = (z: Tenths): readonly Obstacle[] => obstacles.get(z)?.().closed ?? NOTHING;
  const blocked = new Map(levels.map(({ z, obstacles }) => [z, lazy(() => blockedBy(obstacles().closed))]));
  const columns = columnsOf(trip, near);
  const isOffGround = (at: Spot): boolean =>
    at.z > 0 && !trip.ground.flies && tops.has(at.z) && !isOver(at, tops.get(at.z)!());
  const floor = lazy(() => blocked.get(0)?.() ?? null);
  // A leg is travelled at the higher of its levels; where they differ, everything from its lower end up must be free.
  const isLinkClosed = (low: Spot, high: Spot): boolean =>
    isOffGround(low) || isOffGround(high) || isInside(columns(low.z, high.z), low);
  return {
    isOutOfBounds: at => isOffGround(at) || isInside(closedAt(at.z), at),
    isClosed: (at, { to }) =>
      (blocked.get(Math.max(at.z, to.z))?.()(at, to) ?? false) ||
      (at.z !== to.z && (at.z < to.z ? isLinkClosed(at, to) : isLinkClosed(to, at))),
    isBarred: (from, to) => from.z === 0 && to.z === 0 && (floor()?.(from, to) ?? false),
    leastPrice(at, { to }) {
      const priced = obstacles.get(Math.max(at.z, to.z))?.().priced;
      return priced ? leastPrice(priced, at, to) : 0;
    },
  };
}

const isOver = (at: Point, tops: readonly Solid[]): boolean => tops.some(({ corners }) => isInPolygon(at, corners));

/** The closed obstacles between two heights. */
function columnsOf(trip: Trip, near: Area): (low: Tenths, high: Tenths) => readonly Obstacle[] {
  const cache = new Map<string, readonly Obstacle[]>();
  return (low, high) => {
    const key = `${low} ${high}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const { closed } = obstaclesAt({ ...trip, mover: { ...trip.mover, height: high - low } }, low, near);
    cache.set(key, closed);
    return closed;
  };
}
