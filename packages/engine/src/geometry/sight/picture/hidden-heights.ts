import { bottom, farAt, left, mixed, nearAt, right, top, view } from './picture.ts';

/** The heights on the picture that a thing covers in one direction; low >= high where it covers none. */
export const band = { low: 0.5, high: 0.5 };

/** A convex line: the lower edge of thing i. Looking down on its bottom, that is the near rim; looking up, the far one. */
export const lowerEdgeAt = (i: number, t: number): number =>
  bottom[i]! < 0 ? bottom[i]! * nearAt(i, t) : bottom[i]! * farAt(i, t);

/** A concave line: the upper edge of thing i. */
export const upperEdgeAt = (i: number, t: number): number =>
  top[i]! > 0 ? top[i]! * nearAt(i, t) : top[i]! * farAt(i, t);

/** Both edges of thing i, into `band`. */
export function coveredAt(i: number, t: number): void {
  const low = bottom[i]!;
  const high = top[i]!;
  if (low < 0 && high > 0) {
    const near = nearAt(i, t);
    band.low = low * near;
    band.high = high * near;
  } else {
    band.low = lowerEdgeAt(i, t);
    band.high = upperEdgeAt(i, t);
  }
}

/** The heights that thing i hides of the target in direction t, into `band`. */
export function hiddenAt(i: number, t: number): void {
  if (mixed[i] === 1) hiddenByMixedAt(i, t);
  else coveredAt(i, t);
}

/** Far more than rounding adds to a nearness. */
export const TINY = 1e-9;

/**
 * Things that run into the target hide it by what comes first along the ray: all that lies before the target's front,
 * and all that lies on the eye's side of the target's bottom or top.
 */
function hiddenByMixedAt(i: number, t: number): void {
  const near = nearAt(i, t);
  const front = nearAt(0, t);
  const vertical = verticalPart(i);
  // Where both begin alike, all but rounding, it is left to exact arithmetic to say that it is free.
  if (near > front * (1 - TINY)) {
    const far = vertical === NO_PART ? Math.max(farAt(i, t), front) : farAt(i, t);
    band.low = bottom[i]! < 0 ? bottom[i]! * near : bottom[i]! * far;
    band.high = top[i]! > 0 ? top[i]! * near : top[i]! * far;
  } else if (vertical === NO_PART) {
    band.low = 0;
    band.high = 0;
  } else {
    const far = farAt(i, t);
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
export function verticalPart(i: number): number {
  if (bottom[0]! >= 0 && bottom[i]! < bottom[0]!) return BELOW_PART;
  return top[0]! <= 0 && top[i]! > top[0]! ? ABOVE_PART : NO_PART;
}

/** Whether height a is over b beyond doubt, or both are exactly at the eye's: nothing passes between them. */
export const isOver = (a: number, b: number): boolean => a > b + view.doubt || (a === 0 && b === 0);

/** A gap in a direction: from `low` up to `high`, `below` and `above` being the things that bound it (0: the target). */
export const gap = { t: 0.5, low: 0.5, high: 0.5, below: 0, above: 0 };

const lows = new Float64Array(4096);
const highs = new Float64Array(4096);
const things = new Int32Array(4096);

/** Finds the widest free gap before the target in direction t among things 1 to count, into `gap`. */
export function widestGapAt(t: number, count: number): void {
  coveredAt(0, t);
  const floor = band.low;
  const roof = band.high;
  let some = 0;
  for (let i = 1; i <= count; i++) {
    if (left[i]! > t || right[i]! < t) continue;
    hiddenAt(i, t);
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
  climb(floor, roof, some);
}

/** Climbs from floor to roof over the bands, from gap to gap, and keeps the widest. */
function climb(floor: number, roof: number, some: number): void {
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
