import type { Asked, FactShape, Result } from '@little-wars/engine';

/** One input and its consequences; the first is the opening, which answers nothing. */
export interface Turn<F extends FactShape = FactShape> {
  readonly by: Asked | null;
  readonly answer: unknown;
  /** The name of the question it answered. */
  readonly purpose: string | null;
  readonly facts: readonly F[];
}

/** A game in the form the referee reads: the contents of its record, and the facts of its replay. */
export interface PlayedGame<F extends FactShape = FactShape> {
  /** A name for reports: its setup and seed, or its file. */
  readonly game: string;
  readonly ruleset: string;
  readonly setup: unknown;
  /** The cards and maps the record was made with, as printed. */
  readonly content: unknown;
  readonly turns: readonly Turn<F>[];
  /** The result according to the game; null if it is not over. */
  readonly result: Result | null;
}

/** The faces of a roll; empty for any other answer. */
export function facesOf({ by, answer }: Turn): readonly number[] {
  return by === 'dice' && Array.isArray(answer) ? (answer as readonly number[]) : [];
}
