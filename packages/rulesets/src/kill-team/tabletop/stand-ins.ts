// Another ruleset's table under the rules of Kill Team
import type { Board, StandIns } from '@little-wars/engine';
import { isTerrainKind } from '@little-wars/engine/pieces';
import { CRITICAL_OPS_MAPS, type KillzoneMap } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { KillTeam, Operative, Team } from '../types.ts';

/** A wall is what is not known here: it hides, and nobody walks through it. */
const known = (kind: string): string => (isTerrainKind(kind) ? kind : 'wall');

/** Starter teams stand where the models in play stand, as often as it takes. */
export function standIns({ width, depth, pieces, models }: Board): StandIns<KillTeam> | null {
  const setup = ready[0]!;
  const standing = models.flatMap(({ seat, at, out }) => (at === null || out ? [] : [{ seat, at }]));
  if (standing.some(({ seat }) => !setup.teams[seat])) return null;
  const counts = setup.teams.map(() => 0);
  const operatives = standing.map(({ seat, at }): Operative => {
    const of = teamMates(setup.teams[seat]!, seat);
    return { ...of[counts[seat]!++ % of.length]!, at, ready: true };
  });
  const like = CRITICAL_OPS_MAPS[0]!;
  const map: KillzoneMap = {
    ...like,
    id: 'borrowed',
    name: 'Borrowed',
    number: null,
    terrain: {
      width,
      depth,
      pieces: pieces.map(({ id, parts }) => ({ id, parts: parts.map(part => ({ ...part, kind: known(part.kind) })) })),
    },
  };
  const position = { ...opening(setup), turningPoint: 1, phase: 'firefight' as const, operatives };
  return { setup: { ...setup, map }, position };
}

const teamMates = (team: Team, seat: number): readonly Operative[] =>
  opening({ teams: [team] }).operatives.map(operative => ({ ...operative, seat }));
