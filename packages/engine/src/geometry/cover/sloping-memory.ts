/** Working memory for lines that slope. */
import { GapEdge } from './memory.ts';

/** Directions in order, each with the slack of its best line. */
export interface TriedDirections {
  count: number;
  x: Float64Array;
  y: Float64Array;
  slack: Float64Array;
}

/** The ends of the lines between two directions, which all enter a stretch by one edge and leave it by another. */
export interface Gap {
  readonly entry: GapEdge;
  readonly exit: GapEdge;
  /** The part of each line on which it is at the height of the stretch. */
  from: number;
  to: number;
  /** What bounds the shortest and the longest lines. */
  low: number;
  high: number;
  /** Whether the part of the rim being examined bounds the longest lines. */
  isFar: boolean;
  /** Ends of lines, relative to the start of the ray, and the limits each is within. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly bits: Uint8Array;
  /** The end of a line found within no limit, and the direction before it. */
  foundX: number;
  foundY: number;
  after: number;
}

export const newTriedDirections = (): TriedDirections => ({
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
