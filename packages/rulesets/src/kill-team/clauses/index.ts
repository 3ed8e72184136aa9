import type { Clause } from '@little-wars/engine';
import { gameAndActions } from './01-game-and-actions.ts';
import { attacks } from './04-attacks.ts';
import { sightAndTerrain } from './07-sight-and-terrain.ts';
import { specialRules } from './09-special-rules.ts';
import { waysToPlay } from './10-ways-to-play.ts';
import { specOps } from './14-spec-ops.ts';
import { narrative } from './15-narrative.ts';

/** Kill Team 2021: every rule by its one name, in the order of the book. */
export const clauses: readonly Clause[] = [
  ...gameAndActions,
  ...attacks,
  ...sightAndTerrain,
  ...specialRules,
  ...waysToPlay,
  ...specOps,
  ...narrative,
];
