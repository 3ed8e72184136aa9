// Everything that a ruleset derives from a state: copies, caches and the order of queries must not change it.
import type {
  Answered,
  Edition,
  FactShape,
  Game,
  Input,
  Numbers,
  OpenQuestion,
  Question,
  State,
} from '../kernel/index.ts';
import { advise, answer, anyLegal, propose, questionOf, tableOf } from '../kernel/index.ts';
import { stateHash } from '../record/index.ts';
import { numbers } from './boards.ts';

export const inputOf = <G extends Game>({ question }: State<G>, given: unknown): Input => ({
  by: question!.to,
  answer: given,
});

/** What the rules derive from a state, and the next state. */
export interface Asked<G extends Game> {
  readonly said: {
    readonly question: Question | null;
    readonly refusals: readonly unknown[];
    /** The proposed answer, and any legal one. */
    readonly proposals: readonly unknown[];
    /** The hash of the next state; null if the proposal is refused. */
    readonly next: string | null;
  };
  /** The proposal, which is what is answered. */
  readonly given: unknown;
  readonly answered: Answered<G>;
  readonly facts: readonly FactShape[];
}

/** What the rules derive from a state: options, refusals, proposals, and the state after the proposed answer. */
export function askAll<G extends Game>(
  ruleset: Edition<G>,
  setup: G['setup'],
  state: State<G>,
  next: Numbers,
): Asked<G> {
  const facts: FactShape[] = [];
  const question = questionOf(ruleset, setup, state);
  const given = propose(ruleset, setup, state, next);
  const answered = answer(ruleset, setup, state, inputOf(state, given), fact => facts.push(fact));
  return {
    said: {
      question,
      refusals: wrongAnswers(state.question!).map(wrong => answer(ruleset, setup, state, inputOf(state, wrong))),
      proposals: [given, anyLegal(ruleset, setup, state, numbers(5))],
      next: answered.ok ? stateHash(ruleset, setup, answered.state) : null,
    },
    given,
    answered,
    facts,
  };
}

/** Random numbers that can be drawn again: those of one question, since the last call of `drawn`. */
export function recorded(next: Numbers): { readonly next: Numbers; drawn(): readonly number[] } {
  let taken: number[] = [];
  return {
    next(below) {
      const number = next(below);
      taken.push(number);
      return number;
    },
    drawn() {
      const all = taken;
      taken = [];
      return all;
    },
  };
}

/** Replays recorded numbers. Drawing more, or others, means that something differs. */
export function drawnAgain(drawn: readonly number[]): Numbers {
  let count = 0;
  return below => Math.min(drawn[count++] ?? 0, below - 1);
}

/** Whether plain data are equal, ignoring undefined fields: fifty times faster than `toEqual`. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  const [one, other] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  for (const key of Object.keys(one!)) if (!isSame(one![key], other![key])) return false;
  for (const key of Object.keys(other!)) if (other![key] !== undefined && one![key] === undefined) return false;
  return true;
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
