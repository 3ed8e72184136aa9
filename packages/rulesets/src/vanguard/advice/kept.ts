// Caches of answers, for as long as nothing changes that they depend on.
import { keeping } from '@little-wars/engine';
import type { Look } from '../types.ts';

const activationOf = ({ position: { activation } }: Look): unknown => activation;

/** The people and where they stand, what is at work, and the activation. */
export const kept = keeping<Look>(t => [t.setup, t.position.models, t.position.effects, activationOf(t)], 6);

/** The same whatever has been done in the activation. */
export const keptOfPlaces = keeping<Look>(t => [t.setup, t.position.models], 6);
