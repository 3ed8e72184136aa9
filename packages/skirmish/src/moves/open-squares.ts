// The squares in which a move to a goal may end: a tighter bound on what is left than the straight line to the goal.
import type { Point, Spot, Tenths } from '@little-wars/engine/geometry';
import { isTop } from './ends.ts';
import type { Obstacles } from './level-obstacles.ts';
import type { MoveQuestion, Reckoned } from './move-question.ts';
import {
  around,
  boxAround,
  doMeet,
  gapAt,
  isInBox,
  isInside,
  isNear,
  leastRadius,
  mayBeBeside,
  type Obstacle,
  obstacleOf,
  type Ring,
  spanOf,
} from './obstacles.ts';

/** The side of a square, and an upper bound on the distance from its centre to any point in it. */
const SIDE: Tenths = 64;
const HALF = SIDE * Math.SQRT1_2 + 0.1;

/** The squares of a level that may contain a legal end. */
export interface OpenSquares {
  readonly isEmpty: boolean;
  /** Whether a place is in one of them. */
  has(x: number, y: number): boolean;
  /** A lower bound on the distance to the nearest end; Infinity if there is none. */
  from(at: Point): number;
  /** The same from any place in a convex core. */
  fromAny(core: readonly Point[]): number;
  /** Whether one of them satisfies a test; a square is given as the circle around it. */
  some(test: (square: Obstacle) => boolean): boolean;
}

/** The squares of one level that come within a goal of each list. */
export function openSquares(question: MoveQuestion, z: Tenths, obstacles: () => Obstacles): OpenSquares {
  const { trip, from, allowance, goals, all, avoided = [] } = question;
  const r = spanOf(trip);
  const here = (rings: readonly Ring[], reach: number): readonly Obstacle[] =>
    rings.flatMap(ring => obstacleOf(ring, reach, z) ?? []);
  const reach = r + HALF + 1;
  const lists = (all ?? [goals ?? []]).map(list =>
    list.flatMap(ring => {
      const within = obstacleOf(ring, reach, z);
      return within ? [{ ring, within }] : [];
    }),
  );
  if (lists.some(list => list.length === 0)) return NO_SQUARES;
  const areas = lists[0]!.map(({ within }) => within);
  const area = boxAround(areas);
  const near = { at: from, within: allowance };
  const tops = trip.field.scene.solids.filter(
    solid => isTop(trip, solid, z) && isNear(solid.box, near, HALF) && doMeet(solid.box, area, HALF),
  );
  if (z > 0 && tops.length === 0) return NO_SQUARES;
  const closed = [...obstacles().noEnd, ...here(avoided, leastRadius(trip.mover.size))]
    .filter(obstacle => doMeet(obstacle, area))
    .flatMap(shrunk);
  const far = allowance + HALF;
  const isOpen = (at: Point): boolean => {
    const dx = at.x - from.x;
    const dy = at.y - from.y;
    if (dx * dx + dy * dy > far * far) return false;
    const isAt = ({ ring, within: { core, r } }: (typeof lists)[number][number]): boolean =>
      gapAt(core, at) <= r && mayBeBeside(ring, at, reach);
    if (!lists.every(list => list.some(isAt))) return false;
    if (isInside(closed, at)) return false;
    return z === 0 || tops.some(({ corners, box }) => isInBox(at, box, HALF) && gapAt(corners, at) <= HALF);
  };
  const seen = new Set<number>();
  const open: Obstacle[] = [];
  for (const { left, right, low, high } of areas)
    for (let x = middleOf(Math.max(left, from.x - far)); x <= Math.min(right, from.x + far); x += SIDE)
      for (let y = middleOf(Math.max(low, from.y - far)); y <= Math.min(high, from.y + far); y += SIDE) {
        const key = x * 65536 + y;
        if (seen.has(key)) continue;
        seen.add(key);
        if (isOpen({ x, y })) open.push(around([{ x, y }], HALF));
      }
  return squares(open);
}

/** The centre of the square that contains a coordinate. */
const middleOf = (at: number): number => (Math.floor(at / SIDE) + 0.5) * SIDE;

const keyOf = (x: number, y: number): number => Math.floor(x / SIDE) * 65536 + Math.floor(y / SIDE);

/** The obstacle shrunk by half a square: a centre inside means that the whole square is inside the obstacle. */
const shrunk = ({ core, r }: Obstacle): readonly Obstacle[] => (r > HALF ? [around(core, r - HALF)] : []);

const NO_SQUARES: OpenSquares = {
  isEmpty: true,
  has: () => false,
  from: () => Infinity,
  fromAny: () => Infinity,
  some: () => false,
};

function squares(open: readonly Obstacle[]): OpenSquares {
  if (open.length === 0) return NO_SQUARES;
  const middles = open.map(({ core }) => core[0]!);
  const keys = new Set(middles.map(({ x, y }) => keyOf(x, y)));
  return {
    isEmpty: false,
    has: (x, y) => keys.has(keyOf(x, y)),
    from({ x, y }) {
      let least = Infinity;
      for (const at of middles) {
        const dx = at.x - x;
        const dy = at.y - y;
        const squared = dx * dx + dy * dy;
        if (squared < least) least = squared;
      }
      return Math.max(0, Math.sqrt(least) - HALF);
    },
    fromAny(core) {
      let least = Infinity;
      for (const at of middles) least = Math.min(least, gapAt(core, at));
      return Math.max(0, least - HALF);
    },
    some: test => open.some(test),
  };
}

/** A lower bound on the cost left from a spot, by the squares of all levels. */
export const aheadBy =
  (levels: readonly { readonly z: Tenths; squares(): OpenSquares | null }[], heightCost: Reckoned['heightCost']) =>
  (at: Spot): number => {
    let least = Infinity;
    for (const { z, squares } of levels) {
      const up = heightCost(at.z, z);
      if (up < least) least = Math.min(least, up + (squares()?.from(at) ?? 0));
    }
    return least;
  };
