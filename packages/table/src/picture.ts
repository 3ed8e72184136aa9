// A snapshot of how a table looked, in plain data and words: it can be shown without the rules it was played by.
import { type Board, type Seat, tableOf } from '@little-wars/engine';
import { type Teller, tellerFor } from '@little-wars/words';
import type { TableMatch } from './session.ts';
import { toldModel } from './told.ts';

/** A board as it is stored: one stored by an earlier build lacks what boards have had since. */
export type StoredBoard = Omit<Board, 'scores' | 'notes'> & Partial<Pick<Board, 'scores' | 'notes'>>;

export interface Picture {
  /** As everybody may see it; without the lines of the cards. */
  readonly board: StoredBoard;
  /** Each model by id: its label on the map, and all about it in one line. */
  readonly models: { readonly [id: string]: { readonly label: string; readonly told: string } };
  /** Turn, score and the like, in display order. */
  readonly status: readonly { readonly seat: Seat | null; readonly text: string }[];
  /** The words for ids on the board, like `kind.wall` or `zone.drop`. */
  readonly words: { readonly [id: string]: string };
}

/** The table of a match at a position. */
export function pictureOf({ ruleset, setup }: Pick<TableMatch, 'ruleset' | 'setup'>, position: object): Picture {
  const view = ruleset.view(setup, position, null);
  const board = ruleset.tabletop.board(tableOf(ruleset, setup, view));
  const teller = tellerFor({ ruleset, setup, position: view });
  return {
    board: { ...board, models: board.models.map(model => ({ ...model, lines: [] })) },
    models: Object.fromEntries(
      board.models.map(model => [model.id, { label: teller.label(model.id), told: toldModel(teller, model) }]),
    ),
    status: board.status.map(({ id, seat, value }) => ({
      seat,
      text: `${teller.text(`status.${id}`)} ${seat === null ? teller.thing(id, value) : value}`.trim(),
    })),
    words: wordsOn(board, teller),
  };
}

function wordsOn({ pieces, marks, zones }: Board, teller: Teller): Picture['words'] {
  const parts = pieces.flatMap(piece => piece.parts);
  const grounds = parts.flatMap(({ ground }) => ground ?? []);
  const named = (of: string, ids: readonly string[]): (readonly [string, string])[] =>
    [...new Set(ids)].map(id => [`${of}.${id}`, teller.thing(of, id)] as const);
  return Object.fromEntries([
    ...named(
      'kind',
      parts.map(({ kind }) => kind),
    ),
    ...named('ground', grounds),
    ...named('ground-does', grounds),
    ...named(
      'token',
      marks.map(({ kind }) => kind),
    ),
    ...named(
      'zone',
      zones.map(({ kind }) => kind),
    ),
  ]);
}
