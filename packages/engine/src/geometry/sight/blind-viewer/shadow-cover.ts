import { frame } from '../best-viewpoint/pair-frame.ts';
import type { Box } from '../best-viewpoint/viewpoint-boxes.ts';
import { chainLinks, highA, highB, isLink, lowA, lowB, toCover } from '../one-viewpoint/covering-chain.ts';
import { insertCut } from '../one-viewpoint/widest-gap.ts';
import type { Part } from '../solids/target-parts.ts';
import { aperture, cornerUp, drawTarget, goal, goalBox, openAperture, takeGoal, takePlane } from './aperture.ts';
import { beginOutlines } from './occluder-outlines.ts';
import { occluders } from './occluders.ts';
import { castShadow, depthBetween, shadowFrom, shadowHeights, shadowHeightsAt, shadowTo } from './shadows.ts';

/**
 * Proves a whole box of eyes blind at once. Every line from the box to the target goes through a pane in the box's front.
 * And the eyes from which a convex solid hides a spot behind it make a convex set: so what a solid hides from all corners
 * of the pane it hides from everywhere in it; and so it is with what lies beyond a spot that all lines to the target pass.
 * Either one screen hides all of the target from each corner; or several together hide it, each the spots on a plane
 * that it hides from all corners. What is left open on the plane behind the target, mostly at the seams of screens, is
 * looked at once more on a plane where such a seam shows as it is.
 */

/** The part that could not be proven hidden last, and the screen that hid one last: likely the same next time. */
const likely = { part: 0, screen: 1 };

/** Begins the proofs for a new pair: how far they get must not depend on what was asked before. */
export function beginProofs(): void {
  likely.part = 0;
  likely.screen = 1;
}

/** Whether the target is hidden from every eye in the box. False when that cannot be said: more can, if `thoroughly`. */
export function isBoxBlind(box: Box, thoroughly = true): boolean {
  strips.most = thoroughly ? MOST_STRIPS : 0;
  if (!openAperture(box) || !drawTarget()) return false;
  beginOutlines();
  const { parts } = occluders;
  if (!parts) return isHidden(null);
  for (let k = 0; k < parts.length; k++) {
    const p = (likely.part + k) % parts.length;
    if ((box.hidden & (1 << p)) !== 0) continue;
    if (!isHidden(parts[p]!)) {
      likely.part = p;
      return false;
    }
    box.hidden |= 1 << p;
  }
  return true;
}

/** Whether a part of the target is hidden from everywhere in the pane. */
function isHidden(part: Part | null): boolean {
  const behind = frame.length + frame.targetDeep - aperture.on;
  takePlane(behind);
  takeGoal(part);
  const first = likely.screen <= occluders.count ? likely.screen : 1;
  for (let k = 1; k <= occluders.count; k++) {
    const next = k === 1 ? first : k === first ? 1 : k;
    if (!castShadow(next)) continue;
    likely.screen = next;
    return true;
  }
  if (occluders.count < 2) return false;
  findStrips();
  if (strips.count > strips.most) return false;
  for (let n = 0; n < strips.count; n++)
    if (!isClosedOn(strips.besideAt[n]!, n, behind) && !isClosedOn(strips.betweenAt[n]!, n, behind)) return false;
  return true;
}

/** With more of them nothing is proven. */
const MOST_STRIPS = 3;

/**
 * The upright strips that the screens leave open on the plane behind the target, and how many there may be: from where to
 * where, and how far on a plane stands best for the seam between the screens to both sides, or for the one between a
 * lower and a higher screen.
 */
const strips = {
  count: 0,
  most: 0,
  from: new Float64Array(MOST_STRIPS + 1),
  to: new Float64Array(MOST_STRIPS + 1),
  besideAt: new Float64Array(MOST_STRIPS + 1),
  betweenAt: new Float64Array(MOST_STRIPS + 1),
};

/** Finds the strips; one more than are allowed are enough. */
function findStrips(): void {
  const some = cutBetween(goalBox.from, goalBox.to);
  strips.count = 0;
  let isOpen = false;
  for (let k = 1; k < some && strips.count <= strips.most; k++) {
    const a = cuts[k - 1]!;
    const b = cuts[k]!;
    const isClosed = isCovered(a, b);
    if (!isClosed && !isOpen) {
      const n = strips.count++;
      strips.from[n] = a;
      strips.besideAt[n] = seamBeside(a, b);
      strips.betweenAt[n] = seamBetween(a, b);
    }
    if (!isClosed) strips.to[strips.count - 1] = b;
    isOpen = !isClosed;
  }
}

/** Planes too near the pane are no use. */
const NEAREST = 0.01;

/** Whether all lines to the target that pass behind it in strip n are stopped, as seen on the plane `far` ahead. */
function isClosedOn(far: number, n: number, behind: number): boolean {
  if (!(far > NEAREST * behind && far < behind - 2 * frame.targetDeep)) return false;
  takePlane(far);
  takeGoal(goal.part);
  const part = far / behind;
  let a = Infinity;
  let b = -Infinity;
  for (let j = 0; j < aperture.corners; j++) {
    a = Math.min(a, cornerUp[j]! + (strips.from[n]! - cornerUp[j]!) * part);
    b = Math.max(b, cornerUp[j]! + (strips.to[n]! - cornerUp[j]!) * part);
  }
  a = Math.max(a - ROUNDING, goalBox.from);
  b = Math.min(b + ROUNDING, goalBox.to);
  if (a >= b) return true;
  for (let k = 1; k <= occluders.count; k++) castShadow(k);
  const some = cutBetween(a, b);
  for (let k = 1; k < some; k++) if (!isCovered(cuts[k - 1]!, cuts[k]!)) return false;
  return true;
}

/** Tenths. */
const ROUNDING = 1e-6;

/** The links of a stretch: the screens that cover something there from all corners. */
const active = new Int32Array(512);
const links = { count: 0 };
const cuts = new Float64Array(1200);

/** Lists the screens that cover something between two places, and cuts there by their ends, in order. */
function cutBetween(a: number, b: number): number {
  let some = 2;
  links.count = 0;
  cuts[0] = a;
  cuts[1] = b;
  for (let k = 1; k <= occluders.count; k++) {
    if (shadowFrom[k]! >= shadowTo[k]! || shadowFrom[k]! >= b || shadowTo[k]! <= a) continue;
    active[++links.count] = k;
    carried[links.count] = NaN;
    if (shadowFrom[k]! > a) some = insertCut(cuts, shadowFrom[k]!, some);
    if (shadowTo[k]! < b) some = insertCut(cuts, shadowTo[k]!, some);
  }
  return some;
}

/** Where `lowB` and `highB` of a link were worked out last. */
const carried = new Float64Array(512);

/** Whether screens cover what the target covers, between two places on the plane, the first being where the last ended. */
function isCovered(a: number, b: number): boolean {
  toCover.lowA = goalBox.low;
  toCover.lowB = goalBox.low;
  toCover.highA = goalBox.high;
  toCover.highB = goalBox.high;
  for (let n = 1; n <= links.count; n++) {
    const k = active[n]!;
    isLink[n] = shadowFrom[k]! <= a && shadowTo[k]! >= b ? 1 : 0;
    if (isLink[n] === 0) continue;
    if (carried[n] !== a) linkAt(n, a);
    lowA[n] = lowB[n]!;
    highA[n] = highB[n]!;
    linkAt(n, b);
    carried[n] = b;
  }
  return chainLinks(links.count) > 0;
}

function linkAt(n: number, place: number): void {
  shadowHeightsAt(active[n]!, place);
  lowB[n] = shadowHeights.low;
  highB[n] = shadowHeights.high;
}

/** The plane for the seam between the screens that end where an open stretch begins, and begin where it ends. */
function seamBeside(a: number, b: number): number {
  let one = 0;
  let other = 0;
  for (let n = 1; n <= links.count; n++) {
    const k = active[n]!;
    if (shadowTo[k] === a) one = k;
    if (shadowFrom[k] === b) other = k;
  }
  return one === 0 && other === 0 ? 0 : depthBetween(one, other);
}

/**
 * The plane for the seam between the screen up to which an open stretch is covered, or all but covered, and the next one
 * above. The links that were chained are no links any more.
 */
function seamBetween(a: number, b: number): number {
  let at = toCover.lowA + toCover.lowB;
  for (let n = 1; n <= links.count; n++)
    if (isLink[n] === 0 && isWithin(n, a, b)) at = Math.max(at, highA[n]! + highB[n]!);
  let below = 0;
  let above = 0;
  for (let n = 1; n <= links.count; n++) {
    if (!isWithin(n, a, b)) continue;
    if (highA[n]! + highB[n]! <= at) {
      if (below === 0 || highA[n]! + highB[n]! > highA[below]! + highB[below]!) below = n;
    } else if (above === 0 || lowA[n]! + lowB[n]! < lowA[above]! + lowB[above]!) above = n;
  }
  return below === 0 || above === 0 ? 0 : depthBetween(active[below]!, active[above]!);
}

const isWithin = (n: number, a: number, b: number): boolean =>
  shadowFrom[active[n]!]! <= a && shadowTo[active[n]!]! >= b;
