import type { Read } from '../read.ts';
import type {
  AnswerOf,
  Asked,
  Choices,
  Declared,
  Id,
  Kind,
  Numbers,
  OpenQuestion,
  Question,
  Reason,
  Seat,
} from './questions.ts';

/** Something that happened, in the past tense, with the clause behind it. Only facts change a position. */
export interface FactShape {
  readonly type: string;
  readonly clause: string;
}

/** The types of one ruleset, named once and bound with `kernelFor<…>()`; rule code never writes a type parameter. */
export interface Game {
  /** What is fixed for a match: map, rosters, options. */
  readonly setup: object;
  /** Everything that changes in play, as plain data: ids, numbers, short strings. */
  readonly position: object;
  readonly fact: FactShape;
  /** Values that special rules may change: `{ name: { value; about } }`. */
  readonly queries: object;
  /** Moments at which reactions may be offered: `{ name: about }`. */
  readonly timings: object;
  /** A special rule in content: its name and parameters. */
  readonly use: { readonly rule: string };
  readonly view: object;
}

/** Where play stands in one sequence. The stack of frames is the whole control flow. R is the sequence's result. */
export interface Frame<R = unknown> {
  readonly sequence: string;
  /** The name of the current step. */
  readonly at: string;
  readonly vars: object;
  /** In an `each` step: the remaining items. */
  readonly todo: readonly unknown[] | null;
  /** Never present: carries the type of the result. */
  readonly ends?: R;
}

export interface State<G extends Game = Game> {
  readonly position: G['position'];
  readonly frames: readonly Frame[];
  readonly question: OpenQuestion | null;
}

export type Queries<G extends Game> = keyof G['queries'] & string;
export type Timings<G extends Game> = keyof G['timings'] & string;
export type ValueOf<G extends Game, Q extends Queries<G>> = G['queries'][Q] extends { value: infer V } ? V : never;
export type AboutOf<G extends Game, Q extends Queries<G>> = G['queries'][Q] extends { about: infer A } ? A : never;
export type FactOf<G extends Game, T extends G['fact']['type']> = Extract<G['fact'], { type: T }>;
export type UseOf<G extends Game, N extends string> = Extract<G['use'], { rule: N }>;

/** What a query, timing or fact is about: the ruleset decides by it which special rules are in play. */
export type About<G extends Game> =
  | { [Q in Queries<G>]: AboutOf<G, Q> }[Queries<G>]
  | G['timings'][keyof G['timings']]
  | G['fact'];

/** All that a step may see and do. These four members are enough; add no fifth. */
export interface Table<G extends Game> {
  readonly setup: G['setup'];
  readonly position: G['position'];
  /** Emits a fact: the position changes at once, and rules that follow it run after this step. */
  emit(fact: G['fact']): void;
  /** A value as modified by the special rules in play. */
  query<Q extends Queries<G>>(name: Q, base: ValueOf<G, Q>, about: AboutOf<G, Q>): ValueOf<G, Q>;
}

/** What a step may see but not change. */
export type Sight<G extends Game> = Omit<Table<G>, 'emit'>;

/**
 * The order in which modifiers act; within a stage, the order of the rules in play. Rulebooks multiply before they add
 * (8E-1, 9E-1), and round, floor and cap what comes of it: a `limit`.
 */
export const STAGES = ['set', 'multiply', 'add', 'limit'] as const;
export type Stage = (typeof STAGES)[number];

export interface Modifier<V, U, A, T> {
  readonly stage: Stage;
  readonly apply: (value: V, use: U, about: A, table: T) => V;
}

/** A reaction on offer: its id in the question, and the frame that carries it out. */
export interface Offer {
  readonly id: string;
  readonly frame: Frame;
}

/** A reaction on offer, and the rule that offers it. */
export interface Offered extends Offer {
  readonly rule: string;
}

/** A weapon rule, ability, ploy or effect: one small file each. It may do these three things and nothing else. */
export interface SpecialRule<G extends Game, N extends G['use']['rule'] = G['use']['rule']> {
  readonly clause: string;
  /** Pure: modifies a queried value. */
  readonly modify?: {
    readonly [Q in Queries<G>]?: Modifier<ValueOf<G, Q>, UseOf<G, N>, AboutOf<G, Q>, Sight<G>>;
  };
  /** Offers a seat reactions. */
  readonly offer?: {
    readonly [T in Timings<G>]?: (
      table: Sight<G>,
      about: G['timings'][T],
      use: UseOf<G, N>,
      seat: Seat,
    ) => readonly Offer[];
  };
  /** Follows a fact: emits more facts at once, or returns a frame to run before the next step. */
  readonly on?: {
    readonly [F in G['fact']['type']]?: (table: Table<G>, fact: FactOf<G, F>, use: UseOf<G, N>) => Frame | null;
  };
}

export type SpecialRules<G extends Game> = { readonly [N in G['use']['rule']]: SpecialRule<G, N> };

/** A step of a sequence as the kernel runs it. Built by `sequence`, never by hand. */
export type Step<G extends Game, V = object> = { readonly clause: string; readonly name: string } & (
  | { readonly form: 'run'; readonly run: (t: Table<G>, v: V) => Next<V> }
  | {
      readonly form: 'ask';
      readonly kind: Kind;
      readonly declared: Declared;
      readonly secret: boolean;
      readonly to: (t: Sight<G>, v: V) => Asked;
      readonly ask: (t: Sight<G>, v: V) => object | null;
      readonly then: (t: Table<G>, v: V, answer: never) => Next<V>;
      /** Every reason against a well-formed answer; null if every well-formed answer is legal. */
      readonly legal: ((t: Sight<G>, question: never, answer: never) => readonly Reason[]) | null;
      /** Proposes a sensible legal answer; null if any well-formed one will do. */
      readonly propose: ((t: Sight<G>, question: never, next: Numbers, choices: Choices | null) => unknown) | null;
      /** Tests a candidate; null if the question has options instead. */
      readonly isOption: ((t: Sight<G>, v: V, id: Id) => boolean) | null;
    }
  | {
      readonly form: 'call';
      readonly call: (t: Table<G>, v: V) => Frame | null;
      readonly then: ((t: Table<G>, v: V, result: never) => Next<V>) | null;
    }
  | {
      readonly form: 'each';
      readonly list: (t: Table<G>, v: V) => readonly unknown[];
      readonly call: (t: Table<G>, v: V, item: never) => Frame | null;
      readonly then: ((t: Table<G>, v: V, result: never, item: never) => Next<V>) | null;
    }
  | { readonly form: 'repeat'; readonly from: string; readonly while: (t: Sight<G>, v: V) => boolean }
);

/** Ends a sequence, with a result for its caller. */
export interface End {
  readonly ended: true;
  readonly result: unknown;
}

/** The outcome of a step: the variables for the next step, or the end of the sequence. */
export type Next<V> = V | End;

/** A procedure of the rulebook: an ordered list of named steps. */
export interface Sequence<G extends Game, V, R = void> {
  readonly name: string;
  readonly clause: string;
  readonly steps: readonly Step<G, V>[];
  start(vars: V): Frame<R>;
}

/** A sequence as a ruleset lists it, with the type of its variables erased. */
export interface ListedSequence {
  readonly name: string;
  readonly clause: string;
  readonly steps: readonly {
    readonly form: string;
    readonly name: string;
    readonly clause: string;
    readonly kind?: Kind;
  }[];
}

export interface Result {
  /** The winning seats; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** Why something is advised: an id with parameters. */
export interface Because {
  readonly reason: string;
  readonly [parameter: string]: unknown;
}

export interface Advised<K extends Kind = Kind> {
  readonly answer: AnswerOf<K>;
  readonly because: Because;
}

/** The special rules that handle one query, timing or fact. */
export interface HandlerSet {
  has(rule: string): boolean;
  /**
   * A small number from 1 on, unique within a ruleset: an index into a cache. Other rulesets have the same numbers, so
   * the cache must compare the object as well.
   */
  readonly number: number;
}

/** The part of a ruleset that plays: all that kernel, records, dice and tests need. The other parts: edition.ts. */
export interface Ruleset<G extends Game = Game> {
  readonly id: string;
  readonly version: string;
  /** Teams, maps, missions, options: hashed into every record. */
  readonly content: object;
  readonly seats: number;
  readSetup(x: unknown): Read<G['setup']>;
  opening(setup: G['setup']): { readonly position: G['position']; readonly frame: Frame };
  readonly sequences: readonly ListedSequence[];
  readonly facts: { readonly [T in G['fact']['type']]: (position: G['position'], fact: FactOf<G, T>) => G['position'] };
  readonly specialRules: SpecialRules<G>;
  /**
   * The special rules that apply to something, in the order in which they act. Given `handlers`, rules that do not
   * handle it may be left out; it is the same object every time for the same query, timing or fact.
   */
  inPlay(table: Sight<G>, about: About<G>, handlers?: HandlerSet): readonly G['use'][];
  /** The order in which seats are offered reactions. */
  reactionOrder(table: Sight<G>): readonly Seat[];
  /** A key for each face of a roll: faces with equal keys are interchangeable. Null: all differ, and order counts. */
  alike(t: Sight<G>, roll: Question<'roll'>): ((face: number) => string | number) | null;
  view(setup: G['setup'], position: G['position'], seat: Seat | null): G['view'];
  /** The types of fact that reveal secrets. */
  readonly reveals: readonly G['fact']['type'][];
  /** A fact as a seat may see it. */
  show(fact: G['fact'], seat: Seat | null): object;
  result(setup: G['setup'], position: G['position']): Result | null;
}
