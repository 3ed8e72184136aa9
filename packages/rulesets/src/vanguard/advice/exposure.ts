// A guess at the danger of a place that needs no line of sight, to choose which places to inspect closely.
import { flat, type Solid, type Spot } from '@little-wars/engine/geometry';
import type { Look, ModelId } from '../types.ts';
import { bestShare, FAR, type Threat } from './danger.ts';
import { barriersAt } from './nooks.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** Whether a solid is on the viewer's side of a place. */
const isBetween = ({ box }: Solid, at: Spot, from: Spot): boolean => {
  const [x, y] = [(box.left + box.right) / 2 - at.x, (box.low + box.high) / 2 - at.y];
  const [left, right] = [Math.min(at.x, from.x), Math.max(at.x, from.x)];
  const [low, high] = [Math.min(at.y, from.y), Math.max(at.y, from.y)];
  const meets = box.left <= right && box.right >= left && box.low <= high && box.high >= low;
  return meets && x * (from.x - at.x) + y * (from.y - at.y) > 0;
};

/** The harm to expect if all enemies see the place, less where it touches something between them and it. */
export function exposureAt(t: Look, id: ModelId, at: Spot, threats: readonly Threat[]): number {
  const touched = barriersAt(t, id, at);
  let sum = 0;
  for (const threat of threats) {
    const far = flat(at, threat.at);
    const weight = threat.fresh ? WEIGHTS.dangerOfFresh : WEIGHTS.dangerOfDone;
    const covered = touched.some(solid => isBetween(solid, at, threat.at));
    const less = (far > FAR ? 1 : 0) + (covered ? 1 : 0);
    const shot = bestShare(threat.guns, far, covered, less);
    const blade = far + Math.abs(at.z - threat.at.z) <= threat.charges ? threat.blades : 0;
    sum += Math.max(shot * weight, blade * WEIGHTS.dangerOfCharge * (threat.fresh ? 1 : 0.5));
  }
  return Math.min(1, sum) * worthOf(t, id);
}
