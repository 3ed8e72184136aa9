// The nearest place where an operative can be set up outside engagement range.
import { mayStand, type Spot } from '@little-wars/engine/geometry';
import { isEngaged, squaredDistance } from '../../core/01-game/measuring.ts';
import { tripOf } from '../../core/03-actions/moves.ts';
import { sceneOfTable } from '../../lookups.ts';
import { traitsOf } from '../../terrain.ts';
import type { Look, OperativeId } from '../../types.ts';

/** The table with an operative somewhere else. */
function withAt(t: Look, operative: OperativeId, at: Spot): Look {
  const operatives = t.position.operatives.map((old, id) => (id === operative ? { ...old, at, removed: false } : old));
  return {
    setup: t.setup,
    position: { ...t.position, operatives },
    query: (name, base, about) => t.query(name, base, about),
  };
}

/** Whether it can be set up there: room to stand, outside engagement range. */
export const hasRoomAt = (t: Look, operative: OperativeId, at: Spot): boolean =>
  mayStand(tripOf(t, operative), at) && !isEngaged(withAt(t, operative, at), operative);

// Directions to try: points along the rim of a square, projected onto a circle.
const RIM: readonly (readonly [number, number])[] = Array.from({ length: 16 }, (_, i) => i - 8).flatMap(i =>
  [
    [i, -8],
    [8, i],
    [-i, 8],
    [-8, -i],
  ].map(([x, y]) => {
    const length = Math.sqrt(x! * x! + y! * y!);
    return [x! / length, y! / length] as const;
  }),
);

const STEP = 10;
const FARTHEST = 7620;

/**
 * The nearest place, searched in circles 1 mm apart on the ground and on every floor. Around walls a place may be
 * farther away than its circle's radius, so the search continues out to that distance.
 */
export function nearestPlace(t: Look, operative: OperativeId, to: Spot): Spot | null {
  const scene = sceneOfTable(t);
  const floors = scene.solids.filter(solid => traitsOf(solid, t.setup.options).vantage).map(({ top }) => top);
  const heights = [...new Set([to.z, 0, ...floors])].toSorted(
    (a, b) => Math.abs(a - to.z) - Math.abs(b - to.z) || a - b,
  );
  let best: Spot | null = null;
  let least = Infinity;
  for (const z of heights) {
    const up = Math.abs(z - to.z);
    for (let r = 0; r <= FARTHEST; r += STEP) {
      if (least <= r * r + up * up) break;
      for (const at of around(to, r, z)) {
        const squared = squaredDistance(t, at, to);
        if (squared >= least || !hasRoomAt(t, operative, at)) continue;
        [best, least] = [at, squared];
      }
    }
  }
  return best;
}

const around = ({ x, y }: Spot, r: number, z: number): readonly Spot[] =>
  r === 0 ? [{ x, y, z }] : RIM.map(([dx, dy]) => ({ x: Math.round(x + dx * r), y: Math.round(y + dy * r), z }));
