// Everything that a ruleset says about a state: what copies, caches and other orders of asking must not change.
import type { Edition, Game, Input, OpenQuestion, State } from '../kernel/index.ts';
import { advise, answer, anyLegal, propose, questionOf, tableOf } from '../kernel/index.ts';
import { stateHash } from '../record/index.ts';
import { numbers } from './boards.ts';

export const inputOf = <G extends Game>({ question }: State<G>, given: unknown): Input => ({
  by: question!.to,
  answer: given,
});

/** What the rules derive from a state: options, refusals, proposals, and the state after an answer. */
export function playsOn<G extends Game>(
  ruleset: Edition<G>,
  setup: G['setup'],
  state: State<G>,
  given: unknown,
): object {
  const answered = answer(ruleset, setup, state, inputOf(state, given));
  return {
    question: questionOf(ruleset, setup, state),
    refusals: wrongAnswers(state.question!).map(wrong => answer(ruleset, setup, state, inputOf(state, wrong))),
    proposals: [propose, anyLegal].map(each => each(ruleset, setup, state, numbers(5))),
    next: answered.ok && stateHash(ruleset, setup, answered.state),
  };
}

/** Advice to the seat that is asked, and the forecast of an answer. */
export function advises<G extends Game>(
  ruleset: Edition<G>,
  setup: G['setup'],
  state: State<G>,
  given: unknown,
): object {
  const question = questionOf(ruleset, setup, state)!;
  if (question.to === 'dice') return {};
  const t = tableOf(ruleset, setup, ruleset.view(setup, state.position, question.to) as G['position']);
  return {
    advice: advise(ruleset, t, question, numbers(6)),
    forecasts: ruleset.chances?.forecast(t, question, given),
    prospects: ruleset.chances?.prospects(t, question, given),
  };
}

/** Answers that are invalid for a question of this kind. */
export function wrongAnswers(question: OpenQuestion): readonly unknown[] {
  const malformed = [undefined, {}, [null], 'no such thing', Number.NaN];
  switch (question.kind) {
    case 'roll':
      return [...malformed, [], Array(question.count).fill(0), Array(question.count).fill(question.sides + 1)];
    case 'pick-some':
      return [...malformed, Array(question.most + 1).fill(question.options[0])];
    case 'share':
      return [...malformed, [], question.among.map(() => -1)];
    case 'count':
      return [...malformed, question.least - 1, question.most + 1];
    case 'place':
      return [...malformed, { at: { x: -20000, y: 0, z: 0 } }];
    case 'move':
      return [...malformed, [{ how: 'go', to: { x: -20000, y: 0, z: 0 } }]];
    case 'aim':
      return [...malformed, { dx: 0, dy: 0 }];
    default:
      return malformed;
  }
}
