import { pair } from '../best-viewpoint/pair-frame.ts';
import type { Box } from '../best-viewpoint/viewpoint-boxes.ts';
import { chainLinks, edge, highA, highB, isLink, lowA, lowB } from '../one-viewpoint/covering-chain.ts';
import { cut } from '../one-viewpoint/widest-gap.ts';
import type { Part } from '../solids/target-parts.ts';
import { aim, drawTarget, openPane, pane, shade, takeAim, takePlane, up } from './aperture.ts';
import { beginSheet } from './occluder-outlines.ts';
import { screens } from './occluders.ts';
import { cast, depthBetween, from, heights, heightsAt, to } from './shadows.ts';

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
export function isBlind(box: Box, thoroughly = true): boolean {
  strips.most = thoroughly ? MOST_STRIPS : 0;
  if (!openPane(box) || !drawTarget()) return false;
  beginSheet();
  const { parts } = screens;
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
  const behind = pair.length + pair.targetDeep - pane.on;
  takePlane(behind);
  takeAim(part);
  const first = likely.screen <= screens.count ? likely.screen : 1;
  for (let k = 1; k <= screens.count; k++) {
    const next = k === 1 ? first : k === first ? 1 : k;
    if (!cast(next)) continue;
    likely.screen = next;
    return true;
  }
  if (screens.count < 2) return false;
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
  const some = cutBetween(shade.from, shade.to);
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
  if (!(far > NEAREST * behind && far < behind - 2 * pair.targetDeep)) return false;
  takePlane(far);
  takeAim(aim.part);
  const part = far / behind;
  let a = Infinity;
  let b = -Infinity;
  for (let j = 0; j < pane.corners; j++) {
    a = Math.min(a, up[j]! + (strips.from[n]! - up[j]!) * part);
    b = Math.max(b, up[j]! + (strips.to[n]! - up[j]!) * part);
  }
  a = Math.max(a - ROUNDING, shade.from);
  b = Math.min(b + ROUNDING, shade.to);
  if (a >= b) return true;
  for (let k = 1; k <= screens.count; k++) cast(k);
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
  for (let k = 1; k <= screens.count; k++) {
    if (from[k]! >= to[k]! || from[k]! >= b || to[k]! <= a) continue;
    active[++links.count] = k;
    carried[links.count] = NaN;
    if (from[k]! > a) some = cut(cuts, from[k]!, some);
    if (to[k]! < b) some = cut(cuts, to[k]!, some);
  }
  return some;
}

/** Where `lowB` and `highB` of a link were worked out last. */
const carried = new Float64Array(512);

/** Whether screens cover what the target covers, between two places on the plane, the first being where the last ended. */
function isCovered(a: number, b: number): boolean {
  edge.lowA = shade.low;
  edge.lowB = shade.low;
  edge.highA = shade.high;
  edge.highB = shade.high;
  for (let n = 1; n <= links.count; n++) {
    const k = active[n]!;
    isLink[n] = from[k]! <= a && to[k]! >= b ? 1 : 0;
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
  heightsAt(active[n]!, place);
  lowB[n] = heights.low;
  highB[n] = heights.high;
}

/** The plane for the seam between the screens that end where an open stretch begins, and begin where it ends. */
function seamBeside(a: number, b: number): number {
  let one = 0;
  let other = 0;
  for (let n = 1; n <= links.count; n++) {
    const k = active[n]!;
    if (to[k] === a) one = k;
    if (from[k] === b) other = k;
  }
  return one === 0 && other === 0 ? 0 : depthBetween(one, other);
}

/**
 * The plane for the seam between the screen up to which an open stretch is covered, or all but covered, and the next one
 * above. The links that were chained are no links any more.
 */
function seamBetween(a: number, b: number): number {
  let at = edge.lowA + edge.lowB;
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

const isWithin = (n: number, a: number, b: number): boolean => from[active[n]!]! <= a && to[active[n]!]! >= b;
