// The behaviour of the rules, as hashes: games that are replayed to detect a changed rule without a new version.
import { answer, begin, type Game, hashOf, type Input, type Ruleset, type State } from '@little-wars/engine';
import { type GameToPlay, playGame } from './game.ts';

/** A game as its answers, with a hash of the states it went through. */
export interface KnownGame {
  readonly setup: object;
  readonly answers: readonly unknown[];
  readonly hash: string;
}

/** Interval of hashed states: a change in between shows in the next. */
const EVERY = 5;

class States {
  readonly #hashes: string[] = [];
  #count = 0;

  add(state: State): void {
    if (this.#count++ % EVERY === 0 || state.question === null) this.#hashes.push(hashOf(state));
  }

  hash(): string {
    return hashOf(this.#hashes);
  }
}

/** Plays a game between bots and stores it. */
export function knownGame<G extends Game>(game: GameToPlay<G>): KnownGame {
  const answers: unknown[] = [];
  const states = new States();
  playGame(game, (input: Input, state: State<G>) => {
    answers.push(input.answer);
    states.add(state);
  });
  return { setup: game.setup, answers, hash: states.hash() };
}

/** Replays a stored game: returns where the rules behave differently now, or null. */
export function changedIn<G extends Game>(ruleset: Ruleset<G>, { setup, answers, hash }: KnownGame): string | null {
  const read = ruleset.readSetup(setup);
  if (!read.ok) return 'its setup is refused';
  const states = new States();
  let state = begin(ruleset, read.value);
  for (const [i, given] of answers.entries()) {
    const input = { by: state.question?.to ?? 0, answer: given };
    const answered = answer(ruleset, read.value, state, input);
    if (!answered.ok) return `input ${i + 1} of ${answers.length} is refused: ${JSON.stringify(answered.reasons)}`;
    state = answered.state;
    states.add(state);
  }
  return states.hash() === hash ? null : 'the states are others';
}
