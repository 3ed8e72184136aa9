import { isCrossedFrom } from './crossing-stretch.ts';
import { setLimitZone } from './limit-zones.ts';
import type { CoverTest } from './question.ts';
import { heightOff, type Zone } from './range-zone.ts';
import { separate } from './tangents.ts';
import type { Workspace } from './workspace.ts';

/** Features closer to the viewer's base than this may overlap it. */
export const CLOSE = 1e-6;

/** Sets the limits of a test for a feature that fills these heights. */
export function setLimits(w: Workspace, test: CoverTest, bottom: number, top: number): void {
  const { viewer, target } = w.pair;
  const high = heightOff(target.z, bottom, top);
  setLimitZone(w, w.limits.within, 'within', test, high);
  setLimitZone(w, w.limits.beyond, 'beyond', test, high);
  setLimitZone(w, w.limits.viewerBeyond, 'viewerBeyond', test, heightOff(viewer.z, bottom, top));
}

/** A limit that something is within. */
export const near = (z: Zone): Zone | null => (z.isSet && !z.isEmpty ? z : null);

/** From one stretch of the edge, if at all, lines cross the hull of `points`; clear of both bases. */
export function crossPoints(w: Workspace): void {
  separatePoints(w);
  addIfCrossed(w);
}

export function separatePoints({ points, pair, crossed }: Workspace): void {
  separate([points, pair.targetDiscs], crossed.leftLine);
  separate([points, pair.targetDiscs], crossed.rightLine);
}

export function addIfCrossed(w: Workspace): void {
  const { crossed } = w;
  if (isCrossedFrom(w)) w.spans.add(crossed.left, crossed.leftRow, crossed.right, crossed.rightRow);
}
