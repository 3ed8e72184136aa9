// Where a move may bend or change level: around obstacles, and along the edges of raised ground.
import { keyed, lazy, perObject } from '@little-wars/engine';
import {
  AROUND,
  flat,
  groundBelow,
  isInPolygon,
  meetsHeight,
  type Point,
  type Scene,
  type Solid,
  type Spot,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';
import { isTop } from './ends.ts';
import { topsOf } from './level-costs.ts';
import { isInBox, isNear, type Obstacle, type Obstacles, spanOf, withinOf } from './obstacles.ts';

/** How far off an obstacle a bend stands, beyond touching it. */
const CLEAR = 3;

/** Sixteen bends around a circle, so far out that the straight lines between them clear it. */
const ROUND = AROUND.filter((_, i) => i % 2 === 0);
const OUT_ROUND = 1.021;
/** The same for the quarter turn at a corner. */
const OUT_CORNER = 1.083;

interface Area {
  readonly at: Point;
  readonly within: number;
}

/** Bends around the obstacles of a level. */
export const bendsOn = ({ bypassed }: Obstacles): readonly Point[] =>
  bypassed.flatMap(obstacle => (obstacle.core.length === 1 ? aroundPoint(obstacle) : aroundCorners(obstacle)));

function aroundPoint({ core: [at], r }: Obstacle): readonly Point[] {
  const far = (r + CLEAR) * OUT_ROUND;
  return ROUND.map(([x, y]) => ({ x: Math.round(at!.x + x * far), y: Math.round(at!.y + y * far) }));
}

function aroundCorners({ core, r }: Obstacle): readonly Point[] {
  const n = core.length;
  const out = r + CLEAR;
  return core.flatMap((corner, i) => {
    const [ax, ay] = outward(core[(i + n - 1) % n]!, corner);
    const [bx, by] = outward(corner, core[(i + 1) % n]!);
    const turn = 1 + ax * bx + ay * by;
    const length = Math.sqrt((ax + bx) * (ax + bx) + (ay + by) * (ay + by));
    const at = (x: number, y: number, far: number): Point => ({
      x: Math.round(corner.x + x * far),
      y: Math.round(corner.y + y * far),
    });
    const places = [at(ax, ay, out), at(bx, by, out)];
    if (length > 0.1) places.push(at((ax + bx) / length, (ay + by) / length, out * OUT_CORNER));
    // Where lines along both sides meet, and between there and the corner.
    if (turn > 0.5) {
      const [mx, my] = [(ax + bx) / turn, (ay + by) / turn];
      places.push(at(mx, my, out), at((ax + mx) / 2, (ay + my) / 2, out), at((bx + mx) / 2, (by + my) / 2, out));
    }
    return places;
  });
}

/** Whether a place is by ground of a level: most bends on raised levels hang in the air, far from any. */
export function groundNear(trip: Trip, z: Tenths, more: Tenths): (x: number, y: number) => boolean {
  if (z === 0 || trip.ground.flies) return () => true;
  const boxes = trip.field.scene.solids.filter(solid => isTop(trip, solid, z)).map(({ box }) => box);
  return (x, y) => boxes.some(box => isInBox({ x, y }, box, more));
}

/** The outward direction of an edge of counter-clockwise corners. */
function outward(a: Point, b: Point): readonly [number, number] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return [dy / length, -dx / length];
}

interface Edges {
  readonly step: Tenths;
  /** How far away a spot may be. */
  readonly most: number;
}

/** Spots along the edges of raised ground, on it and at its foot, one every step. */
export function edgeStops(trip: Trip, near: Area, { step, most }: Edges): readonly Spot[] {
  const { ground } = trip;
  if (ground.flies) return [];
  const spots: Spot[] = [];
  const key = `${spanOf(trip)} ${withinOf(ground)} ${step} ${topsOf(ground)}`;
  for (const { box, places } of edgesOf(trip.field.scene)(key, () => allEdges(trip, step)))
    if (isNear(box, near, 400)) for (const at of places()) if (flat(at, near.at) <= most) spots.push(at);
  return spots;
}

/** The spots along the edges of one top. */
interface TopEdges {
  readonly box: Solid['box'];
  /** Listed when a search first comes near. */
  places(): readonly Spot[];
}

/** More than the sizes of bases and the ways of moving in a match. */
const MOST_EDGES = 32;

/** A table's edges, by what they depend on: they never move, and every search needs those nearby. */
const edgesOf = perObject((_scene: Scene) => keyed<string, readonly TopEdges[]>(MOST_EDGES));

function allEdges(trip: Trip, step: Tenths): readonly TopEdges[] {
  const tops = trip.field.scene.solids.filter(({ index }) => trip.ground.passages[index]!.top);
  return tops.map(top => ({ box: top.box, places: lazy(() => topStops(trip, top, tops, step)) }));
}

function topStops(trip: Trip, { corners, top }: Solid, tops: readonly Solid[], step: Tenths): readonly Spot[] {
  const reach = spanOf(trip);
  const { field, ground } = trip;
  const within = withinOf(ground);
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [ux, uy] = outward(a, b);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const count = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / step));
    return Array.from({ length: count }, (_, k): readonly Spot[] => {
      const share = (k + 0.5) / count;
      const [x, y] = [a.x + dx * share, a.y + dy * share];
      const at = (far: number): Point => ({ x: Math.round(x + ux * far), y: Math.round(y + uy * far) });
      const beyond = at(2);
      if (tops.some(other => other.top === top && isInPolygon(beyond, other.corners))) return [];
      const feet = [at(reach + 3), at(reach + within - 3)];
      return [
        ...[at(-1), at(-reach - 2)].map(spot => ({ ...spot, z: top })),
        ...feet.map(foot => ({ ...foot, z: groundBelow(field.scene, ground, foot, top - 1) })),
      ];
    }).flat();
  });
}

/** Spots before and behind every opening: parts beside it let a base pass only if it comes through the opening. */
export function openingStops({ field, ground, mover }: Trip, near: Area, z: Tenths): readonly Spot[] {
  const openings = field.scene.solids.filter(
    solid =>
      ground.passages[solid.index]!.pass.how === 'opening' &&
      isNear(solid.box, near, 0) &&
      meetsHeight(solid, z, mover.height),
  );
  const reach = spanOf({ field, ground, mover });
  return openings.flatMap(({ corners }) =>
    corners.flatMap((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const [ux, uy] = outward(a, b);
      return SIDES.flatMap(share =>
        [reach + 5, reach + 60].map(far => ({
          x: Math.round(a.x + (b.x - a.x) * share + ux * far),
          y: Math.round(a.y + (b.y - a.y) * share + uy * far),
          z,
        })),
      );
    }),
  );
}

/** Shares of the side of an opening. */
const SIDES: readonly number[] = [0.25, 0.5, 0.75];
