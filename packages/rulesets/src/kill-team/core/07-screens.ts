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

/** The solid that hid the last body from the last eye: whoever stands by it often hides behind it again. */
let last: { readonly solids: readonly Solid[]; readonly screen: Solid } | null = null;

/**
 * Whether a single solid hides a body from an eye, as high as both of them and across every line between them. If not,
 * it may still be hidden.
 */
export function isScreened(scene: Scene, options: Options, eye: Spot, body: Body): boolean {
  const solids = screensOf(scene, options);
  const around = aroundOf(body);
  if (last?.solids === solids && isScreen(last.screen, eye, body, around)) return true;
  const screen = solids.find(solid => isScreen(solid, eye, body, around));
  if (screen) last = { solids, screen };
  return screen !== undefined;
}

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
