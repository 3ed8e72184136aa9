// The floor of a map in cells, for the base of an operative.
import { inches, mayStand, type Scene, type Spot, sceneOf } from '@little-wars/engine/geometry';
import { type Cells, cellsOf, type Floor, floorCache, PASS, SHUT, STAND } from '@little-wars/skirmish';
import { freeShare } from '../core/03-actions/detours.ts';
import { moverOf } from '../core/03-actions/moves.ts';
import { groundFor } from '../core/08-terrain/ground.ts';
import { heightOf, mapOf, reachOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { terrainOf } from '../walls.ts';

const CELL = inches(0.5);

/** Approximate costs of crossing something traversable, and of a diagonal step. */
export const STEPS = { price: inches(1), aslant: 1.42 } as const;

const floors = floorCache<Scene>();

/** The map with its hatches as they are. Barricades are left out: their detours are negligible. */
const bareScene = (t: Look): Scene => sceneOf(terrainOf(mapOf(t.setup)), t.position.openHatches);

/** Cached by base, height and the house rules about terrain: other operatives are not part of the floor. */
export function floorFor(t: Look, operative: OperativeId): Floor {
  const scene = bareScene(t);
  const { detritusBelow, materielUpTo } = t.setup.options;
  const base = [reachOf(t, operative), heightOf(t, operative), detritusBelow, materielUpTo].join('/');
  return floors(scene, base, () => makeCells(t, operative, scene));
}

function makeCells(t: Look, operative: OperativeId, scene: Scene): Cells {
  const { width, depth } = scene;
  const ground = groundFor(scene, t.setup.options, 'walking');
  const trip = { field: { scene, others: [] }, mover: moverOf(t, operative), ground };
  const reach = reachOf(t, operative) + 1;
  const isOn = ({ x, y }: Spot): boolean => x >= reach && y >= reach && x <= width - reach && y <= depth - reach;
  const mayPass = (at: Spot): boolean =>
    isOn(at) && freeShare(scene, t.setup.options, [at, { x: at.x + 1, y: at.y }], reach) === 1;
  return cellsOf(scene, CELL, at => ({ kind: mayStand(trip, at) ? STAND : mayPass(at) ? PASS : SHUT, factor: 1 }));
}
