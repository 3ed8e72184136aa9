// The real sequences, played through every fall of the dice: what odds are held against.
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

/** One result of a roll, and how many of all results are like it. */
export interface Fall {
  readonly faces: readonly number[];
  readonly weight: bigint;
}

/** How chances are counted: exactly, as whole numbers out of a large one, or as numbers. */
export interface Counting<W> {
  readonly whole: W;
  add(a: W, b: W): W;
  share(of: W, weight: bigint, total: bigint): W;
}

/** Exactly, out of so many powers of a six-sided die: more than any path rolls. */
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
  /** What players answer; it throws for a question that nobody said how to answer. */
  answers(t: Sight<G>, question: AskedOfPlayers, frames: readonly Frame[]): unknown;
  /** The results of a roll, and how many there are in all; null where they are followed no further. */
  falls(t: Sight<G>, roll: Roll, state: State<G>): { readonly falls: readonly Fall[]; readonly total: bigint } | null;
  /** All that differs between states before a roll, where it pays to remember them; null elsewhere. */
  keyOf(state: State<G>, roll: Roll): string | null;
  /** An ending by what is asked about it. */
  read(end: G['position']): string;
}

/** The state after an answer that must be legal. */
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

/** Every way the dice may fall, the players answering as told: how much of the whole each ending has. */
export function everyEndingOf<G extends Game, W>(
  ruleset: Ruleset<G>,
  { setup, position, frame }: StartOf<G>,
  { counting, answers, falls, keyOf, read }: Enumerating<G, W>,
): ReadonlyMap<string, W> {
  const { whole, add, share } = counting;
  const known = new Map<string, ReadonlyMap<string, W>>();
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
    const before = key === null ? undefined : known.get(key);
    if (before) return before;
    const endings = rolled(state, question);
    if (key !== null) known.set(key, endings);
    return endings;
  };
  return go(startAt(ruleset, setup, position, frame));
}

/** Every reaction on offer was counted or is left out by name: one that nobody spoke of fails the proof. */
export function checkReactions(options: readonly string[], isKnown: (id: string) => boolean): void {
  const unknown = options.filter(id => !isKnown(id));
  if (unknown.length > 0) throw new Error(`nobody was told what to do with ${unknown.join(', ')}`);
}
