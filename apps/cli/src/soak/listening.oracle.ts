// Listens to a replay: puts everything that a player may be told into words.
import { seenBy, soldier } from '@little-wars/bots';
import {
  answer,
  type Edition,
  type FactShape,
  type Game,
  numbers,
  type Question,
  questionOf,
} from '@little-wars/engine';
import { tellerFor } from '@little-wars/words';
import type { Watcher } from './soak.ts';

export interface Heard {
  /** Ids without a text, with the game and the answer at which they first appeared. */
  readonly missing: Map<string, string>;
  readonly lines: Set<string>;
}

interface Listening {
  /** Names the game. */
  readonly seed: string;
  /** Questions before the battle occur only once per game: the soldier is asked to answer so many of the first ones. */
  readonly early: number;
  /** And of the others one in so many. */
  readonly every: number;
}

const optionsOf = (question: Question): readonly unknown[] => {
  if (question.kind === 'pick-one' || question.kind === 'pick-some') return question.options;
  if (question.kind === 'react') return [...question.options, null];
  return question.kind === 'share' ? question.among : [];
};

/** Answers that are wrong in every possible way. */
function wrongAnswers(question: Question, right: unknown): readonly unknown[] {
  switch (question.kind) {
    case 'move': {
      const legs = right as readonly { readonly how: string; readonly to: { x: number; y: number; z: number } }[];
      const far = [
        [-20_000, 0],
        [3000, 3000],
        [6000, 200],
        [200, 5000],
        [900, 0],
        [0, 900],
        [0, -900],
        [-900, 0],
      ];
      return far.flatMap(([x, y]) =>
        ['go', 'climb', 'drop', 'jump'].map(how => [
          { how, to: { x: (legs[0]?.to.x ?? 3000) + x!, y: (legs[0]?.to.y ?? 3000) + y!, z: how === 'go' ? 0 : 508 } },
        ]),
      );
    }
    case 'place':
      return [
        [-20_000, 0],
        [0, 0],
        [3800, 2800],
        [1000, 1000],
        [6000, 3000],
      ].map(([x, y]) => ({ at: { x, y, z: 0 } }));
    case 'pick-some':
      return [[], [...question.options, ...question.options], ['no such thing']];
    case 'count':
      return [question.most + 1];
    case 'share':
      return [[], question.among.map(() => -1)];
    default:
      return ['no such thing', null];
  }
}

/** Hears a game as it is replayed: questions, options, facts, refusals, and now and then what a soldier would do and why. */
export function listener(
  ruleset: Edition<Game>,
  setup: object,
  { seed, early, every }: Listening,
  { missing, lines }: Heard,
): Watcher<Game> {
  const next = numbers(seed);
  let count = 0;
  const tell = (position: object, seat: number | null) =>
    tellerFor(
      { ruleset, setup, position: ruleset.view(setup, position, seat) },
      { missing: id => void (missing.has(id) || missing.set(id, `${seed}, answer ${count}`)) },
    );
  const hear = (line: string | null): void => void (line === null || lines.add(line));
  return {
    asked(state, { answer: given }) {
      const question = questionOf(ruleset, setup, state)!;
      count++;
      const teller = tell(state.position, question.to === 'dice' ? null : question.to);
      hear(teller.question(question));
      for (const line of teller.numbers(question)) hear(line);
      for (const option of optionsOf(question)) hear(teller.option(question, option));
      if (question.to !== 'dice' && (count < early || count % every === 0)) {
        const { because } = soldier(seenBy(ruleset, setup, state, question.to), next);
        if (because) hear(teller.because(because));
      }
      for (const wrong of count % 5 === 0 ? wrongAnswers(question, given) : []) {
        const judged = answer(ruleset, setup, state, { by: question.to, answer: wrong });
        if (!judged.ok) for (const reason of judged.reasons) hear(teller.reason(reason));
      }
    },
    happened(fact, after) {
      for (const seat of [0, null]) hear(tell(after, seat).fact(ruleset.show(fact, seat) as FactShape));
    },
  };
}
