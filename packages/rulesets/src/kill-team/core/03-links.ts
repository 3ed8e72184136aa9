// KT-8.14-20  Places at which levels are joined: for proposing moves that change level
import type { Leg } from '@little-wars/engine';
import { type Path, type Point, type Solid, type Spot, sceneOf, type Terrain, type Trip, walk } from '@little-wars/engine/geometry'; // biome-ignore format: names
import { mapOf, reachOf } from '../lookups.ts';
import { defaults } from '../options.ts';
import { traitsOf } from '../terrain.ts';
import type { Look, OperativeId } from '../types.ts';
import { moverOf } from './03-moves.ts';
import { groundFor } from './08-ground.ts';

/** A leg that changes level, and where it starts. */
export interface Link {
  readonly from: Spot;
  readonly leg: Leg;
}

const made = new WeakMap<Terrain, Map<number, readonly Link[]>>();

/** The links of a map for a base, other bases and barricades aside: made once for each map. */
export function linksFor(t: Look, operative: OperativeId): readonly Link[] {
  const { terrain } = mapOf(t.setup);
  const reach = reachOf(t, operative);
  const known = made.get(terrain) ?? new Map<number, readonly Link[]>();
  made.set(terrain, known);
  const scene = sceneOf(terrain);
  const trip: Trip = { field: { scene, others: [] }, mover: moverOf(t, operative), ground: groundFor(scene, defaults, false) }; // biome-ignore format: one trip
  const links = known.get(reach) ?? linksOn(trip, reach);
  known.set(reach, links);
  return links;
}

function linksOn(trip: Trip, reach: number): readonly Link[] {
  const tops = trip.field.scene.solids.filter(solid => traitsOf(solid).vantage);
  const isGood = ({ from, leg }: Link): boolean => {
    const path: Path = { from, legs: [leg] };
    return walk(trip, path).problems.length === 0 && walk(trip, { from, legs: [] }).problems.length === 0;
  };
  return tops
    .flatMap(top => [...upAndDown(top, reach), ...tops.flatMap(other => jumps(top, other, reach))])
    .filter(isGood);
}

interface Edge extends Point {
  readonly ux: number;
  readonly uy: number;
}

const STEP = 254;

/** Points along the edges of a solid, with the direction away from it. */
function edgesOf({ corners }: Solid): readonly Edge[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const count = Math.ceil(length / STEP);
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 0.5) / count;
      return { x: a.x + dx * share, y: a.y + dy * share, ux: dy / length, uy: -dx / length };
    });
  });
}

const beside = ({ x, y }: Point, ux: number, uy: number, away: number, z: number): Spot => ({
  x: Math.round(x + ux * away),
  y: Math.round(y + uy * away),
  z,
});

/** From the floor to a Vantage Point and back. */
const upAndDown = (top: Solid, reach: number): readonly Link[] =>
  edgesOf(top).flatMap(edge => {
    const high = beside(edge, edge.ux, edge.uy, -reach - 2, top.top);
    const low = beside(edge, edge.ux, edge.uy, reach + 30, 0);
    return [
      { from: low, leg: { how: 'climb', to: high } },
      { from: high, leg: { how: 'drop', to: low } },
    ] as const;
  });

/** Straight out from an edge, over to another Vantage Point. */
const jumps = (top: Solid, other: Solid, reach: number): readonly Link[] =>
  other === top
    ? []
    : [254, 508, 762].flatMap(gap =>
        edgesOf(top)
          .filter(({ x, y, ux, uy }) => isInBox({ x: x + ux * gap, y: y + uy * gap }, other))
          .map((edge): Link => {
            const to = beside(edge, edge.ux, edge.uy, gap + reach + 2, other.top);
            return { from: beside(edge, edge.ux, edge.uy, -reach - 2, top.top), leg: { how: 'jump', to } };
          }),
      );

const isInBox = ({ x, y }: Point, { box }: Solid): boolean =>
  x >= box.left && x <= box.right && y >= box.low && y <= box.high;
