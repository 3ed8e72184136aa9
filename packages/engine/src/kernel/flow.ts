import type { AnswerOf, Declared, Id, Kind, Reason } from './questions.ts';
import type { On } from './speaking.ts';
import type { Game, Sight } from './types.ts';

/**
 * What a table needs to ask few questions: which need not be asked, and what the options of a question do. Every legal
 * answer stays possible; a table only stops asking for answers that cannot matter. `t` holds a seat's view.
 */
export interface Flow<G extends Game = Game> {
  /** Questions with one sensible answer: it is at least as good as any other, whatever happens next. */
  readonly settled: readonly SettledOn<G>[];
  /** Options that are never better than another option of the same question, whatever happens next. */
  readonly idle: readonly IdleOn<G>[];
  /** Questions for which the gain of an answer can be bounded: a table asks from a gain that its player sets. */
  readonly stakes: readonly StakesOn<G>[];
  /** What the options of a question do, for questions about actions. */
  readonly verbs: readonly VerbsOn<G>[];
  /** The questions before the battle, which a player may leave to advice. */
  readonly setUp: readonly Declared[];
  /** Questions for further targets of an attack, which a gesture at one target answers with none. */
  readonly moreTargets: readonly Declared[];
  /** Questions that repeat until a player is done: all picks can be made at once. */
  readonly together: readonly Together[];
  /** Reactions right after a model's turn, declined with its end unless they are wanted. */
  readonly afterEnd: readonly Declared[];
}

export interface Together {
  readonly question: Declared<'pick-one', unknown>;
  /** The option that ends it. */
  readonly done: Id;
}

/** The answer that need not be asked for. The text of the reason is `settled.<reason>`. */
export interface Settled<K extends Kind = Kind> {
  readonly answer: AnswerOf<K>;
  readonly reason: string;
  readonly clause: string;
}

/** The answer that changes nothing, and an upper bound on what any other could gain. */
export interface AtStake<K extends Kind = Kind> extends Settled<K> {
  /**
   * As a share of a model's wounds, or of the chance that it is taken out or reaches a target: from 0 to 1, never too
   * low.
   */
  readonly gain: number;
}

/** An option that need not be offered. */
export interface Idle {
  readonly option: Id;
  readonly reason: string;
  readonly clause: string;
}

/** What an option does, in words that every ruleset shares. */
export type VerbKind = 'move' | 'dash' | 'charge' | 'shoot' | 'fight' | 'hold' | 'end' | 'other';

export interface Verb {
  readonly option: Id;
  readonly verb: VerbKind;
  /** What it costs in the ruleset's own points; null if it has no such points. */
  readonly cost: number | null;
  /** Every reason against it now: such an option is shown, but is not among the options of the question. */
  readonly against: readonly Reason[];
}

export type SettledOn<G extends Game> = On<Sight<G>, void, Settled | null>;
export type IdleOn<G extends Game> = On<Sight<G>, void, readonly Idle[]>;
export type StakesOn<G extends Game> = On<Sight<G>, void, AtStake | null>;
export type VerbsOn<G extends Game> = On<Sight<G>, void, readonly Verb[]>;

/** A flow without any declarations: only questions with one possible answer are settled. */
export const PLAIN_FLOW: { readonly [part in keyof Flow]: readonly never[] } = {
  settled: [],
  idle: [],
  stakes: [],
  verbs: [],
  setUp: [],
  moreTargets: [],
  together: [],
  afterEnd: [],
};
