import { farAt, nearAt } from './outlines.ts';
import type { Picture } from './picture.ts';

/** A convex line: the lower edge of thing i. Looking down on its bottom, that is the near rim; looking up, the far one. */
export const lowerEdgeAt = (picture: Picture, i: number, t: number): number =>
  picture.bottom[i]! < 0 ? picture.bottom[i]! * nearAt(picture, i, t) : picture.bottom[i]! * farAt(picture, i, t);

/** A concave line: the upper edge of thing i. */
export const upperEdgeAt = (picture: Picture, i: number, t: number): number =>
  picture.top[i]! > 0 ? picture.top[i]! * nearAt(picture, i, t) : picture.top[i]! * farAt(picture, i, t);

/** Both edges of thing i, into `band`. */
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

/** The heights that thing i hides of the target in direction t, into `band`. */
export function hiddenAt(picture: Picture, i: number, t: number): void {
  const { mixed } = picture;
  if (mixed[i] === 1) hiddenByMixedAt(picture, i, t);
  else coveredAt(picture, i, t);
}

/** Far more than rounding adds to a nearness. */
export const TINY = 1e-9;

/**
 * Things that run into the target hide it by what comes first along the ray: all that lies before the target's front,
 * and all that lies on the eye's side of the target's bottom or top.
 */
function hiddenByMixedAt(picture: Picture, i: number, t: number): void {
  const { bottom, top, band } = picture;
  const near = nearAt(picture, i, t);
  const front = nearAt(picture, 0, t);
  const vertical = verticalPart(picture, i);
  // Where both begin alike, all but rounding, it is left to exact arithmetic to say that it is free.
  if (near > front * (1 - TINY)) {
    const far = vertical === NO_PART ? Math.max(farAt(picture, i, t), front) : farAt(picture, i, t);
    band.low = bottom[i]! < 0 ? bottom[i]! * near : bottom[i]! * far;
    band.high = top[i]! > 0 ? top[i]! * near : top[i]! * far;
  } else if (vertical === NO_PART) {
    band.low = 0;
    band.high = 0;
  } else {
    const far = farAt(picture, i, t);
    const low = vertical === ABOVE_PART ? Math.max(bottom[i]!, top[0]!) : bottom[i]!;
    const high = vertical === BELOW_PART ? Math.min(top[i]!, bottom[0]!) : top[i]!;
    band.low = low < 0 ? low * near : low * far;
    band.high = high > 0 ? high * near : high * far;
  }
}

export const NO_PART = 0;
export const BELOW_PART = 1;
export const ABOVE_PART = 2;

/** Which part of a mixed thing lies between the eye and the target's bottom or top. */
export function verticalPart(picture: Picture, i: number): number {
  const { bottom, top } = picture;
  if (bottom[0]! >= 0 && bottom[i]! < bottom[0]!) return BELOW_PART;
  return top[0]! <= 0 && top[i]! > top[0]! ? ABOVE_PART : NO_PART;
}

/** Whether height a is over b beyond doubt, or both are exactly at the eye's: nothing passes between them. */
export const isOver = (picture: Picture, a: number, b: number): boolean =>
  a > b + picture.view.doubt || (a === 0 && b === 0);

/** Finds the widest free gap before the target in direction t among things 1 to count, into `gap`. */
export function widestGapAt(picture: Picture, t: number, count: number): void {
  const { left, right, band, gap } = picture;
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

/** Climbs from floor to roof over the bands, from gap to gap, and keeps the widest. */
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
