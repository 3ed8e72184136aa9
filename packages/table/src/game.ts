import { BOTS, seenBy } from '@little-wars/bots';
import {
  answer,
  begin,
  type Game,
  type Input,
  numbers,
  type Result,
  type State,
  seeded,
  type WithAdvice,
} from '@little-wars/engine';

export interface GameToPlay<G extends Game> {
  readonly ruleset: WithAdvice<G>;
  readonly setup: G['setup'];
  /** The bot of each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface GameResult {
  readonly result: Result;
  readonly answers: number;
}

/** More answers than any game of any ruleset takes. */
const LONGEST = 50_000;

/**
 * Plays one game between bots, each seeing only what its seat may see; dice and bots have separate random streams.
 * `listen` is called with each answer and the state after it.
 */
export function playGame<G extends Game>(
  { ruleset, setup, bots, seed }: GameToPlay<G>,
  listen: (input: Input, state: State<G>) => void = () => {},
): GameResult {
  const dice = seeded(seed);
  const chances = bots.map((_, seat) => numbers(`${seed} bot ${seat}`));
  let state = begin(ruleset, setup);
  let answers = 0;
  for (; state.question !== null; answers++) {
    if (answers === LONGEST) throw new Error(`no end after ${LONGEST} answers`);
    const { question } = state;
    const given =
      question.to === 'dice'
        ? dice(question as never)
        : BOTS[bots[question.to]!]!(seenBy(ruleset, setup, state, question.to), chances[question.to]!).answer;
    const input = { by: question.to, answer: given };
    const answered = answer(ruleset, setup, state, input);
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify({ question, given, reasons: answered.reasons })}`);
    state = answered.state;
    listen(input, state);
  }
  const result = ruleset.result(setup, state.position);
  if (result === null) throw new Error('the game stopped without a result');
  return { result, answers };
}
