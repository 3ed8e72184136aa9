// How far it is on foot, around what stands between.
import { around, inches, type Scene, type Spot, type Ways } from '@little-wars/engine/geometry';
import { flat } from '../core/03-actions/places.ts';
import { mapOf, reachOf } from '../lookups.ts';
import type { KillzoneMap } from '../maps/index.ts';
import type { Look, OperativeId } from '../types.ts';
import { waysOn } from '../walls.ts';
import { bareScene, CELL, cellAt, type Flood, flood, floorFor } from './floor.ts';

const floods = new WeakMap<Scene, Map<string, Flood>>();

const NEAR = inches(3);

/** How far it is on foot to a goal, roughly, from wherever one asks. */
export function walksTo(t: Look, operative: OperativeId, to: Spot): (from: Spot) => number {
  const map = mapOf(t.setup);
  if (map.closeQuarters !== null) return from => walkRound(map, from, to);
  const scene = bareScene(t);
  const known = floods.get(scene) ?? new Map<string, Flood>();
  floods.set(scene, known);
  const key = `${reachOf(t, operative)}/${to.x}/${to.y}`;
  const floor = floorFor(t, operative);
  const found = known.get(key) ?? flood(floor, cellAt(floor, to), Infinity, true);
  known.set(key, found);
  return from => {
    const straight = flat(from, to);
    return straight < NEAR ? straight : Math.max(straight, found.cost[cellAt(floor, from)]!);
  };
}

interface Rounds {
  readonly ways: Ways;
  readonly known: Map<string, number>;
}

const rounds = new WeakMap<KillzoneMap, Rounds>();

/** KT-12.17: in Close Quarters round the walls, by hatches that are open or can be. */
function walkRound(map: KillzoneMap, from: Spot, to: Spot): number {
  const hatches = map.closeQuarters!.accessPoints.filter(({ hatch }) => hatch).map(({ piece }) => piece);
  const { ways, known } = rounds.get(map) ?? { ways: waysOn(map, hatches)!, known: new Map<string, number>() };
  rounds.set(map, { ways, known });
  // By cells, less what that is off.
  const key = `${Math.floor(from.x / CELL)}/${Math.floor(from.y / CELL)}/${to.x}/${to.y}`;
  const before = known.get(key);
  if (before !== undefined) return Math.max(before, flat(from, to));
  const point = ({ x, y }: Spot) => ({ ax: x, ay: y, bx: x, by: y, r: 0 });
  const away = around(ways, point(from), point(to))?.tenths ?? 1.5 * flat(from, to) + inches(4);
  known.set(key, away);
  return away;
}
