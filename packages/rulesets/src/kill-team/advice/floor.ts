// The floor of a map in cells: where a base can go, and how far everything is.
import { inches, mayStand, type Point, type Scene, type Spot, sceneOf } from '@little-wars/engine/geometry';
import { freeShare } from '../core/03-actions/detours.ts';
import { moverOf } from '../core/03-actions/moves.ts';
import { groundFor } from '../core/08-terrain/ground.ts';
import { mapOf, reachOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { terrainOf } from '../walls.ts';

export const CELL = inches(0.5);

/** What a base may do in a cell: stand there, only pass (over what it can traverse), or nothing. */
export const [STAND, PASS, NOTHING] = [0, 1, 2];

export interface Floor {
  readonly across: number;
  readonly down: number;
  readonly cells: Uint8Array;
}

const floors = new WeakMap<Scene, Map<number, Floor>>();

/** The map with its hatches as they are, without barricades: they make no detour worth a thought. */
export const bareScene = (t: Look): Scene => sceneOf(terrainOf(mapOf(t.setup)), t.position.openHatches);

/** By the size of the base: people come and go. */
export function floorFor(t: Look, operative: OperativeId): Floor {
  const scene = bareScene(t);
  const known = floors.get(scene) ?? new Map<number, Floor>();
  floors.set(scene, known);
  const reach = reachOf(t, operative);
  const floor = known.get(reach) ?? makeFloor(t, operative, scene);
  known.set(reach, floor);
  return floor;
}

function makeFloor(t: Look, operative: OperativeId, scene: Scene): Floor {
  const { width, depth } = scene;
  const [across, down] = [Math.ceil(width / CELL), Math.ceil(depth / CELL)];
  const ground = groundFor(scene, t.setup.options, false);
  const trip = { field: { scene, others: [] }, mover: moverOf(t, operative), ground };
  const reach = reachOf(t, operative) + 1;
  const cells = new Uint8Array(across * down);
  for (let cell = 0; cell < cells.length; cell++) {
    const at = middleOf(across, cell);
    if (mayStand(trip, at)) continue;
    const { x, y } = at;
    const isOn = x >= reach && y >= reach && x <= width - reach && y <= depth - reach;
    cells[cell] = isOn && freeShare(scene, t.setup.options, [at, { x: x + 1, y }], reach) === 1 ? PASS! : NOTHING!;
  }
  return { across, down, cells };
}

export const middleOf = (across: number, cell: number): Spot => ({
  x: Math.floor(((cell % across) + 0.5) * CELL),
  y: Math.floor((Math.floor(cell / across) + 0.5) * CELL),
  z: 0,
});

export const cellAt = ({ across, down }: Floor, { x, y }: Point): number =>
  Math.min(down - 1, Math.max(0, Math.floor(y / CELL))) * across +
  Math.min(across - 1, Math.max(0, Math.floor(x / CELL)));

/** The cells whose middle is nearer to a spot than this. */
export function cellsAround({ across, down }: Floor, at: Point, gap: number): readonly number[] {
  const found: number[] = [];
  const [left, right] = [
    Math.max(0, Math.floor((at.x - gap) / CELL)),
    Math.min(across - 1, Math.floor((at.x + gap) / CELL)),
  ];
  const [low, high] = [
    Math.max(0, Math.floor((at.y - gap) / CELL)),
    Math.min(down - 1, Math.floor((at.y + gap) / CELL)),
  ];
  for (let y = low; y <= high; y++)
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [(x + 0.5) * CELL - at.x, (y + 0.5) * CELL - at.y];
      if (dx * dx + dy * dy < gap * gap) found.push(y * across + x);
    }
  return found;
}

/** Every cell reached within a limit, the nearest first, each with what it costs and where it was come to from. */
export interface Flood {
  readonly floor: Floor;
  readonly reached: readonly number[];
  readonly cost: Float64Array;
  readonly from: Int32Array;
}

const DIAGONAL = 1.42 * CELL;
/** What it takes to get over something traversable, about. */
const OVER = inches(1);
/** To go where nobody can go counts as a long way around. */
const AROUND = 4;

/** From a cell outwards. `through` lets it pass even what is closed, dearly: for distances rather than ways. */
export function flood(floor: Floor, start: number, limit: number, through = false): Flood {
  const { across, down, cells } = floor;
  const cost = new Float64Array(cells.length).fill(Infinity);
  const from = new Int32Array(cells.length).fill(-1);
  const settled: number[] = [];
  const buckets: number[][] = [[start]];
  cost[start] = 0;
  for (let level = 0; level < buckets.length; level++)
    for (const cell of buckets[level] ?? []) {
      const here = cost[cell]!;
      if (Math.floor(here / CELL) !== level || here > limit) continue;
      settled.push(cell);
      const [x, y] = [cell % across, Math.floor(cell / across)];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || y + dy < 0 || x + dx >= across || y + dy >= down) continue;
          const next = cell + dy * across + dx;
          const kind = cells[next]!;
          if (kind === NOTHING && !through) continue;
          const step = dx !== 0 && dy !== 0 ? DIAGONAL : CELL;
          const over = kind === PASS && cells[cell] !== PASS ? OVER : 0;
          const then = here + (kind === NOTHING ? AROUND * step : step + over);
          if (then >= cost[next]! || then > limit) continue;
          cost[next] = then;
          from[next] = cell;
          const place = Math.floor(then / CELL);
          while (buckets.length <= place) buckets.push([]);
          buckets[place]!.push(next);
        }
    }
  return { floor, reached: [...new Set(settled)], cost, from };
}
