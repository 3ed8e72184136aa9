// Where a move may change level: along the edges of raised ground, and through openings.
import { keyed, lazy, perObject } from '@little-wars/engine';
import {
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
import { outward } from './bends.ts';
import { isTop } from './ends.ts';
import { topsOf } from './level-costs.ts';
import { type Area, isInBox, isNear, spanOf, withinOf } from './obstacles.ts';

/** Whether a place is near ground of a level: most bends on raised levels are in mid-air, far from any. */
export function groundNear(trip: Trip, z: Tenths, more: Tenths): (x: number, y: number) => boolean {
  if (z === 0 || trip.ground.flies) return () => true;
  const boxes = trip.field.scene.solids.filter(solid => isTop(trip, solid, z)).map(({ box }) => box);
  return (x, y) => boxes.some(box => isInBox({ x, y }, box, more));
}

interface Edges {
  readonly step: Tenths;
  /** The largest distance of a spot from the start. */
  readonly most: number;
}

/** Spots along the edges of raised ground at intervals of one step, on top and at the foot. */
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

/** Cache limit: more than the combinations of base size and manner of moving in a match. */
const MOST_EDGES = 32;

/** A table's edges, cached by what they depend on: they never move, and every search needs those nearby. */
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

/** Where the spots are along the side of an opening, as shares of its length. */
const SIDES: readonly number[] = [0.25, 0.5, 0.75];
