// Caches of answers, emptied when something they depend on changes.
import { recent } from '@little-wars/engine';
import type { Look } from '../types.ts';

/** Effects matter wherever models do: they change speeds and allowances. Rounds, sides and terrain say where to go. */
const arePlacesAlike = ({ setup, position: a }: Look, { setup: other, position: b }: Look): boolean =>
  setup === other &&
  a.models === b.models &&
  a.effects === b.effects &&
  a.round === b.round &&
  a.sides === b.sides &&
  a.laid === b.laid;

/** Depends on all that places depend on, and on the activation. */
export const cachedPerSituation = recent<Look>(
  (a, b) => arePlacesAlike(a, b) && a.position.activation === b.position.activation,
  6,
);

/** Depends on the setup, the round, the sides, the terrain, the models and the effects, not on the activation. */
export const cachedPerPlaces = recent(arePlacesAlike, 6);
