// The match as the person at this table may see it; computed once per input.
import {
  type AnswerOf,
  type Board,
  type Game,
  type Id,
  type Question,
  type Seat,
  type Sight,
  tableOf,
  viewOf,
} from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Moment, Player, TableMatch } from '@little-wars/table';
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

/** A model that was put somewhere just now. */
export interface Placed {
  readonly model: Id;
  readonly at: Spot;
}

/** The model that a moment placed; null if it placed none. */
export function placedBy(moment: Moment | undefined): Placed | null {
  if (moment?.question.kind !== 'place') return null;
  const { at } = moment.input.answer as AnswerOf<'place'>;
  return { model: (moment.question as Question<'place'>).what, at };
}

/** The board with a model that stands somewhere, though the rules still ask about it before they say so. */
export function withPlaced(seeing: Seeing, { ruleset }: TableMatch, placed: Placed | null): Seeing {
  const isWaiting = seeing.board.models.some(({ id, at }) => id === placed?.model && at === null);
  if (!placed || !isWaiting) return seeing;
  return { ...seeing, board: ruleset.tabletop.board(ruleset.tabletop.movedTo(seeing.t, placed.model, placed.at)) };
}
