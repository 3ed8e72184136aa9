// Another ruleset's table under the rules of Kill Team Vanguard
import type { Board, StandIns } from '@little-wars/engine';
import { toInches } from '@little-wars/engine/geometry';
import { standingIn, terrainOfBoard } from '@little-wars/skirmish';
import { type BattleMap, MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Model, Vanguard } from '../types.ts';

/** Starter teams take the places of the models in play. */
export function standIns(board: Board): StandIns<Vanguard> | null {
  const setup = ready[0]!;
  const ofSeat = (seat: number): readonly Model[] =>
    opening({ teams: setup.teams.slice(seat, seat + 1) }).models.map(model => ({ ...model, seat }));
  const models = standingIn(board, ofSeat, (model, at) => ({ ...model, at }));
  if (models === null) return null;
  const map: BattleMap = { ...MAPS[0]!, id: 'borrowed', name: 'Borrowed', terrain: terrainOfBoard(board) };
  const [tableWidth, tableDepth] = [toInches(board.width), toInches(board.depth)];
  const position = { ...opening(setup), round: 1, phase: 'turns' as const, models };
  return { setup: { ...setup, map, options: { ...setup.options, tableWidth, tableDepth } }, position };
}
