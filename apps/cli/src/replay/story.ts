import { answer, begin, type FactShape, type Game, hashOf, type Match, type Played } from '@little-wars/engine';

/** What one input brought about; the first chapter is the opening, before any input. */
export interface Chapter {
  /** From 1 on; 0 for the opening. */
  readonly input: number;
  readonly by: Played['by'] | null;
  readonly answer: unknown;
  /** What was rolled for, if it was a roll. */
  readonly purpose: string | null;
  readonly facts: readonly FactShape[];
  readonly hash: string;
}

/** A match told again from its opening up to an input. */
export function* storyOf<G extends Game>({ ruleset, setup, inputs }: Match<G>, to: number): Generator<Chapter, void> {
  let facts: FactShape[] = [];
  const sink = (fact: FactShape): void => void facts.push(fact);
  let state = begin(ruleset, setup, sink);
  yield { input: 0, by: null, answer: null, purpose: null, facts, hash: hashOf(state) };
  for (const [i, { by, answer: given, roll, hash }] of inputs.slice(0, to).entries()) {
    facts = [];
    const answered = answer(ruleset, setup, state, { by, answer: given }, sink);
    // The match was loaded, so every input of it was accepted a moment ago.
    if (!answered.ok) throw new Error(`input ${i + 1} is refused in replay`);
    state = answered.state;
    yield { input: i + 1, by, answer: given, purpose: roll?.purpose ?? null, facts, hash };
  }
}
