// KT-7.3  What is seen at a glance: one piece of terrain that hides somebody altogether
import type { Body, Scene, Solid, Spot } from '@little-wars/engine/geometry';
import type { Options } from '../options.ts';
import { blockingMask } from '../terrain.ts';
import { crosses } from './03-detours.ts';

type Box = Solid['box'];

interface Screens {
  readonly options: Options;
  readonly solids: readonly Solid[];
}

const screens = new WeakMap<Scene, Screens>();

/** What stands on the floor and can hide a body from a head, the widest first: those are the likeliest to. */
function screensOf(scene: Scene, options: Options): readonly Solid[] {
  const known = screens.get(scene);
  if (known?.options === options) return known.solids;
  const mask = blockingMask(scene, options);
  const breadth = ({ box }: Solid): number => Math.max(box.right - box.left, box.high - box.low);
  const solids = scene.solids
    .filter(({ index, bottom }) => mask[index] === 1 && bottom === 0)
    .sort((a, b) => breadth(b) - breadth(a) || a.index - b.index);
  screens.set(scene, { options, solids });
  return solids;
}

/**
 * A single solid that hides a body from an eye, as high as both of them and across every line between them. If there is
 * none, it may still be hidden. `likely` is looked at first: who was hidden a step ago most often still is.
 */
export function screenOf(
  { scene, options, likely }: { readonly scene: Scene; readonly options: Options; readonly likely: Solid | null },
  eye: Spot,
  body: Body,
): Solid | null {
  const around = aroundOf(body);
  const solids = screensOf(scene, options);
  const isThere =
    likely !== null && scene.solids[likely.index] === likely && blockingMask(scene, options)[likely.index] === 1;
  if (isThere && isScreen(likely, eye, body, around)) return likely;
  for (const solid of solids) if (solid !== likely && isScreen(solid, eye, body, around)) return solid;
  return null;
}

/** Whether a single solid hides a body from an eye. */
export const isScreened = (scene: Scene, options: Options, eye: Spot, body: Body): boolean =>
  screenOf({ scene, options, likely: null }, eye, body) !== null;

/** A line to any point of a body passes between those to the corners around it. */
function isScreen({ top, box, corners }: Solid, eye: Spot, body: Body, around: Box): boolean {
  if (top < eye.z || top < body.top) return false;
  const { left, right, low, high } = around;
  if ((eye.x < box.left && right < box.left) || (eye.x > box.right && left > box.right)) return false;
  if ((eye.y < box.low && high < box.low) || (eye.y > box.high && low > box.high)) return false;
  return (
    crosses(eye, { x: left, y: low }, corners) &&
    crosses(eye, { x: right, y: high }, corners) &&
    crosses(eye, { x: left, y: high }, corners) &&
    crosses(eye, { x: right, y: low }, corners)
  );
}

const aroundOf = ({ ax, ay, bx, by, r }: Body): Box => ({
  left: Math.min(ax, bx) - r,
  right: Math.max(ax, bx) + r,
  low: Math.min(ay, by) - r,
  high: Math.max(ay, by) + r,
});
