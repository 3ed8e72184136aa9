import {
  answer,
  begin,
  type FactShape,
  type Game,
  hashOf,
  type Input,
  questionOf,
  type State,
} from '@little-wars/engine';
import { type Finding, referee, type Turn } from '@little-wars/referee';
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
  /** The referee's findings; empty if it was not run. */
  readonly findings: readonly Finding[];
}

/** Who watches the replay of a game. */
export interface Watcher<G extends Game> {
  /** Called with every state, and the answer that is about to be given. */
  asked(state: State<G>, input: Input): void;
  /** Called with every fact, and the position after it. */
  happened(fact: FactShape, after: G['position']): void;
}

/** A game to soak, whether the referee checks it, and who watches it. */
export type GameToSoak<G extends Game> = GameToPlay<G> & {
  readonly refereed?: boolean;
  readonly watcher?: Watcher<G>;
};

/**
 * Plays a game and replays its answers: nothing may be refused or throw, it must end, and every hash must match. The
 * referee checks the replay.
 */
export function soakGame<G extends Game>(game: GameToSoak<G>): Soaked {
  const inputs: Input[] = [];
  const hashes: string[] = [];
  const failed = (input: number, fault: string): Soaked => ({
    answers: inputs.length,
    hash: hashes.at(-1) ?? '',
    fault: { seed: game.seed, input, fault },
    findings: [],
  });
  try {
    playGame(game, (input, state) => {
      inputs.push(input);
      hashes.push(hashOf(state));
    });
  } catch (error) {
    return failed(inputs.length + 1, messageOf(error));
  }
  try {
    const replayed = replay(game, inputs, hashes);
    if (replayed.differsAt !== null) return failed(replayed.differsAt, 'replaying gives another state');
    const findings = game.refereed === false ? [] : findingsIn(game, replayed);
    return { answers: inputs.length, hash: hashes.at(-1) ?? '', fault: null, findings };
  } catch (error) {
    return failed(0, `replaying fails: ${messageOf(error)}`);
  }
}

const LONGEST_MESSAGE = 2000;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);

interface Replayed<G extends Game> {
  /** The first answer after which a replay from JSON gives another state; null if there is none. */
  readonly differsAt: number | null;
  readonly turns: readonly Turn[];
  readonly position: G['position'];
}

function replay<G extends Game>(
  { ruleset, setup, watcher }: GameToSoak<G>,
  inputs: readonly Input[],
  hashes: readonly string[],
): Replayed<G> {
  let facts: FactShape[] = [];
  const sink = (fact: FactShape, after: G['position']): void => {
    facts.push(fact);
    watcher?.happened(fact, after);
  };
  let state = begin(ruleset, setup, sink);
  const turns: Turn[] = [{ by: null, answer: null, purpose: null, facts }];
  for (const [i, given] of inputs.entries()) {
    const input = JSON.parse(JSON.stringify(given)) as Input;
    const purpose = state.question?.purpose ?? null;
    facts = [];
    // Bots look at some of the options: here all are listed.
    questionOf(ruleset, setup, state);
    watcher?.asked(state, input);
    const answered = answer(ruleset, setup, state, input, sink);
    if (!answered.ok || hashOf(answered.state) !== hashes[i])
      return { differsAt: i + 1, turns, position: state.position };
    state = answered.state;
    turns.push({ ...input, purpose, facts });
  }
  return { differsAt: null, turns, position: state.position };
}

function findingsIn<G extends Game>(
  { ruleset, setup, seed }: GameToPlay<G>,
  { turns, position }: Replayed<G>,
): readonly Finding[] {
  const { id, content } = ruleset;
  const result = ruleset.result(setup, position);
  return referee({ game: `${id}, seed "${seed}"`, ruleset: id, setup, content, turns, result }) ?? [];
}
