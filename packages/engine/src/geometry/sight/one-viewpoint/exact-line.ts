import type { Spot } from '../../shape.ts';
import type { Picture } from '../picture/picture.ts';
import { type Among, type Touch, touchOf } from '../types.ts';
import {
  axisOf,
  ENDLESS,
  most,
  NOTHING,
  ONE,
  type Outline,
  outlineOf,
  type Real,
  real,
  scaled,
} from './exact-outline.ts';

/** A solid in the way of a line: its outline from the eye, and its heights above it. */
interface Block {
  readonly outline: Outline;
  readonly bottom: Real;
  readonly top: Real;
}

/**
 * A turn so small that only edges which touch the line come near it, and the heights around the line that count: more
 * than an edge climbs within that turn, and less than any height that is not 0.
 */
const ASIDE: Real = ONE >> 220n;
const WINDOW: Real = ONE >> 160n;

/**
 * Whether a line that only touches the given things, or crosses one of them by less than doubles can tell, is closed:
 * turned by the least bit, to the left or to the right, it meets one of them at every height close to its own.
 */
export function isSqueezed(
  picture: Picture,
  [eye, spot]: readonly [Spot, Spot],
  among: Among,
  things: readonly number[],
): boolean {
  const { owner } = picture;
  const c = axisOf(spot.x - eye.x, spot.y - eye.y);
  const s = real(spot.z) - real(eye.z);
  const blocks = things.map((i): Block => {
    const index = owner[i]!;
    const solid = index < 0 ? among.bodies![-1 - index]! : among.scene.solids[index]!;
    return {
      outline: outlineOf(index, among, eye, c),
      bottom: real(solid.bottom - eye.z),
      top: real(solid.top - eye.z),
    };
  });
  return [-ASIDE, ASIDE].every(t => isClosed(blocks, t, s));
}

/** Whether the blocks, as far as they stand before the spot, close all heights around s in direction t. */
function isClosed(blocks: readonly Block[], t: Real, s: Real): boolean {
  const bands = blocks.flatMap(({ outline, bottom, top }) => {
    if (t < outline.left || t > outline.right) return [];
    const near = outline.near(t);
    // What begins at the spot itself comes before it by no more than the turn makes of it: the line only ends there.
    if (near <= ONE + WINDOW) return [];
    const far = most(ONE, outline.far(t));
    return [{ low: scaled(bottom, bottom < 0n ? near : far), high: scaled(top, top > 0n ? near : far) }];
  });
  bands.sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
  let at = s - WINDOW;
  for (const { low, high } of bands) {
    if (low > at + NOTHING) break;
    at = most(at, high);
  }
  return at >= s + WINDOW;
}

/**
 * What blocks an upright line: the things it runs inside of, or else, where it runs along rims, those that surround it.
 */
export function uprightBlocks(eye: Spot, spot: Spot, among: Among): readonly Touch[] {
  const { scene, mask, bodies = [], except = [] } = among;
  const [low, high] = [Math.min(eye.z, spot.z), Math.max(eye.z, spot.z)];
  const isBeside = (thing: { readonly bottom: number; readonly top: number }): boolean =>
    thing.bottom < high && thing.top > low;
  const solids = scene.solids.filter(solid => mask[solid.index] === 1 && isBeside(solid));
  const indexes = [
    ...solids.map(({ index }) => index),
    ...bodies.flatMap((body, b) => (!except.includes(b) && isBeside(body) ? [-1 - b] : [])),
  ];
  const quarters = AXES.map(([x, y]) => {
    const c = axisOf(x, y);
    return indexes.map(index => ({ index, outline: outlineOf(index, among, eye, c) }));
  });
  // A thing is around the line when no part of its outline comes before it.
  const around = indexes.filter((_, k) => quarters.every(things => things[k]!.outline.near(0n) >= ENDLESS));
  const holding = around.filter(index => quarters.every(things => closes(things.filter(t => t.index === index))));
  if (!quarters.every(things => closes(things.filter(t => around.includes(t.index))))) return [];
  return [...new Set<Touch>((holding.length > 0 ? holding : around).map(index => touchOf(index, among)))];
}

const AXES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Whether outlines around the eye close a quarter of all directions. */
function closes(things: readonly { readonly outline: Outline }[]): boolean {
  const spans = things.map(({ outline }) => outline).sort((a, b) => (a.left < b.left ? -1 : a.left > b.left ? 1 : 0));
  let at = -ONE;
  for (const { left, right } of spans) if (left <= at) at = most(at, right);
  return at >= ONE;
}
