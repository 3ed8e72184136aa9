import type { Explained } from './explain.ts';
import type { Id, Seat } from './questions.ts';
import type { Dispatcher } from './speaking.ts';
import type { Game, Sight } from './types.ts';

/**
 * How a match is put into words, whatever the language: what ids mean, which facts are worth a line, where a number
 * comes from. The teller (log, question, hint) knows no ruleset by name and fills in the ruleset's texts. `t` holds a
 * seat's view, never secrets.
 */
export interface Telling<G extends Game> {
  /** Who or what an id stands for; null if it is a word or a value in itself. */
  name(t: Sight<G>, thing: Thing): Named | null;
  /** A fact as a line of the log, with the parameters its text needs; null if it is not worth a line. */
  tell(t: Sight<G>, fact: G['fact']): Told | null;
  /**
   * The numbers behind a roll, such as what it needs to succeed, each with the rules that changed it. There is an entry
   * for every roll; those that have none are listed with `withoutNumbers`.
   */
  readonly numbers: Dispatcher<Sight<G>, void, readonly Numbered[]>;
}

/** An id and where it appears. */
export interface Thing {
  /** The `of` of a question, or the name of a parameter of a fact or a reason. */
  readonly of: string;
  readonly id: unknown;
  /** What the question is about. */
  readonly about?: object | undefined;
}

/** A model (asked for as `of: 'model'` too), a seat, or a text by its id with parameters of its own. */
export type Named =
  /** `seat` and `number` (from 1 on, in its original team) identify the model for the whole match. */
  | { readonly model: Id; readonly seat: Seat; readonly number: number; readonly name: string }
  | { readonly seat: Seat }
  | ({ readonly word: string } & { readonly [parameter: string]: unknown });

/** A text by its id, with parameters. */
export type Told = { readonly word: string } & { readonly [parameter: string]: unknown };

export interface Numbered {
  readonly id: string;
  readonly clause: string;
  readonly explained: Explained<number>;
}
