import type { AdviceOn, ForecastOn, ProspectOn } from './edition.ts';
import type { AtStake, Idle, IdleOn, Settled, SettledOn, StakesOn, Verb, VerbsOn } from './flow.ts';
import {
  type AboutField,
  type AnswerOf,
  type Asked,
  type AskOf,
  type Choices,
  type Declared,
  type Id,
  type Kind,
  type Numbers,
  type Question,
  question,
  type Reason,
  type Seat,
} from './questions.ts';
import { on } from './speaking.ts';
import type { Forecast, Prospect } from './tabletop.ts';
import type {
  Advised,
  End,
  Frame,
  Game,
  Modifier,
  Next,
  Sequence,
  Sight,
  Stage,
  Step,
  Table,
  Timings,
} from './types.ts';
import { windowIfOffered } from './window.ts';

/** A class, so that `instanceof` tells it from the variables of a sequence. */
class Ended implements End {
  readonly ended = true;
  readonly result: unknown;

  constructor(result: unknown) {
    this.result = result;
  }
}

/** Ends the sequence. */
export const end = (result?: unknown): End => new Ended(result);

export const isEnd = (next: object): next is End => next instanceof Ended;

/** What a step asks. Where options are expensive to list it gives candidates, which `isOption` tests lazily. */
type ToAsk<K extends Kind> =
  | AskOf<K>
  | (K extends 'pick-one' ? Omit<AskOf<K>, 'options'> & { readonly candidates: readonly Id[] } : never);

/** The question as `propose` gets it: a pick-one may have candidates instead of options. */
type ToPropose<K extends Kind, A> = K extends 'pick-one' ? Omit<Question<K, A>, 'options'> : Question<K, A>;

interface AskingOnly<G extends Game, V, K extends Kind, A> {
  readonly to: (t: Sight<G>, v: V) => Asked;
  /** What is asked, or null to skip the step. */
  readonly ask: (t: Sight<G>, v: V) => (ToAsk<K> & AboutField<A>) | null;
  readonly then: (t: Table<G>, v: V, answer: AnswerOf<K>) => Next<V>;
  readonly secret?: boolean;
  /** Tests a candidate; required if `ask` gives candidates. Cache it with `atPosition` if it is expensive. */
  readonly isOption?: K extends 'pick-one' ? (t: Sight<G>, v: V, id: Id) => boolean : never;
}

/** Every reason against a well-formed answer; empty if it is legal. */
type Legal<G extends Game, K extends Kind, A> = (
  t: Sight<G>,
  question: Question<K, A>,
  answer: AnswerOf<K>,
) => readonly Reason[];

/** Proposes a sensible legal answer. */
type Propose<G extends Game, K extends Kind, A> = (
  t: Sight<G>,
  question: ToPropose<K, A>,
  next: Numbers,
  choices: K extends 'pick-one' ? Choices : null,
) => AnswerOf<K>;

/** Kinds whose form says little about legality: a step that asks one must say what is legal, or `any`. */
type Spatial = 'move' | 'place' | 'aim';

/** A step that asks, with all parts of its question. */
type Asking<G extends Game, V, K extends Kind, A> = AskingOnly<G, V, K, A> &
  (K extends Spatial ? { readonly legal: Legal<G, K, A> | 'any' } : { readonly legal?: Legal<G, K, A> }) &
  (K extends 'move' | 'place' ? { readonly propose: Propose<G, K, A> } : { readonly propose?: Propose<G, K, A> });

interface Rolling<G extends Game, V> {
  /** The number of dice; 0 skips the step. */
  readonly count: (t: Sight<G>, v: V) => number;
  readonly sides?: number;
  /** Whose dice they are. */
  readonly whose?: (t: Sight<G>, v: V) => Seat | null;
  readonly then: (t: Table<G>, v: V, faces: readonly number[]) => Next<V>;
}

/** The forms a step may take. Each has the clause it implements and the book's name for it. */
export interface Steps<G extends Game, V> {
  /** Computes something, or ends the sequence. */
  run(clause: string, name: string, run: (t: Table<G>, v: V) => Next<V>): Step<G, V>;
  /** Asks a seat a declared question. */
  ask<K extends Exclude<Kind, 'roll'>, A>(
    clause: string,
    question: Declared<K, A>,
    asking: Asking<G, V, K, A>,
  ): Step<G, V>;
  /** Rolls dice. `telling.numbers` has an entry for every declared roll. */
  roll(clause: string, question: Declared<'roll'>, rolling: Rolling<G, V>): Step<G, V>;
  /** Runs another sequence. */
  call<R>(
    clause: string,
    name: string,
    call: (t: Table<G>, v: V) => Frame<R> | null,
    then?: (t: Table<G>, v: V, result: R) => Next<V>,
  ): Step<G, V>;
  /** Runs a sequence for each item of a list that is computed when the step begins. */
  each<I, R>(
    clause: string,
    name: string,
    each: {
      readonly of: (t: Table<G>, v: V) => readonly I[];
      readonly call: (t: Table<G>, v: V, item: I) => Frame<R> | null;
      readonly then?: (t: Table<G>, v: V, result: R, item: I) => Next<V>;
    },
  ): Step<G, V>;
  /** Goes back to an earlier step while a condition holds. */
  repeat(
    clause: string,
    name: string,
    back: { readonly from: string; readonly while: (t: Sight<G>, v: V) => boolean },
  ): Step<G, V>;
  /** Offers every seat its reactions to a timing, until all have passed. */
  window<T extends Timings<G>>(
    clause: string,
    name: string,
    timing: T,
    about: (t: Table<G>, v: V) => G['timings'][T],
  ): Step<G, V>;
}

type AskStep = Extract<Step<Game>, { form: 'ask' }>;
type Asks = Pick<AskStep, 'to' | 'ask' | 'then'> & {
  readonly secret?: boolean;
  readonly legal?: AskStep['legal'] | 'any';
  readonly propose?: AskStep['propose'];
  readonly isOption?: AskStep['isOption'];
};

const askStep = (clause: string, declared: Declared, asking: Asks): AskStep => ({
  form: 'ask',
  clause,
  name: declared.purpose,
  kind: declared.kind,
  declared,
  secret: asking.secret ?? false,
  to: asking.to,
  ask: asking.ask,
  then: asking.then,
  legal: typeof asking.legal === 'function' ? asking.legal : null,
  propose: asking.propose ?? null,
  isOption: asking.isOption ?? null,
});

const stepForms: Steps<Game, object> = {
  run: (clause, name, run) => ({ form: 'run', clause, name, run }),
  ask: (clause, asked, asking) => askStep(clause, asked, asking as unknown as Asks),
  roll: (clause, declared, { count, sides = 6, whose = () => null, then }) =>
    askStep(clause, declared, {
      to: () => 'dice',
      ask: (t, v) => {
        const dice = count(t, v);
        return dice > 0 ? { count: dice, sides, whose: whose(t, v) } : null;
      },
      then,
    }),
  call: (clause, name, call, then) => ({ form: 'call', clause, name, call, then: then ?? null }),
  each: (clause, name, { of, call, then }) => ({ form: 'each', clause, name, list: of, call, then: then ?? null }),
  repeat: (clause, name, back) => ({ form: 'repeat', clause, name, from: back.from, while: back.while }),
  window: (clause, name, timing, about) => ({
    form: 'call',
    clause,
    name,
    call: (t, v) => windowIfOffered(t, timing, clause, about(t, v)),
    then: null,
  }),
};

const stage =
  (name: Stage) =>
  <V, U, A, T>(apply: (value: V, use: U, about: A, table: T) => V): Modifier<V, U, A, T> => ({ stage: name, apply });

/** The builders of a ruleset, bound to its types once. */
export interface Kernel<G extends Game> {
  /** Declares a question: `question<'pick-one', Chosen>('select a target', 'pick-one')`. */
  question<K extends Kind, A = undefined>(purpose: string, kind: K): Declared<K, A>;
  /** Advice on one question, whose `about` has its declared type. */
  adviceOn<K extends Kind, A>(
    question: Declared<K, A>,
    advise: (t: Sight<G>, question: Question<K, A>, next: Numbers) => Advised<K> | null,
  ): AdviceOn<G>;
  /** Forecasts of what an answer to one question leads to. */
  forecastOn<K extends Kind, A>(
    question: Declared<K, A>,
    forecast: (t: Sight<G>, question: Question<K, A>, answer: AnswerOf<K>) => readonly Forecast[],
  ): ForecastOn<G>;
  /** The chances of the rolls that an answer to one question leads to. */
  prospectOn<K extends Kind, A>(
    question: Declared<K, A>,
    prospects: (t: Sight<G>, question: Question<K, A>, answer: AnswerOf<K>) => readonly Prospect[],
  ): ProspectOn<G>;
  /** The answer to one question that need not be asked for, or null. */
  settledOn<K extends Kind, A>(
    question: Declared<K, A>,
    settle: (t: Sight<G>, question: Question<K, A>) => Settled<K> | null,
  ): SettledOn<G>;
  /** The options of one question that need not be offered. */
  idleOn<K extends Kind, A>(
    question: Declared<K, A>,
    idle: (t: Sight<G>, question: Question<K, A>) => readonly Idle[],
  ): IdleOn<G>;
  /** What any other answer to one question could gain at most, or null. */
  stakesOn<K extends Kind, A>(
    question: Declared<K, A>,
    weigh: (t: Sight<G>, question: Question<K, A>) => AtStake<K> | null,
  ): StakesOn<G>;
  /** What the options of one question do. */
  verbsOn<K extends Kind, A>(
    question: Declared<K, A>,
    verbs: (t: Sight<G>, question: Question<K, A>) => readonly Verb[],
  ): VerbsOn<G>;
  sequence<V extends object, R = void>(
    name: string,
    clause: string,
    steps: (s: Steps<G, V>) => readonly Step<G, V>[],
  ): Sequence<G, V, R>;
}

export function kernelFor<G extends Game>(): Kernel<G> {
  return {
    question,
    adviceOn: on as Kernel<G>['adviceOn'],
    forecastOn: on as Kernel<G>['forecastOn'],
    prospectOn: on as Kernel<G>['prospectOn'],
    settledOn: on as Kernel<G>['settledOn'],
    idleOn: on as Kernel<G>['idleOn'],
    stakesOn: on as Kernel<G>['stakesOn'],
    verbsOn: on as Kernel<G>['verbsOn'],
    sequence<V extends object, R>(name: string, clause: string, build: (s: Steps<G, V>) => readonly Step<G, V>[]) {
      // The builders' types are erased here: at run time they are the same for every ruleset.
      const steps = build(stepForms as unknown as Steps<G, V>);
      checkSteps(name, steps as unknown as readonly Step<Game>[]);
      const at = steps[0]!.name;
      return { name, clause, steps, start: (vars: V): Frame<R> => ({ sequence: name, at, vars, todo: null }) };
    },
  };
}

/** Modifiers by stage: `set(…)`, `multiply(…)`, `add(…)`, `limit(…)`. */
export const set = stage('set');
export const multiply = stage('multiply');
export const add = stage('add');
export const limit = stage('limit');

function checkSteps(name: string, steps: readonly Step<Game>[]): void {
  if (steps.length === 0) throw new Error(`sequence "${name}" has no steps`);
  const seen = new Set<string>();
  for (const step of steps) {
    if (seen.has(step.name)) throw new Error(`sequence "${name}" has two steps named "${step.name}"`);
    seen.add(step.name);
    if (step.form === 'repeat' && !seen.has(step.from))
      throw new Error(`sequence "${name}": "${step.name}" goes back to "${step.from}", which is no earlier step`);
  }
}
