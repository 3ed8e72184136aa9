import { quarters } from './exact-signs.ts';
import type { Direction } from './shape.ts';

/**
 * The length of a heading, without a unit: large enough for rounding to shift a line by less than a tenth on any table.
 */
export const HEADING = 10000;

/** To the nearest whole, halves away from zero, so that opposite directions give opposite headings. */
const rounded = (n: number): number => (n < 0 ? -Math.round(-n) : Math.round(n)) + 0;

/** A direction as a heading: scaled to a length of 10,000 and rounded; null for no direction at all. */
export function headingOf({ dx, dy }: Direction): Direction | null {
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? null : { dx: rounded((dx * HEADING) / length), dy: rounded((dy * HEADING) / length) };
}

/** Twelve headings like the hours of a clock, the first at one o'clock, the last straight up the table. */
export const CLOCK: readonly Direction[] = [
  { dx: 5000, dy: 8660 },
  { dx: 8660, dy: 5000 },
  { dx: 10000, dy: 0 },
  { dx: 8660, dy: -5000 },
  { dx: 5000, dy: -8660 },
  { dx: 0, dy: -10000 },
  { dx: -5000, dy: -8660 },
  { dx: -8660, dy: -5000 },
  { dx: -10000, dy: 0 },
  { dx: -8660, dy: 5000 },
  { dx: -5000, dy: 8660 },
  { dx: 0, dy: 10000 },
];

/** The eight directions of a compass, clockwise; north is up the table. */
export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Compass = (typeof COMPASS)[number];

const TOWARDS: readonly Direction[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: 1 },
];

/** The nearest direction of the compass: the one within 22.5 degrees; no whole-number direction lies on the border. */
export const compassOf = (along: Direction): Compass =>
  COMPASS[TOWARDS.findIndex(towards => isInArc(towards, along, 1))] ?? 'north';

/** Which ninth of an area a place is in; null for the middle one. */
export function ninthOf(
  { width, depth }: { readonly width: number; readonly depth: number },
  { x, y }: { readonly x: number; readonly y: number },
): Compass | null {
  const third = (of: number, whole: number): number => (3 * of < whole ? -1 : 3 * of > 2 * whole ? 1 : 0);
  const [dx, dy] = [third(x, width), third(y, depth)];
  return dx === 0 && dy === 0 ? null : compassOf({ dx, dy });
}

/**
 * Whether a line points no farther away from a heading than 45 degrees halved so many times, to either side, the limit
 * included. Exact: doubles decide unless the slope and the limit all but agree; then the angle is doubled in BigInt,
 * (x, y) to (x² - y², 2xy), until it is compared with 45 degrees itself.
 */
export function isInArc(heading: Direction, line: Direction, halvings: number): boolean {
  const x = heading.dx * line.dx + heading.dy * line.dy;
  const y = Math.abs(heading.dx * line.dy - heading.dy * line.dx);
  if (!(x > 0) || y > x) return false;
  if (y === 0) return true;
  let limit = 1;
  // tan(a / 2) = tan a / (1 + sqrt(1 + tan² a)); each step is off by less than 4 parts in 2^53.
  for (let i = 0; i < halvings; i++) limit /= 1 + Math.sqrt(1 + limit * limit);
  const apart = y / x - limit;
  return Math.abs(apart) > NEAR * limit ? apart < 0 : isInArcExactly(quarters(x), quarters(y), halvings);
}

/** As a share of the limit, far more than the rounding errors of a hundred operations. */
const NEAR = 1e-12;

/** The test of ZG-4.11, in whole numbers of any size. */
export function isInArcExactly(along: bigint, across: bigint, halvings: number): boolean {
  let x = along;
  let y = across;
  for (let i = 0; ; i++) {
    if (x <= 0n || y > x || -y > x) return false;
    if (i === halvings) return true;
    [x, y] = [x * x - y * y, 2n * x * y];
  }
}
