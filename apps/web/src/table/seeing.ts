// The match as the person at this table may see it; computed once per input.
import { type Board, type Game, type Seat, type Sight, tableOf, viewOf } from '@little-wars/engine';
import type { Player, TableMatch } from '@little-wars/table';
import { type Teller, tellerFor } from '@little-wars/words';
import { namesOf } from './names.ts';

export interface Seeing {
  readonly seat: number;
  /** Who looks: the seat, or null where both sides look at one screen. */
  readonly viewer: Seat | null;
  /** The table to ask: a seat's view, never the secrets. */
  readonly t: Sight<Game>;
  readonly position: object;
  readonly board: Board;
  readonly teller: Teller;
}

/** The match as a seat sees it; as both may see it if they share the screen. */
export function see(match: TableMatch, seat: number, players: readonly Player[], isShared = false): Seeing {
  const { ruleset, setup, state } = match;
  const viewer = isShared ? null : seat;
  const { position } = viewOf(ruleset, setup, state, viewer);
  const t = tableOf(ruleset, setup, position);
  return {
    seat,
    viewer,
    t,
    position,
    board: ruleset.tabletop.board(t),
    teller: tellerFor({ ruleset, setup, position }, { seats: namesOf(players) }),
  };
}
