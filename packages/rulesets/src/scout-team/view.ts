import type { Ruleset } from '@little-wars/engine';
import type { ScoutTeam } from './types.ts';

/** Nothing is secret. */
export const view: Ruleset<ScoutTeam>['view'] = (_setup, position) => position;
export const reveals: readonly ScoutTeam['fact']['type'][] = [];
export const show: Ruleset<ScoutTeam>['show'] = fact => fact;
