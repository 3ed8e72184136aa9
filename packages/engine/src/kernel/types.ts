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

/** Something that happened, in the past tense, with the clause that made it happen. Facts alone change a position. */
export interface FactShape {
  readonly type: string;
  readonly clause: string;
}

/** The types of one ruleset, named once and bound with `kernelFor<…>()`; rule code never writes a type parameter. */
export interface Game {
  /** What is fixed for a match: map, rosters, options. */
  readonly setup: object;
  /** All that changes in play, as plain data: ids, numbers, short strings. */
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

/** Where we stand in one sequence. The stack of frames is the whole control flow. R is what the sequence ends with. */
export interface Frame<R = unknown> {
  readonly sequence: string;
  /** The name of the step it stands at. */
  readonly at: string;
  readonly vars: object;
  /** In an `each` step: the items not yet done. */
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

/** What a query, a timing or a fact is about: the ruleset says which special rules that brings into play. */
export type About<G extends Game> =
  | { [Q in Queries<G>]: AboutOf<G, Q> }[Queries<G>]
  | G['timings'][keyof G['timings']]
  | G['fact'];

/** All that a step may see and do. Four members, and it stays four. */
export interface Table<G extends Game> {
  readonly setup: G['setup'];
  readonly position: G['position'];
  /** Records that something happened; the position changes at once, rules that follow it run after this step. */
  emit(fact: G['fact']): void;
  /** A value as the special rules in play make it. */
  query<Q extends Queries<G>>(name: Q, base: ValueOf<G, Q>, about: AboutOf<G, Q>): ValueOf<G, Q>;
}

/** What a step may see but not change. */
export type Sight<G extends Game> = Omit<Table<G>, 'emit'>;

/** The order in which modifiers act; within a stage, the order of the rules in play. */
export const STAGES = ['set', 'add', 'multiply', 'limit'] as const;
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

/** A weapon rule, ability, ploy or effect: one small file each. It may do three things and no fourth. */
export interface SpecialRule<G extends Game, N extends G['use']['rule'] = G['use']['rule']> {
  readonly clause: string;
  /** Pure: changes a value somebody asked for. */
  readonly modify?: {
    readonly [Q in Queries<G>]?: Modifier<ValueOf<G, Q>, UseOf<G, N>, AboutOf<G, Q>, Sight<G>>;
  };
  /** Gives a seat reactions it may choose. */
  readonly offer?: {
    readonly [T in Timings<G>]?: (
      table: Sight<G>,
      about: G['timings'][T],
      use: UseOf<G, N>,
      seat: Seat,
    ) => readonly Offer[];
  };
  /** What must follow a fact: more facts, emitted at once, or a frame to run before the next step. */
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
      /** Judges an answer that is well formed; null where the form is all there is to it. */
      readonly legal: ((t: Sight<G>, question: never, answer: never) => readonly Reason[]) | null;
      /** Makes a sensible legal answer; null where any of the right form will do. */
      readonly propose: ((t: Sight<G>, question: never, next: Numbers, choices: Choices | null) => unknown) | null;
      /** Judges a candidate of a question that has some. */
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

/** Ends a sequence, with a result for whoever called it. */
export interface End {
  readonly ended: true;
  readonly result: unknown;
}

/** What a step leaves behind: the variables for the next step, or the end of the sequence. */
export type Next<V> = V | End;

/** A procedure of the rulebook: an ordered list of named steps. */
export interface Sequence<G extends Game, V, R = void> {
  readonly name: string;
  readonly clause: string;
  readonly steps: readonly Step<G, V>[];
  start(vars: V): Frame<R>;
}

/** A sequence as a ruleset lists it, whatever its variables. */
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
  /** The seats that won; nobody for a draw. */
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

/** The names of the special rules that speak to one query, timing or fact. */
export interface Speaking {
  has(rule: string): boolean;
  /** A small whole number that nothing else spoken to has: what is known of it may be kept in a list. */
  readonly number: number;
}

/** What it takes to play: all that kernel, records, dice and tests ask of a ruleset. The other parts: edition.ts. */
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
   * The special rules that bear on something, in the order in which they act. Those that have nothing to say to it may
   * be left out, where it is known which ones speak: the same object each time for the same query, timing or fact.
   */
  inPlay(table: Sight<G>, about: About<G>, speaking?: Speaking): readonly G['use'][];
  /** The seats that are offered reactions, in order. */
  reactionOrder(table: Sight<G>): readonly Seat[];
  /** Which results of a roll make no difference: a key for each face. Null: every face differs and order counts. */
  alike(t: Sight<G>, roll: Question<'roll'>): ((face: number) => string | number) | null;
  view(setup: G['setup'], position: G['position'], seat: Seat | null): G['view'];
  /** The facts by which what was secret becomes known to all. */
  readonly reveals: readonly G['fact']['type'][];
  /** A fact as a seat may see it. */
  show(fact: G['fact'], seat: Seat | null): object;
  result(setup: G['setup'], position: G['position']): Result | null;
}
