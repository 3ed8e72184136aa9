/** Working memory for lines that slope. */
import { GapEdge } from './memory.ts';

/** Directions in order, each with how well its best line keeps the limits. */
export interface Tried {
  count: number;
  x: Float64Array;
  y: Float64Array;
  slack: Float64Array;
}

/** The lines between two directions that come into a stretch by one edge and leave it by another, by their ends. */
export interface Gap {
  readonly entry: GapEdge;
  readonly exit: GapEdge;
  /** The part of each line's way on which its height is that of the stretch. */
  from: number;
  to: number;
  /** What bounds the shortest lines and the longest. */
  low: number;
  high: number;
  /** Whether the rim looked at is that of the longest lines. */
  isFar: boolean;
  /** Ends of lines, from the start of the ray, and the limits each is within. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly bits: Uint8Array;
  /** The end of a line found within no limit, and the direction before it. */
  foundX: number;
  foundY: number;
  after: number;
}

export const newTried = (): Tried => ({
  count: 0,
  x: new Float64Array(64),
  y: new Float64Array(64),
  slack: new Float64Array(64),
});

export const newGap = (): Gap => ({
  entry: new GapEdge(),
  exit: new GapEdge(),
  from: 0,
  to: 1,
  low: 0,
  high: 0,
  isFar: false,
  x: new Float64Array(128),
  y: new Float64Array(128),
  bits: new Uint8Array(128),
  foundX: 0,
  foundY: 0,
  after: 0,
});
