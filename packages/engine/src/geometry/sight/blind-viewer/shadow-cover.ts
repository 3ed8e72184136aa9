import type { Box } from '../best-viewpoint/workspace.ts';
import { chainLinks } from '../one-viewpoint/covering-chain.ts';
import { insertCut } from '../one-viewpoint/widest-gap.ts';
import type { Part } from '../solids/target-parts.ts';
import { drawTarget, openAperture, takeGoal, takePlane } from './aperture.ts';
import { beginOutlines } from './occluder-outlines.ts';
import { castShadow, depthBetween, shadowHeightsAt } from './shadows.ts';
import { type BlindWorkspace, MOST_STRIPS } from './workspace.ts';

// Proves a whole box of eyes blind at once. Every line from the box to the target goes through the aperture in the
// box's front. The eyes from which a convex solid hides a spot behind it form a convex set: so what a solid hides from
// all corners of the aperture it hides from everywhere in it. The same holds for what lies beyond a spot that all lines
// to the target pass. Either one occluder hides all of the target from each corner; or several hide it together, each
// the spots on a plane that it hides from all corners. What is left open on the plane behind the target, mostly at the
// seams between occluders, is examined once more on a plane where such a seam appears without loss.

/** Begins the proofs for a new pair: how far they get must not depend on earlier questions. */
export function beginProofs({ likely }: BlindWorkspace): void {
  likely.part = 0;
  likely.occluder = 1;
}

/** Whether the target is proven hidden from every eye in the box. Seams are examined only if `thoroughly`. */
export function isBoxBlind(blind: BlindWorkspace, box: Box, thoroughly = true): boolean {
  const { occluders, likely, strips } = blind;
  strips.most = thoroughly ? MOST_STRIPS : 0;
  if (!openAperture(blind, box) || !drawTarget(blind)) return false;
  beginOutlines(blind);
  const { parts } = occluders;
  if (!parts) return isHidden(blind, null);
  for (let k = 0; k < parts.length; k++) {
    const p = (likely.part + k) % parts.length;
    if ((box.hidden & (1 << p)) !== 0) continue;
    if (!isHidden(blind, parts[p]!)) {
      likely.part = p;
      return false;
    }
    box.hidden |= 1 << p;
  }
  return true;
}

/** Whether a part of the target, or null for all of it, is hidden from everywhere in the aperture. */
function isHidden(blind: BlindWorkspace, part: Part | null): boolean {
  const { pair, aperture, occluders, likely, strips } = blind;
  const { frame } = pair;
  const behind = frame.length + frame.targetDeep - aperture.on;
  takePlane(blind, behind);
  takeGoal(blind, part);
  const first = likely.occluder <= occluders.count ? likely.occluder : 1;
  for (let k = 1; k <= occluders.count; k++) {
    const next = k === 1 ? first : k === first ? 1 : k;
    if (!castShadow(blind, next)) continue;
    likely.occluder = next;
    return true;
  }
  if (occluders.count < 2) return false;
  findStrips(blind);
  if (strips.count > strips.most) return false;
  for (let n = 0; n < strips.count; n++)
    if (!isClosedOn(blind, strips.besideAt[n]!, n, behind) && !isClosedOn(blind, strips.betweenAt[n]!, n, behind))
      return false;
  return true;
}

/** Finds the strips that are left open; it stops at one more than are allowed. */
function findStrips(blind: BlindWorkspace): void {
  const { goalBox, strips, shadowCuts: cuts } = blind;
  const some = cutBetween(blind, goalBox.from, goalBox.to);
  strips.count = 0;
  let isOpen = false;
  for (let k = 1; k < some && strips.count <= strips.most; k++) {
    const a = cuts[k - 1]!;
    const b = cuts[k]!;
    const isClosed = isCovered(blind, a, b);
    if (!isClosed && !isOpen) {
      const n = strips.count++;
      strips.from[n] = a;
      strips.besideAt[n] = seamBeside(blind, a, b);
      strips.betweenAt[n] = seamBetween(blind, a, b);
    }
    if (!isClosed) strips.to[strips.count - 1] = b;
    isOpen = !isClosed;
  }
}

/** Planes nearer to the aperture than this share are no use. */
const NEAREST = 0.01;

/** Whether all lines to the target that reach strip n on the plane behind it are stopped, as seen `far` ahead. */
function isClosedOn(blind: BlindWorkspace, far: number, n: number, behind: number): boolean {
  const { pair, aperture, cornerUp, goal, goalBox, occluders, strips, shadowCuts: cuts } = blind;
  const { frame } = pair;
  if (!(far > NEAREST * behind && far < behind - 2 * frame.targetDeep)) return false;
  takePlane(blind, far);
  takeGoal(blind, goal.part);
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
  for (let k = 1; k <= occluders.count; k++) castShadow(blind, k);
  const some = cutBetween(blind, a, b);
  for (let k = 1; k < some; k++) if (!isCovered(blind, cuts[k - 1]!, cuts[k]!)) return false;
  return true;
}

/** In tenths. */
const ROUNDING = 1e-6;

/** Lists the occluders with a shadow between two places, cuts there at the ends of shadows, and counts the cuts. */
function cutBetween(blind: BlindWorkspace, a: number, b: number): number {
  const { occluders, shadowFrom, shadowTo, active, links, shadowCuts: cuts, carried } = blind;
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

/** Whether shadows cover the target between two places on the plane; the first is where the last stretch ended. */
function isCovered(blind: BlindWorkspace, a: number, b: number): boolean {
  const { work, goalBox, shadowFrom, shadowTo, active, links, carried } = blind;
  const { highA, highB, isLink, lowA, lowB, toCover } = work;
  toCover.lowA = goalBox.low;
  toCover.lowB = goalBox.low;
  toCover.highA = goalBox.high;
  toCover.highB = goalBox.high;
  for (let n = 1; n <= links.count; n++) {
    const k = active[n]!;
    isLink[n] = shadowFrom[k]! <= a && shadowTo[k]! >= b ? 1 : 0;
    if (isLink[n] === 0) continue;
    if (carried[n] !== a) linkAt(blind, n, a);
    lowA[n] = lowB[n]!;
    highA[n] = highB[n]!;
    linkAt(blind, n, b);
    carried[n] = b;
  }
  return chainLinks(work, links.count) > 0;
}

/** Puts what link n covers at a place into its far end. */
function linkAt(blind: BlindWorkspace, n: number, place: number): void {
  const { shadowHeights, active } = blind;
  const { highB, lowB } = blind.work;
  shadowHeightsAt(blind, active[n]!, place);
  lowB[n] = shadowHeights.low;
  highB[n] = shadowHeights.high;
}

/**
 * The plane for the seam between the shadows that end where an open stretch begins, and begin where it ends; 0: none.
 */
function seamBeside(blind: BlindWorkspace, a: number, b: number): number {
  const { shadowFrom, shadowTo, active, links } = blind;
  let one = 0;
  let other = 0;
  for (let n = 1; n <= links.count; n++) {
    const k = active[n]!;
    if (shadowTo[k] === a) one = k;
    if (shadowFrom[k] === b) other = k;
  }
  return one === 0 && other === 0 ? 0 : depthBetween(blind, one, other);
}

/**
 * The plane for the seam between the shadow up to which an open stretch is covered, or all but covered, and the next
 * one above it. Links that were chained already are no longer marked as links.
 */
function seamBetween(blind: BlindWorkspace, a: number, b: number): number {
  const { work, active, links } = blind;
  const { highA, highB, isLink, lowA, lowB, toCover } = work;
  let at = toCover.lowA + toCover.lowB;
  for (let n = 1; n <= links.count; n++)
    if (isLink[n] === 0 && isWithin(blind, n, a, b)) at = Math.max(at, highA[n]! + highB[n]!);
  let below = 0;
  let above = 0;
  for (let n = 1; n <= links.count; n++) {
    if (!isWithin(blind, n, a, b)) continue;
    if (highA[n]! + highB[n]! <= at) {
      if (below === 0 || highA[n]! + highB[n]! > highA[below]! + highB[below]!) below = n;
    } else if (above === 0 || lowA[n]! + lowB[n]! < lowA[above]! + lowB[above]!) above = n;
  }
  return below === 0 || above === 0 ? 0 : depthBetween(blind, active[below]!, active[above]!);
}

/** Whether link n covers all of a stretch. */
const isWithin = ({ shadowFrom, shadowTo, active }: BlindWorkspace, n: number, a: number, b: number): boolean =>
  shadowFrom[active[n]!]! <= a && shadowTo[active[n]!]! >= b;
