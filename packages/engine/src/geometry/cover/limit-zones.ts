import type { Base } from './base-pair.ts';
import type { CoverTest } from './question.ts';
import { type FlatLimits, setZone, type Taken, type Zone } from './range-zone.ts';
import type { Workspace } from './workspace.ts';

export const hasLimits = (test: CoverTest): boolean =>
  test.within !== undefined || test.beyond !== undefined || test.viewerBeyond !== undefined;

/** Whether the limits of a test have to be measured line by line. */
export const isSloped = ({ pair, taken }: Workspace, test: CoverTest): boolean =>
  !pair.level && taken === 'exactly' && hasLimits(test);

/** Sets the zone of a limit for a feature that is `high` above or below the base. */
export function setLimitZone(w: Workspace, zone: Zone, name: keyof FlatLimits, test: CoverTest, high: number): void {
  const base = name === 'viewerBeyond' ? w.pair.viewer : w.pair.target;
  const limit = test[name];
  if (limit === undefined || w.pair.level || w.taken === 'exactly') setZone(zone, base, limit, high);
  else {
    const most = w.flat[name];
    setZone(zone, base, most < 0 ? undefined : most, 0);
    zone.isSet = true;
    zone.isEmpty = most < 0 || (isOuter(w.taken, name) && limit < high);
  }
}

const isOuter = (taken: Taken, name: keyof FlatLimits): boolean => (taken === 'perhaps') === (name === 'within');

/** Computes the reach of a test's limits seen from above, for lines that slope. */
export function setFlatLimits(w: Workspace, test: CoverTest, taken: Taken): void {
  w.taken = taken;
  const { viewer, target } = w.pair;
  w.flat.within = flatLimit(w, target, test.within, isOuter(taken, 'within') ? 'outer' : 'some');
  w.flat.beyond = flatLimit(w, target, test.beyond, isOuter(taken, 'beyond') ? 'outer' : 'all');
  w.flat.viewerBeyond = flatLimit(w, viewer, test.viewerBeyond, isOuter(taken, 'viewerBeyond') ? 'outer' : 'all');
}

const HALVINGS = 8;

/**
 * The horizontal distance from a base up to which a crossing is within a limit by some line through it, or by all of
 * them; or beyond which it is by none (`outer`). A line rises in proportion to its length, and its rest from a point at
 * some distance from a base is at least that long, and at most as long as the way to the base's far side. A whole
 * number; below 0 if there is no such distance.
 */
function flatLimit({ pair }: Workspace, base: Base, limit: number | undefined, by: 'some' | 'all' | 'outer'): number {
  if (limit === undefined) return -1;
  const rise = Math.abs(pair.target.z - pair.viewer.z);
  if (by === 'outer') return Math.ceil(limit / Math.sqrt(1 + (rise / pair.longest) * (rise / pair.longest)));
  const core = Math.sqrt((base.bx - base.ax) * (base.bx - base.ax) + (base.by - base.ay) * (base.by - base.ay));
  const isWithin = (flat: number): boolean => {
    const left = core + (by === 'all' ? flat + 2 * base.r : Math.sqrt(flat * flat + 2 * flat * base.r));
    const high = left >= pair.shortest ? rise : (rise * left) / pair.shortest;
    return flat * flat + high * high <= limit * limit;
  };
  if (!isWithin(0)) return -1;
  let [low, high] = [0, limit];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isWithin(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}
