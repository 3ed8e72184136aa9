// KT-7.3  What is seen at a glance: one piece of terrain that hides somebody altogether
import { latestPer } from '@little-wars/engine';
import type { Body, Point, Scene, Solid, Spot } from '@little-wars/engine/geometry';
import type { Options } from '../../options.ts';
import { blockingMask } from '../../terrain.ts';

type Box = Solid['box'];

/** Written out in rows of numbers: this is asked of everybody against everybody whenever somebody has moved. */
interface Screens {
  readonly solids: readonly Solid[];
  /** Left, right, low, high and top of each. */
  readonly boxes: Float64Array;
  /** Where the corners of each begin, in x and y by turns; and where the last ones end. */
  readonly starts: Int32Array;
  readonly corners: Float64Array;
}

/** What stands on the floor and can hide a body from a head, the widest first: those are the likeliest to. */
const screensOf: (scene: Scene, options: Options) => Screens = latestPer(screensIn);

/** What was set up on the killzone since comes after the rest. */
function screensIn(scene: Scene, options: Options): Screens {
  const before = scene.upon ? screensOf(scene.upon, options) : null;
  const mask = blockingMask(scene, options);
  const breadth = ({ box }: Solid): number => Math.max(box.right - box.left, box.high - box.low);
  const more = scene.solids
    .slice(scene.upon?.solids.length)
    .filter(({ index, bottom }) => mask[index] === 1 && bottom === 0)
    .sort((a, b) => breadth(b) - breadth(a) || a.index - b.index);
  const known = before?.solids.length ?? 0;
  const solids = [...(before?.solids ?? []), ...more];
  const starts = new Int32Array(solids.length + 1);
  for (let i = 0; i < solids.length; i++) starts[i + 1] = starts[i]! + 2 * solids[i]!.corners.length;
  const boxes = new Float64Array(5 * solids.length);
  const corners = new Float64Array(starts[solids.length]!);
  if (before) boxes.set(before.boxes);
  if (before) corners.set(before.corners);
  for (let i = known; i < solids.length; i++) {
    const { box, top, corners: its } = solids[i]!;
    boxes.set([box.left, box.right, box.low, box.high, top], 5 * i);
    for (let k = 0; k < its.length; k++) corners.set([its[k]!.x, its[k]!.y], starts[i]! + 2 * k);
  }
  return { solids, boxes, starts, corners };
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
  const all = screensOf(scene, options);
  const { solids } = all;
  const found = placeOfScreen(all, likely === null ? -1 : solids.indexOf(likely), eye, body);
  return found < 0 ? null : solids[found]!;
}

/** Where in the list a screen is, the likely one before all others; -1 for none. */
function placeOfScreen(all: Screens, likely: number, eye: Spot, { ax, ay, bx, by, r, top }: Body): number {
  const around: Box = {
    left: Math.min(ax, bx) - r,
    right: Math.max(ax, bx) + r,
    low: Math.min(ay, by) - r,
    high: Math.max(ay, by) + r,
  };
  const height = Math.max(eye.z, top);
  const { boxes, solids } = all;
  if (likely >= 0 && boxes[5 * likely + 4]! >= height && isAcrossAll(all, likely, eye, around)) return likely;
  const left = Math.min(eye.x, around.left);
  const right = Math.max(eye.x, around.right);
  const low = Math.min(eye.y, around.low);
  const high = Math.max(eye.y, around.high);
  for (let i = 0, k = 0; i < solids.length; i++, k += 5) {
    if (boxes[k + 4]! < height || boxes[k]! > right || boxes[k + 1]! < left) continue;
    if (boxes[k + 2]! > high || boxes[k + 3]! < low || i === likely) continue;
    if (isAcrossAll(all, i, eye, around)) return i;
  }
  return -1;
}

/** Whether a single solid hides a body from an eye. */
export const isScreened = (scene: Scene, options: Options, eye: Spot, body: Body): boolean =>
  screenOf({ scene, options, likely: null }, eye, body) !== null;

/** A line to any point of a body passes between those to the corners around it. */
const isAcrossAll = (all: Screens, i: number, eye: Spot, { left, right, low, high }: Box): boolean =>
  isAcross(all, i, eye, { x: left, y: low }) &&
  isAcross(all, i, eye, { x: right, y: high }) &&
  isAcross(all, i, eye, { x: left, y: high }) &&
  isAcross(all, i, eye, { x: right, y: low });

/** Whether the straight line from an eye to a point goes through the inside of a solid's outline. */
function isAcross({ starts, corners }: Screens, i: number, { x, y }: Spot, { x: toX, y: toY }: Point): boolean {
  const begin = starts[i]!;
  const end = starts[i + 1]!;
  let enter = 0;
  let leave = 1;
  let px = corners[end - 2]!;
  let py = corners[end - 1]!;
  for (let k = begin; k < end; k += 2) {
    const qx = corners[k]!;
    const qy = corners[k + 1]!;
    const one = (qx - px) * (y - py) - (qy - py) * (x - px);
    const other = (qx - px) * (toY - py) - (qy - py) * (toX - px);
    if (one <= 0 && other <= 0) return false;
    if (one < 0) enter = Math.max(enter, one / (one - other));
    else if (other < 0) leave = Math.min(leave, one / (one - other));
    px = qx;
    py = qy;
  }
  return leave - enter > 1e-9;
}
