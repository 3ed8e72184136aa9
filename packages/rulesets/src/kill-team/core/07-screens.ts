// KT-7.3  What is seen at a glance: one piece of terrain that hides somebody altogether
import type { Body, Point, Scene, Solid, Spot } from '@little-wars/engine/geometry';
import type { Options } from '../options.ts';
import { blockingMask } from '../terrain.ts';
import { crosses } from './03-detours.ts';

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
let last: Solid | null = null;

/**
 * Whether a single solid hides a body from an eye, as high as both of them and across every line between them. If not,
 * it may still be hidden.
 */
export function isScreened(scene: Scene, options: Options, eye: Spot, body: Body): boolean {
  const solids = screensOf(scene, options);
  const around = cornersAround(body);
  const isScreen = ({ top, corners }: Solid): boolean =>
    top >= eye.z && top >= body.top && around.every(corner => crosses(eye, corner, corners));
  if (last !== null && solids.includes(last) && isScreen(last)) return true;
  const found = solids.find(isScreen);
  last = found ?? last;
  return found !== undefined;
}

/** A line to any point of a body passes between those to the corners around it. */
function cornersAround({ ax, ay, bx, by, r }: Body): readonly Point[] {
  const [left, right] = [Math.min(ax, bx) - r, Math.max(ax, bx) + r];
  const [low, high] = [Math.min(ay, by) - r, Math.max(ay, by) + r];
  return [
    { x: left, y: low },
    { x: right, y: high },
    { x: left, y: high },
    { x: right, y: low },
  ];
}
