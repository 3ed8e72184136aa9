import { farAt, nearAt } from './outlines.ts';
import type { Picture } from './picture.ts';

/**
 * The lower edge of thing i in direction t, a convex line: the near rim of its bottom for an eye above that, else the
 * far rim.
 */
export const lowerEdgeAt = (picture: Picture, i: number, t: number): number =>
  picture.bottom[i]! * (picture.bottom[i]! < 0 ? nearAt(picture, i, t) : farAt(picture, i, t));

/** The upper edge of thing i in direction t, a concave line. */
export const upperEdgeAt = (picture: Picture, i: number, t: number): number =>
  picture.top[i]! * (picture.top[i]! > 0 ? nearAt(picture, i, t) : farAt(picture, i, t));

/** Finds the heights that thing i covers in direction t, into `band`. */
export function coveredAt(picture: Picture, i: number, t: number): void {
  const { bottom, top, band } = picture;
  const low = bottom[i]!;
  const high = top[i]!;
  if (low < 0 && high > 0) {
    const near = nearAt(picture, i, t);
    band.low = low * near;
    band.high = high * near;
  } else {
    band.low = lowerEdgeAt(picture, i, t);
    band.high = upperEdgeAt(picture, i, t);
  }
}

/** Finds the heights of the target that thing i hides in direction t, into `band`. */
export function hiddenAt(picture: Picture, i: number, t: number): void {
  if (picture.intersects[i] === 1) hiddenByIntersectingAt(picture, i, t);
  else coveredAt(picture, i, t);
}

/** Far more, as a share, than rounding adds to a nearness. */
export const TINY = 1e-9;

/**
 * A thing that intersects the target hides it by what comes first along the ray: all that lies before the target's
 * front, and all that lies on the eye's side of the target's bottom or top.
 */
function hiddenByIntersectingAt(picture: Picture, i: number, t: number): void {
  const { bottom, top, band } = picture;
  const near = nearAt(picture, i, t);
  const front = nearAt(picture, 0, t);
  const vertical = verticalPart(picture, i);
  // Where both begin alike, up to rounding, it counts as hidden here: only exact arithmetic may say that it is free.
  if (near > front * (1 - TINY)) {
    const far = vertical === NO_PART ? Math.max(farAt(picture, i, t), front) : farAt(picture, i, t);
    band.low = bottom[i]! * (bottom[i]! < 0 ? near : far);
    band.high = top[i]! * (top[i]! > 0 ? near : far);
  } else if (vertical === NO_PART) {
    band.low = 0;
    band.high = 0;
  } else {
    const far = farAt(picture, i, t);
    const low = vertical === ABOVE_PART ? Math.max(bottom[i]!, top[0]!) : bottom[i]!;
    const high = vertical === BELOW_PART ? Math.min(top[i]!, bottom[0]!) : top[i]!;
    band.low = low * (low < 0 ? near : far);
    band.high = high * (high > 0 ? near : far);
  }
}

export const NO_PART = 0;
export const BELOW_PART = 1;
export const ABOVE_PART = 2;

/** Which part of an intersecting thing lies between the eye and the level of the target's bottom or top. */
export function verticalPart({ bottom, top }: Picture, i: number): number {
  if (bottom[0]! >= 0 && bottom[i]! < bottom[0]!) return BELOW_PART;
  return top[0]! <= 0 && top[i]! > top[0]! ? ABOVE_PART : NO_PART;
}

/** Whether height a is over b beyond doubt, or both are exactly at the eye's height: nothing passes between them. */
export const isOver = ({ view }: Picture, a: number, b: number): boolean => a > b + view.doubt || (a === 0 && b === 0);

/** Finds the widest free gap before the target in direction t, into `gap`. */
export function widestGapAt(picture: Picture, t: number): void {
  const { count, left, right, band, gap } = picture;
  const { lows, highs, things } = picture.bands;
  coveredAt(picture, 0, t);
  const floor = band.low;
  const roof = band.high;
  let some = 0;
  for (let i = 1; i <= count; i++) {
    if (left[i]! > t || right[i]! < t) continue;
    hiddenAt(picture, i, t);
    if (band.high <= floor || band.low >= roof || band.low >= band.high) continue;
    if (band.low <= floor && band.high >= roof) {
      gap.t = t;
      gap.low = gap.high = roof;
      return;
    }
    lows[some] = band.low;
    highs[some] = band.high;
    things[some++] = i;
  }
  gap.t = t;
  climb(picture, floor, roof, some);
}

/** Climbs from floor to roof over the hidden bands, from gap to gap, and keeps the widest gap. */
function climb(picture: Picture, floor: number, roof: number, some: number): void {
  const { gap } = picture;
  const { lows, highs, things } = picture.bands;
  let at = floor;
  let below = 0;
  let widest = 0;
  gap.low = roof;
  gap.high = roof;
  while (at < roof) {
    let isMoving = true;
    while (isMoving) {
      isMoving = false;
      for (let k = 0; k < some; k++)
        if (lows[k]! <= at && highs[k]! > at) {
          at = highs[k]!;
          below = things[k]!;
          isMoving = true;
        }
    }
    let next = roof;
    let above = 0;
    for (let k = 0; k < some; k++)
      if (lows[k]! > at && lows[k]! < next) {
        next = lows[k]!;
        above = things[k]!;
      }
    if (next - at > widest) {
      widest = next - at;
      gap.low = at;
      gap.high = next;
      gap.below = below;
      gap.above = above;
    }
    at = next;
    below = 0;
  }
}
