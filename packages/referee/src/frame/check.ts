import type { FactShape } from '@little-wars/engine';
import type { PlayedGame, Turn } from './played-game.ts';

/** An objection to a fact. The clause is the check's own unless it names another. */
export interface Fault {
  readonly expected: string;
  readonly seen: string;
  readonly clause?: string;
}

/** None, one, or several. */
export type Faults = Fault | null | readonly Faults[];

export type On<L, F extends FactShape> = {
  readonly [T in F['type']]?: (ledger: L, fact: Extract<F, { type: T }>, turn: Turn<F>) => Faults;
};

/** One rule as the referee reads it from the document. It reads the ledger and never changes it. */
export interface Check<L, F extends FactShape> {
  /** What it checks. */
  readonly name: string;
  readonly clause: string;
  /** Called before the ledger records the fact. */
  readonly on?: On<L, F>;
  /** Called after the ledger records the fact. */
  readonly after?: On<L, F>;
  /** Called before the facts of an input. */
  readonly turn?: (ledger: L, turn: Turn<F>) => Faults;
  /** Called when the record ends. */
  readonly end?: (ledger: L, told: PlayedGame<F>) => Faults;
}

export const fault = (expected: string | number, seen: string | number, clause?: string): Fault => ({
  expected: String(expected),
  seen: String(seen),
  ...(clause === undefined ? {} : { clause }),
});

/** A fault unless both are equal. */
export const same = (what: string, expected: number | string, seen: number | string): Fault | null =>
  expected === seen ? null : fault(`${what} ${expected}`, seen);

/** How a ruleset's games are checked: a ledger built from facts alone, and the checks. */
export interface Book<L, F extends FactShape> {
  readonly ruleset: string;
  readonly checks: readonly Check<L, F>[];
  open(told: PlayedGame<F>): L;
  /** Records the input itself, before its facts. */
  turn(ledger: L, turn: Turn<F>): void;
  /** Records a fact. */
  note(ledger: L, fact: F, turn: Turn<F>): void;
}
