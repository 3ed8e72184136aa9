import type { Game, Linking } from '@little-wars/engine';
import { linking as killTeam } from './kill-team/spec-ops/linking.ts';

/** Rulesets with linked games, by id; the others are played in leagues. */
export const linkings: { readonly [ruleset: string]: Linking | undefined } = {
  'kill-team': killTeam as unknown as Linking<Game>,
};
