import type { FactShape } from '@little-wars/engine';
import type { Told, Turn } from './told.ts';

/** What a check has against a fact. The clause is the check's own unless it names another. */
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

/** One rule as the referee reads it from the document. It looks at the ledger and never changes it. */
export interface Check<L, F extends FactShape> {
  /** What it checks. */
  readonly name: string;
  readonly clause: string;
  /** Before the ledger has the fact. */
  readonly on?: On<L, F>;
  /** After the ledger has the fact. */
  readonly after?: On<L, F>;
  /** Before the facts of an input. */
  readonly turn?: (ledger: L, turn: Turn<F>) => Faults;
  /** When the record ends. */
  readonly end?: (ledger: L, told: Told<F>) => Faults;
}

export const fault = (expected: string | number, seen: string | number, clause?: string): Fault => ({
  expected: String(expected),
  seen: String(seen),
  ...(clause === undefined ? {} : { clause }),
});

/** A fault unless both are the same. */
export const same = (what: string, expected: number | string, seen: number | string): Fault | null =>
  expected === seen ? null : fault(`${what} ${expected}`, seen);

/** How a ruleset's games are read: a ledger kept from facts alone, and the checks. */
export interface Book<L, F extends FactShape> {
  readonly ruleset: string;
  readonly checks: readonly Check<L, F>[];
  open(told: Told<F>): L;
  /** Writes down the input itself, before its facts. */
  turn(ledger: L, turn: Turn<F>): void;
  /** Writes down a fact. */
  note(ledger: L, fact: F, turn: Turn<F>): void;
}
