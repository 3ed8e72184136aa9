// Another ruleset's table under Kill Team rules
import type { Board, StandIns } from '@little-wars/engine';
import { standingIn, terrainOfBoard } from '@little-wars/skirmish';
import { CRITICAL_OPS_MAPS } from '../maps/index.ts';
import type { KillzoneMap } from '../maps/map.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { KillTeam, Operative } from '../types.ts';

/** Puts starter teams where the models in play stand. */
export function standIns(board: Board): StandIns<KillTeam> | null {
  const setup = ready[0]!;
  const ofSeat = (seat: number): readonly Operative[] =>
    opening({ teams: setup.teams.slice(seat, seat + 1) }).operatives.map(operative => ({ ...operative, seat }));
  const operatives = standingIn(board, ofSeat, (operative, at) => ({ ...operative, at, ready: true }));
  if (operatives === null) return null;
  const map: KillzoneMap = {
    ...CRITICAL_OPS_MAPS[0]!,
    id: 'borrowed',
    name: 'Borrowed',
    number: null,
    terrain: terrainOfBoard(board),
  };
  const position = { ...opening(setup), turningPoint: 1, phase: 'firefight' as const, operatives };
  return { setup: { ...setup, map }, position };
}
