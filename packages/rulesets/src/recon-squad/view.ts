import type { Ruleset } from '@little-wars/engine';
import type { ReconSquad } from './types.ts';

/** Nothing is secret. */
export const view: Ruleset<ReconSquad>['view'] = (_setup, position) => position;
export const reveals: readonly ReconSquad['fact']['type'][] = [];
export const show: Ruleset<ReconSquad>['show'] = fact => fact;
