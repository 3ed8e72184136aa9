// The models of a guided game as the pupil finds them
import { inches } from '@little-wars/engine/geometry';
import type { Model } from '../types.ts';

/** Where a model stands, in inches. */
export type Stand = readonly [x: number, y: number];

/** Fresh models, each in its place; those without one stay out. */
export const placedIn = <M extends Model>(models: readonly M[], stands: readonly (Stand | null)[]): readonly M[] =>
  models.map((model, i) => {
    const stand = stands[i];
    return stand
      ? { ...model, at: { x: inches(stand[0]), y: inches(stand[1]), z: 0 } }
      : { ...model, at: null, removed: true };
  });
