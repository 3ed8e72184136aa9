// Random crowded boards of every ruleset, and the moves on them that need a legal end.
import type { MoveBoard } from '@little-wars/skirmish/testing';
import { crowdedMoves as killTeam } from './kill-team/testing/crowds.ts';
import { crowdedMoves as reconSquad } from './recon-squad/testing/crowds.ts';
import { crowdedMoves as scoutTeam } from './scout-team/testing/crowds.ts';
import { crowdedMoves as vanguard } from './vanguard/testing/crowds.ts';
import { crowdedMoves as zeroG } from './zero-g/testing/crowds.ts';

/** By the ruleset's id. */
export const moveBoards: Readonly<Record<string, MoveBoard>> = {
  'kill-team': killTeam,
  vanguard,
  'recon-squad': reconSquad,
  'scout-team': scoutTeam,
  'zero-g': zeroG,
};
