// Walking distance around obstacles.
import { keyed, perObject } from '@little-wars/engine';
import { around, inches, type Spot } from '@little-wars/engine/geometry';
import { cellAt, floodFrom } from '@little-wars/skirmish';
import { flat } from '../core/03-actions/places.ts';
import { mapOf } from '../lookups.ts';
import type { KillzoneMap } from '../maps/map.ts';
import type { Look, OperativeId } from '../types.ts';
import { waysOn } from '../walls.ts';
import { floorFor, STEPS } from './floor.ts';

const NEAR = inches(3);

/** Cost factor for cells that cannot be entered: as if they were a long way around. */
const AROUND = 4;

/** Rough walking distance to a goal, as a function of the starting spot. */
export function walksTo(t: Look, operative: OperativeId, to: Spot): (from: Spot) => number {
  const map = mapOf(t.setup);
  if (map.closeQuarters !== null) return from => walkRound(map, from, to);
  const { cells, cost } = floodFrom(floorFor(t, operative), to, { ...STEPS, limit: Infinity, through: AROUND });
  return from => {
    const straight = flat(from, to);
    return straight < NEAR ? straight : Math.max(straight, cost[cellAt(cells, from)]!);
  };
}

/** Cache size: more start and goal pairs than a match asks for. */
const MOST_WALKS = 100_000;

/** Per map: its ways with every hatch open, and a cache of walking distances. */
const roundsOf = perObject((map: KillzoneMap) => {
  const hatches = map.closeQuarters!.accessPoints.filter(({ hatch }) => hatch).map(({ piece }) => piece);
  return { ways: waysOn(map, hatches)!, walks: keyed<string, number>(MOST_WALKS) };
});

/** KT-12.17: in Close Quarters, distance around the walls, through hatches that are or can be open. */
function walkRound(map: KillzoneMap, from: Spot, to: Spot): number {
  const { ways, walks } = roundsOf(map);
  const point = ({ x, y }: Spot) => ({ ax: x, ay: y, bx: x, by: y, r: 0 });
  return walks(
    `${from.x}/${from.y}/${to.x}/${to.y}`,
    () => around(ways, point(from), point(to))?.tenths ?? 1.5 * flat(from, to) + inches(4),
  );
}
