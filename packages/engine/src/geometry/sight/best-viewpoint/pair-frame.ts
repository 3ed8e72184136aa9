import type { Body } from '../../shape.ts';
import { beginMemo } from '../picture/depth-order.ts';
import { type IndexList, type PreparedSolids, preparedBodies, preparedSolids } from '../solids/flat-solids.ts';
import type { Among } from '../types.ts';
import type { PairWorkspace } from './workspace.ts';

// Two bodies and what may come between them, gathered once, to be looked at from many points of the first.

/** Sets up a pair, and returns how many things come near the lines between the two. */
export function beginPair(
  pair: PairWorkspace,
  viewer: Body,
  target: Body,
  { scene, mask, bodies, except = [] }: Among,
): number {
  const { blocks, between, picture } = pair;
  beginMemo(picture);
  setFrame(pair, viewer, target);
  between.viewer = viewer;
  between.target = target;
  between.mask = mask;
  between.solids = preparedSolids(scene);
  between.bodies = bodies ? preparedBodies(bodies) : null;
  between.isStanding = true;
  between.isHanging = true;
  between.lowest = Math.min(viewer.bottom, target.bottom);
  between.highest = Math.max(viewer.top, target.top);
  const { solidsNear, bodiesNear } = between;
  listNear(pair, between.solids, solidsNear, mask);
  keepBetween(pair, between.solids, solidsNear);
  noteHeights(pair, between.solids, solidsNear);
  bodiesNear.count = 0;
  if (between.bodies) {
    blocks.fill(1, 0, between.bodies.count);
    for (const b of except) blocks[b] = 0;
    listNear(pair, between.bodies, bodiesNear, blocks);
    noteHeights(pair, between.bodies, bodiesNear);
  }
  return solidsNear.count + bodiesNear.count;
}

function setFrame(pair: PairWorkspace, viewer: Body, target: Body): void {
  const { frame } = pair;
  frame.x = (viewer.ax + viewer.bx) / 2;
  frame.y = (viewer.ay + viewer.by) / 2;
  const dx = (target.ax + target.bx) / 2 - frame.x;
  const dy = (target.ay + target.by) / 2 - frame.y;
  frame.length = Math.sqrt(dx * dx + dy * dy);
  frame.onX = frame.length > 0 ? dx / frame.length : 1;
  frame.onY = frame.length > 0 ? dy / frame.length : 0;
  const { onX, onY } = frame;
  const coreX = (viewer.bx - viewer.ax) / 2;
  const coreY = (viewer.by - viewer.ay) / 2;
  frame.coreOn = coreX * onX + coreY * onY;
  frame.coreUp = coreY * onX - coreX * onY;
  frame.r = viewer.r;
  frame.deep = Math.abs(frame.coreOn) + viewer.r;
  frame.wide = Math.abs(frame.coreUp) + viewer.r;
  frame.bottom = viewer.bottom;
  frame.top = viewer.top;
  const farX = (target.bx - target.ax) / 2;
  const farY = (target.by - target.ay) / 2;
  frame.targetDeep = Math.abs(farX * onX + farY * onY) + target.r;
  frame.targetWide = Math.abs(farY * onX - farX * onY) + target.r;
  touchBoth(pair, farX * onX + farY * onY, farY * onX - farX * onY, target.r);
}

/** Finds the lines beside both bodies; the target has half its core at (on, up) from its middle. */
function touchBoth({ frame }: PairWorkspace, on: number, up: number, r: number): void {
  const { coreOn, coreUp, length } = frame;
  const slant = Math.max(-0.9, Math.min(0.9, (frame.wide - frame.targetWide) / length));
  const upright = Math.sqrt(1 - slant * slant);
  frame.slant = slant;
  frame.upright = upright;
  frame.leftmost = Math.max(
    Math.abs(coreOn * slant + coreUp * upright) + frame.r,
    length * slant + Math.abs(on * slant + up * upright) + r,
  );
  frame.rightmost = Math.max(
    Math.abs(coreOn * slant - coreUp * upright) + frame.r,
    length * slant + Math.abs(on * slant - up * upright) + r,
  );
}

/** Things of whatever shape, each by the circle around its plan and its heights. */
export interface Circled {
  readonly count: number;
  readonly midX: Float64Array;
  readonly midY: Float64Array;
  readonly reach: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
}

/** In tenths: covers all rounding here. */
const SLACK = 0.01;

/** Lists the things that come near and may block. */
function listNear(pair: PairWorkspace, things: Circled, into: IndexList, mask: Uint8Array): void {
  const { frame } = pair;
  const { x, y, onX, onY } = frame;
  const half = Math.max(frame.wide, frame.targetWide);
  into.count = 0;
  for (let i = 0; i < things.count; i++) {
    const off = (things.midY[i]! - y) * onX - (things.midX[i]! - x) * onY;
    if (Math.abs(off) > things.reach[i]! + half || mask[i] !== 1 || !isNear(pair, things, i)) continue;
    into.at[into.count++] = i;
  }
}

/** Whether a thing, by the circle around it, may meet a line between the two bodies. */
export function isNear(pair: PairWorkspace, things: Circled, i: number): boolean {
  const { frame, between } = pair;
  const dx = things.midX[i]! - frame.x;
  const dy = things.midY[i]! - frame.y;
  const reach = things.reach[i]!;
  const on = dx * frame.onX + dy * frame.onY;
  if (on < -frame.deep - reach || on > frame.length + frame.targetDeep + reach) return false;
  const aside = (dy * frame.onX - dx * frame.onY) * frame.upright;
  if (on * frame.slant + aside - reach > frame.leftmost || on * frame.slant - aside - reach > frame.rightmost)
    return false;
  return things.top[i]! > between.lowest && things.bottom[i]! < between.highest;
}

/** Notes whether all things reach down to the lower of the two bodies, and whether all reach up to the higher. */
function noteHeights({ between }: PairWorkspace, things: Circled, { at, count }: IndexList): void {
  for (let k = 0; k < count; k++) {
    if (things.bottom[at[k]!]! > between.lowest) between.isStanding = false;
    if (things.top[at[k]!]! < between.highest) between.isHanging = false;
  }
}

/** Keeps those of some solids whose corners reach in between. */
function keepBetween(pair: PairWorkspace, solids: PreparedSolids, some: IndexList): void {
  let kept = 0;
  for (let k = 0; k < some.count; k++) if (isBetween(pair, solids, some.at[k]!)) some.at[kept++] = some.at[k]!;
  some.count = kept;
}

/** Whether a solid reaches into what the two bodies span: no side of that has all of its corners beyond it. */
function isBetween({ frame }: PairWorkspace, { start, x, y }: PreparedSolids, s: number): boolean {
  const { x: fromX, y: fromY, onX, onY, slant, upright } = frame;
  let near = Infinity;
  let far = -Infinity;
  let left = Infinity;
  let right = Infinity;
  for (let e = start[s]!; e < start[s + 1]!; e++) {
    const dx = x[e]! - fromX;
    const dy = y[e]! - fromY;
    const on = dx * onX + dy * onY;
    const aside = (dy * onX - dx * onY) * upright;
    if (on < near) near = on;
    if (on > far) far = on;
    if (on * slant + aside < left) left = on * slant + aside;
    if (on * slant - aside < right) right = on * slant - aside;
  }
  return (
    left < frame.leftmost + SLACK &&
    right < frame.rightmost + SLACK &&
    near < frame.length + frame.targetDeep + SLACK &&
    far > -frame.deep - SLACK
  );
}

/** Eyes on the rim are put this much inside it, so that rounding leaves them in the body. */
export const INSIDE = 0.01;

/**
 * How far on the viewer's plan reaches at `up` to the left, with its own radius or a slightly smaller one. A footprint
 * turned by half a turn is the same, so backwards it reaches to -frontAt(-up).
 */
export function frontAt(pair: PairWorkspace, up: number, r = pair.frame.r): number {
  const { coreOn, coreUp } = pair.frame;
  if (coreOn === 0 && coreUp === 0) return Math.sqrt(Math.max(0, r * r - up * up));
  // The left end of the core, and how far up the straight side in front is shifted from the core.
  const on = coreUp < 0 ? -coreOn : coreOn;
  const side = Math.abs(coreUp);
  const half = Math.sqrt(on * on + side * side);
  const sideUp = (-r * on) / half;
  if (side === 0 || up <= -side + sideUp || up >= side + sideUp) {
    const isLeft = side === 0 ? on > 0 : up >= side + sideUp;
    const off = isLeft ? up - side : up + side;
    return (isLeft ? on : -on) + Math.sqrt(Math.max(0, r * r - off * off));
  }
  return ((up - sideUp) * on) / side + (r * side) / half;
}
