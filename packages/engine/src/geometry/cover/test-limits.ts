import { shot, targetDiscs } from './base-pair.ts';
import { isCrossedFrom, one, other, stretch } from './crossing-stretch.ts';
import { LEFT_END, RIGHT_END } from './edge-order.ts';
import { rim } from './facing-edge.ts';
import type { CoverTest } from './question.ts';
import { heightOff, layZone, type Zone, zone } from './range-zone.ts';
import { addSpan, window } from './spans.ts';
import { type Discs, discs, separate } from './tangents.ts';

/** The limits of the test at hand for the feature at hand; and the target's base itself. Memory as in base-pair.ts. */
export const within = zone();
export const beyond = zone();
export const viewerBeyond = zone();
export const onTarget = zone();

/** Features closer to the viewer's base than this may overlap it. */
export const CLOSE = 1e-6;

export function layLimits(test: CoverTest, bottom: number, top: number): void {
  const { viewer, target } = shot;
  const high = heightOff(target.z, bottom, top);
  layZone(within, target, test.within, high);
  layZone(beyond, target, test.beyond, high);
  layZone(viewerBeyond, viewer, test.viewerBeyond, heightOff(viewer.z, bottom, top));
}

/** A limit that something is within. */
export const near = (z: Zone): Zone | null => (z.isSet && !z.isEmpty ? z : null);

/** Corners of what is looked at. */
export const points: Discs = discs(64);
const POINTS: readonly [Discs, Discs] = [points, targetDiscs];

/** From one stretch of the rim, if at all, lines cross the hull of `points`; clear of both bases. */
export function crossPoints(): void {
  separatePoints();
  addIfCrossed();
}

export function separatePoints(): void {
  separate(POINTS, 1, one);
  separate(POINTS, -1, other);
}

export function addIfCrossed(): void {
  if (isCrossedFrom()) addSpan(stretch.left, stretch.leftRow, stretch.right, stretch.rightRow);
}

/** Has the whole rim searched. */
export function wholeWindow(): void {
  window.left = rim.left;
  window.leftRow = LEFT_END;
  window.right = rim.right;
  window.rightRow = RIGHT_END;
}
