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
  /** The viewing seat, or null where both sides share one screen. */
  readonly viewer: Seat | null;
  /** The table to query: a seat's view, without secrets. */
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
    board: withoutAbsent(ruleset.tabletop.board(t), match),
    teller: tellerFor({ ruleset, setup, position }, { seats: namesOf(players) }),
  };
}

/** The board without those who have been out since before the match was begun: they take no part in it. */
function withoutAbsent(board: Board, { ruleset, setup, start }: TableMatch): Board {
  if (!start) return board;
  const then = ruleset.tabletop.board(tableOf(ruleset, setup, ruleset.view(setup, start.state.position, null)));
  const absent = new Set(then.models.filter(({ out }) => out).map(({ id }) => id));
  return { ...board, models: board.models.filter(({ id }) => !absent.has(id)) };
}

/** A model that was just placed. */
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

/** The board with a placed model, while the rules still ask about it before the fact. */
export function withPlaced(seeing: Seeing, { ruleset }: TableMatch, placed: Placed | null): Seeing {
  const isWaiting = seeing.board.models.some(({ id, at }) => id === placed?.model && at === null);
  if (!placed || !isWaiting) return seeing;
  return { ...seeing, board: ruleset.tabletop.board(ruleset.tabletop.movedTo(seeing.t, placed.model, placed.at)) };
}
