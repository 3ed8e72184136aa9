// Whether a table is fair: equal teams play on it and on the same table rotated by half a turn.
import { type Edition, type Game, type OwnTable, type State, tableOf } from '@little-wars/engine';
import type { Terrain } from '@little-wars/engine/geometry';
import { turnedPiece } from '@little-wars/engine/pieces';
import { type GameToPlay, playGame } from '@little-wars/table';
import { type Share, shareOf } from './summary.ts';

/** The number of the winner's starting zone; null for a draw. */
export interface Sided {
  readonly zone: number | null;
  /** The kind of that zone, which may tell the role of the winner. */
  readonly kind: string | null;
}

const NOBODY: Sided = { zone: null, kind: null };

export function playSided<G extends Game>(game: GameToPlay<G> & { readonly ruleset: Edition<G> }): Sided {
  const { ruleset, setup } = game;
  let last: State<G> | null = null;
  const { result } = playGame(game, (_input, state) => {
    last = state;
  });
  if (result.winners.length !== 1 || last === null) return NOBODY;
  const { zones } = ruleset.tabletop.board(tableOf(ruleset, setup, (last as State<G>).position));
  const zone = zones.findIndex(({ seat }) => seat === result.winners[0]);
  return zone < 0 ? NOBODY : { zone, kind: zones[zone]!.kind };
}

/** The same table from the other side. */
export const rotatedTable = ({ name, terrain }: OwnTable): OwnTable => ({
  name,
  terrain: { ...terrain, pieces: terrain.pieces.map(piece => turnedPiece(terrain, piece, piece.id)) },
});

/** Whether both sides have the same terrain. */
export function isSameTurned(terrain: Terrain): boolean {
  const textOf = ({ pieces }: Terrain): string =>
    pieces
      .flatMap(({ parts }) =>
        parts.map(({ kind, outline, bottom, top }) => {
          const corners = outline.map(({ x, y }) => `${x},${y}`).sort();
          return `${kind} ${bottom} ${top} ${corners.join(' ')}`;
        }),
      )
      .sort()
      .join('\n');
  return textOf(terrain) === textOf(rotatedTable({ name: '', terrain }).terrain);
}

type Zoned = Pick<Sided, 'zone'>;

/**
 * The share of games won from the table's first zone. Half of them are played on the rotated table, so that other
 * preferences of the players cancel out. A draw is half a win for each.
 */
export function fairnessOf(played: readonly Zoned[], onTurned: readonly Zoned[]): Share {
  const points = (games: readonly Zoned[], first: number): number =>
    games.reduce((sum, { zone }) => sum + (zone === null ? 0.5 : zone === first ? 1 : 0), 0);
  return shareOf(points(played, 0) + points(onTurned, 1), played.length + onTurned.length);
}
