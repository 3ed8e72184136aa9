// Caches of answers, for as long as nothing changes that they depend on.
import { recent } from '@little-wars/engine';
import type { Look } from '../types.ts';

const arePlacesAlike = (a: Look, b: Look): boolean => a.setup === b.setup && a.position.models === b.position.models;

/** The people and where they stand, what is at work, and the activation. */
export const kept = recent<Look>(
  (a, b) =>
    arePlacesAlike(a, b) &&
    a.position.effects === b.position.effects &&
    a.position.activation === b.position.activation,
  6,
);

/** The same whatever has been done in the activation. */
export const keptOfPlaces = recent(arePlacesAlike, 6);
