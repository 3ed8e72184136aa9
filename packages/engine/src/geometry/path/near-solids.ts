import { latest, scratch } from '../../cache.ts';
import type { Box } from '../polygon.ts';
import type { Scene, Solid } from '../scene.ts';
import { sortStart } from '../sort-start.ts';
import { solidIndexOf } from '../spatial-index.ts';
import { doBoxesMeet } from './rounded-core.ts';

/** A game asks about one scene at a time. */
const latestIndex = latest(solidIndexOf);

const memory = scratch(() => ({ places: new Int32Array(64) }));

/** The solids whose boxes have more than an edge in common with a box, in order. */
export function solidsIn(scene: Scene, box: Box): readonly Solid[] {
  const { solids } = scene;
  const held = memory();
  if (held.places.length < solids.length) held.places = new Int32Array(2 * solids.length);
  const { places } = held;
  const count = latestIndex(scene).inBox(box.left, box.low, box.right, box.high, places);
  sortStart(places, count);
  const near: Solid[] = [];
  for (let k = 0; k < count; k++) {
    const solid = solids[places[k]!]!;
    if (doBoxesMeet(box, solid.box)) near.push(solid);
  }
  return near;
}
