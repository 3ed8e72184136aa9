// The match as the person at this table may see it now, worked out once for each input.
import { type Board, type Game, type Sight, tableOf, viewOf } from '@little-wars/engine';
import { type Teller, tellerFor } from '@little-wars/words';
import type { Player, Session, TableMatch } from '../game/session.ts';

export interface Seeing {
  readonly seat: number;
  /** The table to ask: a seat's view, never the secrets. */
  readonly t: Sight<Game>;
  readonly position: object;
  readonly board: Board | null;
  readonly teller: Teller;
}

/** Who looks: the person asked; while a bot or the dice are asked, the one who looked last, or the first person. */
export function seatOf({ match, players }: Session, last: number | null): number {
  const to = match.state.question?.to;
  if (typeof to === 'number' && players[to]?.kind === 'person') return to;
  if (last !== null && players[last]?.kind === 'person') return last;
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
}

export const isPerson = (players: readonly Player[], seat: unknown): boolean =>
  typeof seat === 'number' && players[seat]?.kind === 'person';

export function see(match: TableMatch, seat: number): Seeing {
  const { ruleset, setup, state } = match;
  const { position } = viewOf(ruleset, setup, state, seat);
  const t = tableOf(ruleset, setup, position);
  return {
    seat,
    t,
    position,
    board: ruleset.tabletop.board(t),
    teller: tellerFor({ ruleset, setup, position }),
  };
}
