// Plays the real sequences through every result of the dice, to check odds against.
import {
  answer,
  type Frame,
  type Game,
  type Question,
  questionOf,
  type Roll,
  type Ruleset,
  type Sight,
  type State,
  startAt,
  tableOf,
} from '@little-wars/engine';

export type AskedOfPlayers = Exclude<Question, Roll>;

export interface StartOf<G extends Game> {
  readonly setup: G['setup'];
  readonly position: G['position'];
  readonly frame: Frame;
}

/** One result of a roll, and how many results are equivalent to it. */
export interface Fall {
  readonly faces: readonly number[];
  readonly weight: bigint;
}

/** How chances are counted: exactly, as integers out of a large total, or as floating-point numbers. */
export interface Counting<W> {
  readonly whole: W;
  add(a: W, b: W): W;
  share(of: W, weight: bigint, total: bigint): W;
}

/** Exact counting; `whole` is a power of six larger than any path rolls. */
export const countingOutOf = (whole: bigint): Counting<bigint> => ({
  whole,
  add: (a, b) => a + b,
  share: (of, weight, total) => (of * weight) / total,
});

export const countingRoughly: Counting<number> = {
  whole: 1,
  add: (a, b) => a + b,
  share: (of, weight, total) => of * (Number(weight) / Number(total)),
};

export interface Enumerating<G extends Game, W> {
  readonly counting: Counting<W>;
  /** The players' answers; throws for an unexpected question. */
  answers(t: Sight<G>, question: AskedOfPlayers, frames: readonly Frame[]): unknown;
  /** The results of a roll and their total number; null to stop following them. */
  falls(t: Sight<G>, roll: Roll, state: State<G>): { readonly falls: readonly Fall[]; readonly total: bigint } | null;
  /** A key of everything that differs between states before a roll, for memoizing; null not to memoize. */
  keyOf(state: State<G>, roll: Roll): string | null;
  /** Describes an ending. */
  read(end: G['position']): string;
}

/** The state after an answer, which must be legal. */
export function after<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  given: unknown,
): State<G> {
  const done = answer(ruleset, setup, state, { by: state.question!.to, answer: given });
  if (!done.ok) throw new Error(`refused ${JSON.stringify(given)} to ${JSON.stringify(state.question)}`);
  return done.state;
}

/** Every result of the dice, with the players' given answers: the share of the whole that each ending has. */
export function everyEndingOf<G extends Game, W>(
  ruleset: Ruleset<G>,
  { setup, position, frame }: StartOf<G>,
  { counting, answers, falls, keyOf, read }: Enumerating<G, W>,
): ReadonlyMap<string, W> {
  const { whole, add, share } = counting;
  const memo = new Map<string, ReadonlyMap<string, W>>();
  const rolled = (state: State<G>, roll: Roll): ReadonlyMap<string, W> => {
    const endings = new Map<string, W>();
    const listed = falls(tableOf(ruleset, setup, state.position), roll, state);
    for (const { faces, weight } of listed?.falls ?? [])
      for (const [ending, part] of go(after(ruleset, setup, state, faces))) {
        const more = share(part, weight, listed!.total);
        const before = endings.get(ending);
        endings.set(ending, before === undefined ? more : add(before, more));
      }
    return endings;
  };
  const go = (state: State<G>): ReadonlyMap<string, W> => {
    const question = questionOf(ruleset, setup, state);
    if (question === null) return new Map([[read(state.position), whole]]);
    if (question.kind !== 'roll') {
      const t = tableOf(ruleset, setup, state.position);
      return go(after(ruleset, setup, state, answers(t, question as AskedOfPlayers, state.frames)));
    }
    const key = keyOf(state, question);
    const before = key === null ? undefined : memo.get(key);
    if (before) return before;
    const endings = rolled(state, question);
    if (key !== null) memo.set(key, endings);
    return endings;
  };
  return go(startAt(ruleset, setup, position, frame));
}

/** Every reaction on offer must be counted or left out by name; any other fails the proof. */
export function checkReactions(options: readonly string[], isKnown: (id: string) => boolean): void {
  const unknown = options.filter(id => !isKnown(id));
  if (unknown.length > 0) throw new Error(`nobody was told what to do with ${unknown.join(', ')}`);
}
