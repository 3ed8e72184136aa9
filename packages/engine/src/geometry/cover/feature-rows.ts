import { perObject } from '../../cache.ts';
import type { Mask, Scene } from '../scene.ts';
import type { Body } from '../shape.ts';
import { preparedSolids } from '../sight/solids/flat-solids.ts';
import { type SpatialIndex, solidIndexOf } from '../spatial-index.ts';

/** The solids of a scene as rows of numbers, as sight has them; cached by scene. */
export interface SolidRows {
  readonly scene: Scene;
  readonly index: SpatialIndex;
  /** Where the corners of each solid begin in x and y, and after the last one where they end. */
  readonly starts: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  /** Solids of one piece have the same number. */
  readonly piece: Int32Array;
}

export const solidRowsOf: (scene: Scene) => SolidRows = perObject(compile);

function compile(scene: Scene): SolidRows {
  const { start: starts, x, y, bottom, top } = preparedSolids(scene);
  return { scene, index: solidIndexOf(scene), starts, x, y, bottom, top, piece: piecesOf(scene) };
}

function piecesOf({ solids }: Scene): Int32Array {
  const numbers = new Map<string, number>();
  const made = new Int32Array(solids.length);
  for (let i = 0; i < solids.length; i++) {
    const { piece } = solids[i]!;
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    made[i] = number;
  }
  return made;
}

/** Bodies as rows of numbers; cached by list. */
export interface BodyRows {
  readonly count: number;
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly bx: Float64Array;
  readonly by: Float64Array;
  readonly r: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  /** Its middle, and how far it reaches from there. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly reach: Float64Array;
}

export const bodyRowsOf: (bodies: readonly Body[]) => BodyRows = perObject(bodies => ({
  count: bodies.length,
  ax: Float64Array.from(bodies, b => b.ax),
  ay: Float64Array.from(bodies, b => b.ay),
  bx: Float64Array.from(bodies, b => b.bx),
  by: Float64Array.from(bodies, b => b.by),
  r: Float64Array.from(bodies, b => b.r),
  bottom: Float64Array.from(bodies, b => b.bottom),
  top: Float64Array.from(bodies, b => b.top),
  x: Float64Array.from(bodies, b => (b.ax + b.bx) / 2),
  y: Float64Array.from(bodies, b => (b.ay + b.by) / 2),
  reach: Float64Array.from(
    bodies,
    b => b.r + Math.sqrt((b.bx - b.ax) * (b.bx - b.ax) + (b.by - b.ay) * (b.by - b.ay)) / 2,
  ),
}));

export const takesPart = (mask: Mask | undefined, i: number): boolean => mask === undefined || mask[i] === 1;
