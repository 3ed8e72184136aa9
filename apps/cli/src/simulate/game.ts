import { BOTS, seenBy } from '@little-wars/bots';
import { answer, begin, type Game, numbers, type Result, type Ruleset, seeded } from '@little-wars/engine';

export interface GameToPlay<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly setup: G['setup'];
  /** The bot of each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface Outcome {
  readonly result: Result;
  readonly answers: number;
}

/** One game between bots, each seeing only what its seat may see; dice and bots have streams of their own. */
export function playGame<G extends Game>({ ruleset, setup, bots, seed }: GameToPlay<G>): Outcome {
  const dice = seeded(seed);
  const chances = bots.map((_, seat) => numbers(`${seed} bot ${seat}`));
  let state = begin(ruleset, setup);
  let answers = 0;
  for (; state.question !== null; answers++) {
    const { question } = state;
    const given =
      question.to === 'dice'
        ? dice(question as never)
        : BOTS[bots[question.to]!]!(seenBy(ruleset, setup, state, question.to), chances[question.to]!).answer;
    const answered = answer(ruleset, setup, state, { by: question.to, answer: given });
    if (!answered.ok) throw new Error(`seed "${seed}": refused ${JSON.stringify([question, given, answered.reasons])}`);
    state = answered.state;
  }
  const result = ruleset.result(setup, state.position);
  if (result === null) throw new Error(`seed "${seed}": the game stopped without a result`);
  return { result, answers };
}
