import type { Ruleset } from '@little-wars/engine';
import type { ZeroG } from './types.ts';

/** Nothing is secret. */
export const view: Ruleset<ZeroG>['view'] = (_setup, position) => position;
export const reveals: readonly ZeroG['fact']['type'][] = [];
export const show: Ruleset<ZeroG>['show'] = fact => fact;
