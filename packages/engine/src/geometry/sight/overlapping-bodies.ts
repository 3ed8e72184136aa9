import type { Body, Point, Spot } from '../shape.ts';
import { LEAST } from './best-viewpoint/look-from.ts';
import { sightToBody } from './eye-to-body.ts';
import { canSeePoint } from './eye-to-point.ts';
import { eyeWorkspace } from './one-viewpoint/workspace.ts';
import { drawOccluders } from './picture/draw-occluders.ts';
import { faceQuarter, faceTarget } from './picture/face-target.ts';
import type { Picture } from './picture/picture.ts';
import type { Among, BodySight, Sight } from './types.ts';

/**
 * Sight between bodies that overlap seen from above: one stands on a floor over the other, or they intersect. There is
 * no plane across the view to measure on. The eyes are the middle of the viewer and eight places on its rim, at its top
 * and its bottom, and where lines from such places of the target meet it; the hidden share counts spots spread evenly
 * over the target.
 */
export function sightOverlapping(viewer: Body, target: Body, among: Among): BodySight {
  const work = eyeWorkspace();
  const { picture } = work;
  const eyes = eyesOf(viewer);
  const clear = eyes.find(from => isUnobstructed(picture, from, target, among));
  if (clear) {
    const sight = sightToBody(clear, target, among);
    if (sight.visible) return { ...sight, from: clear, hidden: 0 };
  }
  const looks = lookFrom(eyes, target, among);
  if (!looks.some(({ sight }) => sight.visible)) {
    // Whether two bodies see each other must not depend on which of them is asked.
    const back = lookFrom(eyesOf(target), viewer, among).filter(({ sight }) => sight.visible);
    looks.push(
      ...lookFrom(
        back.map(({ sight }) => sight.line[1]),
        target,
        among,
      ),
    );
  }
  const most = (a: Look, b: Look): number => b.sight.margin - a.sight.margin;
  const best = looks.filter(({ sight }) => sight.visible).toSorted(most)[0];
  if (best) return { ...best.sight, from: best.from, hidden: hiddenSpots(best.from, target, among) };
  const nearly = looks.toSorted(most).at(-1)!;
  return { ...nearly.sight, from: nearly.from, hidden: 1 };
}

interface Look {
  readonly from: Spot;
  readonly sight: Sight;
}

const lookFrom = (eyes: readonly Spot[], target: Body, among: Among): Look[] =>
  eyes.map(from => ({ from, sight: sightToBody(from, target, among) }));

/** The middle, and eight places around it. */
const AROUND: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0.7, y: 0.7 },
  { x: -0.7, y: 0.7 },
  { x: -0.7, y: -0.7 },
  { x: 0.7, y: -0.7 },
];

/** Spots in a body: in its middle and around, at some heights. */
function spotsIn({ ax, ay, bx, by, r, bottom, top }: Body, out: number, heights: readonly number[]): readonly Spot[] {
  return heights.flatMap(part =>
    AROUND.map(({ x, y }) => ({
      // Around a long body the places spread along its core too.
      x: (ax + bx) / 2 + ((bx - ax) / 2) * x + r * out * x,
      y: (ay + by) / 2 + ((by - ay) / 2) * x + r * out * y,
      z: bottom + part * (top - bottom),
    })),
  );
}

const eyesOf = (viewer: Body): readonly Spot[] => spotsIn(viewer, 0.99, [1, 0]);

/** The share of spots spread over a target that an eye does not see; never 0 nor 1. */
export function hiddenSpots(from: Spot, target: Body, among: Among): number {
  const spots = spotsIn(target, 0.8, [0.1, 0.5, 0.9]);
  const unseen = spots.filter(spot => !canSeePoint(from, spot, among).visible).length;
  return Math.min(Math.max(unseen / spots.length, LEAST), 1 - LEAST);
}

/** Whether nothing at all stands between an eye and a body. */
function isUnobstructed(picture: Picture, eye: Spot, body: Body, among: Among): boolean {
  if (faceTarget(picture, eye, body)) return drawOccluders(picture, among) === 0;
  return [0, 1, 2, 3].every(quarter => !faceQuarter(picture, quarter) || drawOccluders(picture, among) === 0);
}
