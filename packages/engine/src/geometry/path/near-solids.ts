import type { Box } from '../polygon.ts';
import type { Scene, Solid } from '../scene.ts';
import { type Near, near } from '../spatial-index.ts';
import { doBoxesMeet } from './rounded-core.ts';

/** Scratch: what was found last. */
let places = new Int32Array(64);
const found: Solid[] = [];

let last: { readonly scene: Scene; readonly near: Near } | null = null;

function nearIn(scene: Scene): Near {
  if (last?.scene !== scene) last = { scene, near: near(scene) };
  return last.near;
}

/** The solids whose boxes have more than an edge in common with a box, in order. The list is good until asked again. */
export function solidsIn(scene: Scene, box: Box): readonly Solid[] {
  const { solids } = scene;
  if (places.length < solids.length) places = new Int32Array(2 * solids.length);
  const count = nearIn(scene).within(box.left, box.low, box.right, box.high, places);
  inOrder(count);
  found.length = 0;
  for (let k = 0; k < count; k++) {
    const solid = solids[places[k]!]!;
    if (doBoxesMeet(box, solid.box)) found.push(solid);
  }
  return found;
}

/** They are few. */
function inOrder(count: number): void {
  for (let i = 1; i < count; i++) {
    const its = places[i]!;
    let k = i;
    for (; k > 0 && places[k - 1]! > its; k--) places[k] = places[k - 1]!;
    places[k] = its;
  }
}
