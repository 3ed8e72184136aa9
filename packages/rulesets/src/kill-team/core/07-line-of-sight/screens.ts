// KT-7.3  A quick test for visibility: a single solid that hides a body completely
import { latestPer } from '@little-wars/engine';
import type { Body, Point, Scene, Solid, Spot } from '@little-wars/engine/geometry';
import type { Options } from '../../options.ts';
import { blockingMask } from '../../terrain.ts';

type Box = Solid['box'];

/** Stored in typed arrays, because every pair is tested again after every move. */
interface Screens {
  readonly solids: readonly Solid[];
  /** Left, right, low, high and top of each solid. */
  readonly boxes: Float64Array;
  /** Where the corners of each solid begin (x and y interleaved), and where the last ones end. */
  readonly starts: Int32Array;
  readonly corners: Float64Array;
}

/** Solids on the floor that can block sight, widest first, because those hide the most. */
const screensOf: (scene: Scene, options: Options) => Screens = latestPer(screensIn);

/** Extends the screens of the scene this one is built upon: pieces set up later come last. */
function screensIn(scene: Scene, options: Options): Screens {
  const base = scene.upon ? screensOf(scene.upon, options) : null;
  const mask = blockingMask(scene, options);
  const breadth = ({ box }: Solid): number => Math.max(box.right - box.left, box.high - box.low);
  const added = scene.solids
    .slice(scene.upon?.solids.length)
    .filter(({ index, bottom }) => mask[index] === 1 && bottom === 0)
    .sort((a, b) => breadth(b) - breadth(a) || a.index - b.index);
  const count = base?.solids.length ?? 0;
  const solids = [...(base?.solids ?? []), ...added];
  const starts = new Int32Array(solids.length + 1);
  for (let i = 0; i < solids.length; i++) starts[i + 1] = starts[i]! + 2 * solids[i]!.corners.length;
  const boxes = new Float64Array(5 * solids.length);
  const corners = new Float64Array(starts[solids.length]!);
  if (base) boxes.set(base.boxes);
  if (base) corners.set(base.corners);
  for (let i = count; i < solids.length; i++) {
    const { box, top, corners: outline } = solids[i]!;
    boxes.set([box.left, box.right, box.low, box.high, top], 5 * i);
    for (let k = 0; k < outline.length; k++) corners.set([outline[k]!.x, outline[k]!.y], starts[i]! + 2 * k);
  }
  return { solids, boxes, starts, corners };
}

/**
 * A single solid that hides a body from an eye: as tall as both and across every line between them. If there is none,
 * the body may still be hidden. `likely` is tried first: the solid that hid it a step ago usually still does.
 */
export function screenOf(
  { scene, options, likely }: { readonly scene: Scene; readonly options: Options; readonly likely: Solid | null },
  eye: Spot,
  body: Body,
): Solid | null {
  const screens = screensOf(scene, options);
  const { solids } = screens;
  const index = placeOfScreen(screens, likely === null ? -1 : solids.indexOf(likely), eye, body);
  return index < 0 ? null : solids[index]!;
}

/** The index of a screen, trying the likely one first; -1 for none. */
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

/** Tests the lines to the corners of the box: every line to the body lies between them. */
const isAcrossAll = (all: Screens, i: number, eye: Spot, { left, right, low, high }: Box): boolean =>
  isAcross(all, i, eye, { x: left, y: low }) &&
  isAcross(all, i, eye, { x: right, y: high }) &&
  isAcross(all, i, eye, { x: left, y: high }) &&
  isAcross(all, i, eye, { x: right, y: low });

/** Whether the line from an eye to a point passes through the interior of a solid's outline. */
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
