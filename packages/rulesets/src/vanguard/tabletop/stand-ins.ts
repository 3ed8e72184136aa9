// Another ruleset's table under the rules of Kill Team Vanguard
import type { Board, StandIns } from '@little-wars/engine';
import { toInches } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';
import { type BattleMap, MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Model, Team, Vanguard } from '../types.ts';

/** A wall is what is not known here: it hides, and nobody walks through it. */
const known = (kind: string): string => (isTerrainKind(kind) ? kind : 'wall');

/** Starter teams stand where the models in play stand, as often as it takes. */
export function standIns({ width, depth, pieces, models }: Board): StandIns<Vanguard> | null {
  const setup = ready[0]!;
  const standing = models.flatMap(({ seat, at, out }) => (at === null || out ? [] : [{ seat, at }]));
  if (standing.some(({ seat }) => !setup.teams[seat])) return null;
  const counts = setup.teams.map(() => 0);
  const stood = standing.map(({ seat, at }): Model => {
    const of = teamMates(setup.teams[seat]!, seat);
    return { ...of[counts[seat]!++ % of.length]!, at };
  });
  const map: BattleMap = {
    ...MAPS[0]!,
    id: 'borrowed',
    name: 'Borrowed',
    terrain: {
      width,
      depth,
      pieces: pieces.map(({ id, parts }) => ({ id, parts: parts.map(part => ({ ...part, kind: known(part.kind) })) })),
    },
  };
  const options = { ...setup.options, tableWidth: toInches(width), tableDepth: toInches(depth) };
  const position = { ...opening(setup), round: 1, phase: 'turns' as const, models: stood };
  return { setup: { ...setup, map, options }, position };
}

const teamMates = (team: Team, seat: number): readonly Model[] =>
  opening({ teams: [team] }).models.map(model => ({ ...model, seat }));
