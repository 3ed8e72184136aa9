import { perObject } from '../../cache.ts';
import type { Mask, Scene } from '../scene.ts';
import { preparedSolids } from '../sight/solids/flat-solids.ts';
import { type SpatialIndex, solidIndexOf } from '../spatial-index.ts';

/** The solids of a scene as rows of numbers, shared with sight; cached by scene. */
export interface SolidRows {
  readonly scene: Scene;
  readonly index: SpatialIndex;
  /** The index in x and y of the first corner of each solid, and after the last solid the end. */
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
  const pieces = new Int32Array(solids.length);
  for (let i = 0; i < solids.length; i++) {
    const { piece } = solids[i]!;
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    pieces[i] = number;
  }
  return pieces;
}

export const takesPart = (mask: Mask | undefined, i: number): boolean => mask === undefined || mask[i] === 1;
