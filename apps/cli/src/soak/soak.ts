import { answer, begin, type Game, type Input, stateHash } from '@little-wars/engine';
import { type GameToPlay, playGame } from '@little-wars/table';

/** What went wrong in a game, and where. */
export interface Fault {
  readonly seed: string;
  /** The answer at which it went wrong, from 1 on; 0 before the first. */
  readonly input: number;
  readonly fault: string;
}

/** The outcome of a soaked game. */
export interface Soaked {
  readonly answers: number;
  /** The hash of the last state: the same on every machine. */
  readonly hash: string;
  readonly fault: Fault | null;
}

/** Plays a game and replays its answers: nothing may be refused or throw, it must end, and every hash must match. */
export function soakGame<G extends Game>(game: GameToPlay<G>): Soaked {
  const inputs: Input[] = [];
  const hashes: string[] = [];
  const failed = (input: number, fault: string): Soaked => ({
    answers: inputs.length,
    hash: hashes.at(-1) ?? '',
    fault: { seed: game.seed, input, fault },
  });
  try {
    playGame(game, (input, state) => {
      inputs.push(input);
      hashes.push(stateHash(game.ruleset, game.setup, state));
    });
  } catch (error) {
    return failed(inputs.length + 1, messageOf(error));
  }
  try {
    const at = differsAt(game, inputs, hashes);
    if (at !== null) return failed(at, 'replaying gives another state');
  } catch (error) {
    return failed(0, `replaying fails: ${messageOf(error)}`);
  }
  return { answers: inputs.length, hash: hashes.at(-1) ?? '', fault: null };
}

const LONGEST_MESSAGE = 2000;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);

/** The first answer after which a replay from JSON gives another state; null if there is none. */
function differsAt<G extends Game>(
  { ruleset, setup }: GameToPlay<G>,
  inputs: readonly Input[],
  hashes: readonly string[],
): number | null {
  let state = begin(ruleset, setup);
  for (const [i, input] of inputs.entries()) {
    const answered = answer(ruleset, setup, state, JSON.parse(JSON.stringify(input)) as Input);
    if (!answered.ok || stateHash(ruleset, setup, answered.state) !== hashes[i]) return i + 1;
    state = answered.state;
  }
  return null;
}
