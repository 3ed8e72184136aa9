// The match as the person at this table may see it; computed once per input.
import { type Board, type Game, type Sight, tableOf, viewOf } from '@little-wars/engine';
import type { Player, TableMatch } from '@little-wars/table';
import { type Teller, tellerFor } from '@little-wars/words';
import { namesOf } from './names.ts';

export interface Seeing {
  readonly seat: number;
  /** The table to ask: a seat's view, never the secrets. */
  readonly t: Sight<Game>;
  readonly position: object;
  readonly board: Board;
  readonly teller: Teller;
}

export function see(match: TableMatch, seat: number, players: readonly Player[]): Seeing {
  const { ruleset, setup, state } = match;
  const { position } = viewOf(ruleset, setup, state, seat);
  const t = tableOf(ruleset, setup, position);
  return {
    seat,
    t,
    position,
    board: ruleset.tabletop.board(t),
    teller: tellerFor({ ruleset, setup, position }, { seats: namesOf(players) }),
  };
}
