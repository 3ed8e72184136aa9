import type { Direction, Spot } from '../geometry/shape.ts';
import type { Tenths } from '../geometry/units.ts';

/** A player's place at the table: 0, 1, … */
export type Seat = number;

/** Who has to answer a question. */
export type Asked = Seat | 'dice';

/** Identifies an option, a model or a weapon in questions and answers. */
export type Id = number | string;

/** A source of random numbers for bots and proposals: returns a whole number from 0 to `below` - 1. */
export type Numbers = (below: number) => number;

/** One straight piece of a move, and where the centre of the base ends up. */
export interface Leg {
  readonly how: 'go' | 'climb' | 'drop' | 'jump';
  readonly to: Spot;
  /** The direction of a long base from here on. */
  readonly along?: Direction;
}

export interface Placement {
  readonly at: Spot;
  readonly along?: Direction;
}

/**
 * The closed set of question kinds. The table, the terminal and the bots have one handler per kind, not per rule; a new
 * ruleset adds no kind.
 */
export interface Questions {
  /** Roll dice. `whose` is the seat they are rolled for, or null. */
  readonly roll: {
    readonly ask: { readonly count: number; readonly sides: number; readonly whose: Seat | null };
    readonly answer: readonly number[];
  };
  readonly 'pick-one': {
    readonly ask: { readonly of: string; readonly options: readonly Id[] };
    readonly answer: Id;
  };
  readonly 'pick-some': {
    readonly ask: {
      readonly of: string;
      readonly options: readonly Id[];
      readonly least: number;
      readonly most: number;
    };
    readonly answer: readonly Id[];
  };
  /** Divide a total among some takers, at least `least` each. */
  readonly share: {
    readonly ask: {
      readonly of: string;
      readonly among: readonly Id[];
      readonly total: number;
      readonly least: number;
    };
    readonly answer: readonly number[];
  };
  readonly count: {
    readonly ask: { readonly least: number; readonly most: number };
    readonly answer: number;
  };
  readonly move: {
    readonly ask: { readonly model: Id; readonly allowance: Tenths };
    readonly answer: readonly Leg[];
  };
  readonly place: {
    readonly ask: { readonly what: Id };
    readonly answer: Placement;
  };
  readonly aim: {
    readonly ask: { readonly model: Id };
    readonly answer: Direction;
  };
  /** A reaction window: one of the reactions on offer, or null to pass. */
  readonly react: {
    readonly ask: { readonly timing: string; readonly options: readonly string[] };
    readonly answer: string | null;
  };
}

export type Kind = keyof Questions;
export type AskOf<K extends Kind> = Questions[K]['ask'];
export type AnswerOf<K extends Kind> = Questions[K]['answer'];

/** A question as plain data. */
export type Question<K extends Kind = Kind, A = unknown> = K extends Kind
  ? {
      readonly kind: K;
      readonly to: Asked;
      /** The name of the step that asks. Dice are scripted, stored and counted by it. */
      readonly purpose: string;
      readonly clause: string;
      /** The answer stays hidden from other seats until the rules reveal it. */
      readonly secret: boolean;
    } & AskOf<K> &
      AboutField<A>
  : never;

/**
 * A pick-one whose options are expensive to list. It has candidates instead: `choicesOf` tests them lazily, and
 * `questionOf` lists the options.
 */
export type Unlisted = Omit<Question<'pick-one'>, 'options'> & { readonly candidates: readonly Id[] };

export type OpenQuestion = Question | Unlisted;

/** The options of a pick-one: listed, tested, or one picked at random. Tests no more candidates than it must. */
export interface Choices {
  list(): readonly Id[];
  has(id: Id): boolean;
  /** A random option among those wanted, all equally likely; null if there is none. */
  any(next: Numbers, isWanted?: (id: Id) => boolean): Id | null;
}

/** What a question is about, typed as declared: for words, advice and forecasts. */
export type AboutField<A> = unknown extends A
  ? { readonly about?: object }
  : undefined extends A
    ? { readonly about?: Exclude<A, undefined> }
    : { readonly about: A };

/**
 * A question that some sequence asks, declared once: its purpose, its kind and the type of what it is about. Advice,
 * forecasts and words refer to this value; the purpose itself is an id in records.
 */
export interface Declared<K extends Kind = Kind, A = unknown> {
  readonly purpose: string;
  readonly kind: K;
  /** Never present: carries the type of what the question is about. */
  readonly about?: A;
}

export const question = <K extends Kind, A = undefined>(purpose: string, kind: K): Declared<K, A> => ({
  purpose,
  kind,
});

export type Roll = Question<'roll'>;

/** One line of a record: who answered, and what. */
export interface Input {
  readonly by: Asked;
  readonly answer: unknown;
}

/** Why something was refused: an id with parameters, and the clause behind it (null where no rule is involved). */
export interface Reason {
  readonly reason: string;
  readonly clause: string | null;
  /** The path to the fault inside the answer. */
  readonly at?: string;
  readonly [parameter: string]: unknown;
}
