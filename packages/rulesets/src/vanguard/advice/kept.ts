// Caches of answers, kept until something they depend on changes.
import { recent } from '@little-wars/engine';
import type { Look } from '../types.ts';

/** Effects matter wherever models do: they change speeds and allowances. */
const arePlacesAlike = (a: Look, b: Look): boolean =>
  a.setup === b.setup && a.position.models === b.position.models && a.position.effects === b.position.effects;

/** Depends on the models, the effects in play and the activation. */
export const kept = recent<Look>((a, b) => arePlacesAlike(a, b) && a.position.activation === b.position.activation, 6);

/** Depends on the models and the effects, not on the activation. */
export const keptOfPlaces = recent(arePlacesAlike, 6);
