import type { Segment } from '../segment-distance.ts';
import type { Point, Standing } from '../shape.ts';
import type { CoverQuestion, CoverTest } from './question.ts';

/**
 * One line over solids, measured in exact fractions: no rounding anywhere, and none of the code under test.
 */

/** A fraction; its denominator is positive. */
interface Fraction {
  readonly up: bigint;
  readonly low: bigint;
}

interface Place {
  readonly x: bigint;
  readonly y: bigint;
}

/** Coordinates are multiples of 1 / GRAIN of a tenth. */
export const GRAIN = 1024;
const whole = (value: number): bigint => BigInt(Math.round(value * GRAIN));
const placeOf = ({ x, y }: Point): Place => ({ x: whole(x), y: whole(y) });
/** A point moved to the nearest one that the oracle can represent exactly. */
export const snapped = ({ x, y }: Point): Point => ({
  x: Math.round(x * GRAIN) / GRAIN,
  y: Math.round(y * GRAIN) / GRAIN,
});

const fraction = (up: bigint, low: bigint): Fraction => (low < 0n ? { up: -up, low: -low } : { up, low });
const isLess = (a: Fraction, b: Fraction): boolean => a.up * b.low < b.up * a.low;
const cross = (a: Place, b: Place, c: Place): bigint => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

type Part = readonly [from: Fraction, to: Fraction];

/** The part of the line on which it is at a solid's height and inside its outline. */
function partIn(
  [p, q]: readonly [Place, Place],
  { corners, bottom, top }: { readonly corners: readonly Point[]; readonly bottom: number; readonly top: number },
  { viewer, target }: { readonly viewer: Standing; readonly target: Standing },
): Part | null {
  const rise = whole(target.z - viewer.z);
  const ends = [fraction(whole(bottom - viewer.z), rise), fraction(whole(top - viewer.z), rise)];
  if (rise < 0n) ends.reverse();
  let from: Fraction = isLess({ up: 0n, low: 1n }, ends[0]!) ? ends[0]! : { up: 0n, low: 1n };
  let to: Fraction = isLess(ends[1]!, { up: 1n, low: 1n }) ? ends[1]! : { up: 1n, low: 1n };
  for (const [k, corner] of corners.entries()) {
    const a = placeOf(corner);
    const b = placeOf(corners[(k + 1) % corners.length]!);
    const [start, end] = [cross(a, b, p), cross(a, b, q)];
    if (start <= 0n && end <= 0n) return null;
    const at = fraction(start, start - end || 1n);
    if (start < 0n && isLess(from, at)) from = at;
    if (end < 0n && isLess(at, to)) to = at;
  }
  return isLess(from, to) ? [from, to] : null;
}

/** The squared distance of a point of the line from a base's core, seen from above. */
function squareToCore([p, q]: readonly [Place, Place], at: Fraction, core: Segment): Fraction {
  const x = p.x * at.low + at.up * (q.x - p.x);
  const y = p.y * at.low + at.up * (q.y - p.y);
  const [a, b] = [placeOf({ x: core.ax, y: core.ay }), placeOf({ x: core.bx, y: core.by })];
  const to = (c: Place): Fraction => ({
    up: (x - c.x * at.low) ** 2n + (y - c.y * at.low) ** 2n,
    low: at.low * at.low,
  });
  const [ux, uy] = [b.x - a.x, b.y - a.y];
  const along = (x - a.x * at.low) * ux + (y - a.y * at.low) * uy;
  const length = ux * ux + uy * uy;
  if (along <= 0n || length === 0n) return to(a);
  if (along >= length * at.low) return to(b);
  const beside = (x - a.x * at.low) * uy - (y - a.y * at.low) * ux;
  return { up: beside * beside, low: length * at.low * at.low };
}

/** Whether a point of the line is within a limit of a base in space; `high` is the difference in height. */
function isWithin(flat: Fraction, high: Fraction, { r }: Standing, limit: number): boolean {
  // √flat ≤ r + √(limit² - high²), squared twice.
  const [near, far] = [whole(r), whole(limit)];
  const c = { up: far * far * high.low * high.low - high.up * high.up, low: high.low * high.low };
  if (c.up < 0n) return false;
  const m = flat.up * c.low - (near * near * c.low + c.up) * flat.low;
  return m <= 0n || m * m <= 4n * near * near * c.up * c.low * flat.low * flat.low;
}

/** Whether a line between two points that the oracle represents exactly crosses some solid as a test requires. */
export function lineHoldsExactly(
  { scene }: CoverQuestion,
  test: CoverTest,
  line: readonly [Point, Point],
  bases: { readonly viewer: Standing; readonly target: Standing },
): boolean {
  const way = [placeOf(line[0]), placeOf(line[1])] as const;
  const { viewer, target } = bases;
  const rise = whole(target.z - viewer.z);
  return scene.solids.some(solid => {
    const part = partIn(way, solid, bases);
    if (part === null) return false;
    const [from, to] = part;
    const left = { up: rise * (to.low - to.up), low: to.low };
    const isNear = (limit: number): boolean => isWithin(squareToCore(way, to, target), left, target, limit);
    const gone = { up: rise * from.up, low: from.low };
    const isBeside = (limit: number): boolean => isWithin(squareToCore(way, from, viewer), gone, viewer, limit);
    return (
      (test.within === undefined || isNear(test.within)) &&
      (test.beyond === undefined || !isNear(test.beyond)) &&
      (test.viewerBeyond === undefined || !isBeside(test.viewerBeyond))
    );
  });
}

/** Whether a point lies on a base. */
export function isOn({ x, y }: Point, base: Standing): boolean {
  const square = squareToCore([placeOf({ x, y }), placeOf({ x, y })], { up: 0n, low: 1n }, base);
  return square.up <= whole(base.r) ** 2n * square.low;
}
