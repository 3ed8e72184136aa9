import type { Scene } from '../scene.ts';
import {
  type BaseSize,
  type Body,
  type Direction,
  footprintOf,
  type Point,
  type Spot,
  type Standing,
} from '../shape.ts';
import type { Tenths } from '../units.ts';

/** Who moves: the size of its base and how tall it is. Where it stands is the start of its path. */
export interface Mover {
  readonly size: BaseSize;
  readonly height: Tenths;
}

/**
 * How a leg is made. `go` stays on its level. The others may change level and are travelled flat at the higher of
 * their two levels; the change of height happens at the lower end.
 */
export type How = 'go' | 'climb' | 'drop' | 'jump';

/**
 * One straight piece of a path. A base that is not round turns on the spot before the leg, to lie along `along` all
 * through it.
 */
export interface Leg {
  readonly how: How;
  readonly to: Spot;
  /** If absent, the base keeps its orientation. Round bases need none. */
  readonly along?: Direction;
}

export interface Path {
  readonly from: Spot;
  /** How a base that is not round lies at the start. */
  readonly along?: Direction;
  readonly legs: readonly Leg[];
}

/** Another base; the ground table decides whether it is in the way. */
export interface Other extends Body {
  readonly id: string;
}

/** Ground around a base that the mover must not come within `range` of: exactly the range is inside the zone. */
export interface Zone extends Standing {
  readonly id: string;
  readonly range: Tenths;
  /** Measured on the flat whatever the heights; else in space between the two bases. */
  readonly flat: boolean;
  /** Closed all along the path, or only as a place to end. */
  readonly closed: 'path' | 'end';
}

/** Where a move takes place: the compiled table, all other bases on it, and the zones closed to the mover. */
export interface Field {
  readonly scene: Scene;
  readonly others: readonly Other[];
  readonly zones?: readonly Zone[];
}

/**
 * The orientation of a base about its centre. x and y lead to the centre of one of its two circles and are 0 for a
 * round base. For a rectangular base they lead to the middle of a short side, wx and wy to that of a long one, and r is
 * 0.
 */
export interface Half {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly r: Tenths;
  readonly wx: Tenths;
  readonly wy: Tenths;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** How a base of this size lies. Footprints made by `footprintOf` at any centre have this half. */
export function halfOf(size: BaseSize, along?: Direction): Half {
  const { bx, by, r, corners } = footprintOf(size, ORIGIN, along);
  return corners ? halfOfCorners(corners) : { x: bx, y: by, r, wx: 0, wy: 0 };
}

/** The half of a rectangular base from its corners. */
export const halfOfCorners = ([a, b, c]: readonly Point[]): Half => ({
  x: (b!.x - a!.x) / 2,
  y: (b!.y - a!.y) / 2,
  r: 0,
  wx: (c!.x - b!.x) / 2,
  wy: (c!.y - b!.y) / 2,
});

/** A cache key for the orientation of a base. */
export const keyOf = ({ x, y, r, wx, wy }: Half): string => `${x} ${y} ${r} ${wx} ${wy}`;

export const isSameHalf = (a: Half, b: Half): boolean =>
  a.x === b.x && a.y === b.y && a.r === b.r && a.wx === b.wx && a.wy === b.wy;

/** How far a base lying so reaches to the right and left of its centre. */
export const sidewaysOf = ({ x, r, wx }: Half): Tenths => Math.abs(x) + Math.abs(wx) + r;

/** How far it reaches up and down the table. */
export const upwardsOf = ({ y, r, wy }: Half): Tenths => Math.abs(y) + Math.abs(wy) + r;

/** Whether a base with its centre here is wholly on the table. Touching the edge is on it. */
export function isOnTable({ width, depth }: Scene, at: Point, half: Half): boolean {
  const x = sidewaysOf(half);
  const y = upwardsOf(half);
  return at.x >= x && at.y >= y && at.x + x <= width && at.y + y <= depth;
}

/** Whether what fills [bottom, top) meets what fills [z, z + height). Something flat lies at its height. */
export const meetsHeight = (
  thing: { readonly bottom: Tenths; readonly top: Tenths },
  z: Tenths,
  height: Tenths,
): boolean => thing.bottom < z + height && (thing.top > z || (thing.top === thing.bottom && thing.top === z));

/** The spot at a share of the way from one to the other, on the flat, to the nearest whole tenth; for showing. */
export const spotAt = (from: Spot, to: Spot, t: number, z: Tenths): Spot => ({
  x: Math.round(from.x + (to.x - from.x) * t),
  y: Math.round(from.y + (to.y - from.y) * t),
  z,
});
