// Everything that a ruleset derives from a state: copies, caches and the order of queries must not change it.

import type { Spot } from '../geometry/index.ts';
import { inches } from '../geometry/units.ts';
import type {
  Answered,
  Edition,
  FactShape,
  Game,
  Id,
  Input,
  Leg,
  Numbers,
  OpenQuestion,
  Placement,
  Question,
  Reason,
  State,
} from '../kernel/index.ts';
import { advise, answer, anyLegal, propose, questionOf, settledIn, tableOf, verbsIn } from '../kernel/index.ts';
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
    /** Every reason against answers that differ a little from the proposed one; none if they are legal. */
    readonly nearby: readonly (readonly Reason[])[];
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
      nearby: nearbyAnswers(state.question!, given).map(near => {
        const answeredSo = answer(ruleset, setup, state, inputOf(state, near));
        return answeredSo.ok ? [] : answeredSo.reasons;
      }),
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

/** What a table shows of a state to the seat that is asked, and how bots value it; `nth` chooses two models. */
export function shows<G extends Game>(ruleset: Edition<G>, setup: G['setup'], state: State<G>, nth: number): object {
  const { tabletop, chances } = ruleset;
  const question = questionOf(ruleset, setup, state)!;
  const seat = question.to === 'dice' ? 0 : question.to;
  const t = tableOf(ruleset, setup, ruleset.view(setup, state.position, seat) as G['position']);
  const board = tabletop.board(t);
  const [from, to] = [seat, 1 - seat].map(side => {
    const present = board.models.filter(model => model.seat === side && model.at !== null && !model.out);
    return present.length === 0 ? null : present[nth % present.length]!.id;
  }) as [Id | null, Id | null];
  return {
    board,
    values: [0, 1].map(side => ruleset.evaluate(setup, state.position, side)),
    settled: settledIn(ruleset, t, question),
    verbs: verbsIn(ruleset, t, question),
    pair:
      from === null || to === null
        ? null
        : [tabletop.court(t, from, to), tabletop.glimpse(t, to, from), chances?.attacks(t, from, to)],
  };
}

/** Moves and places up to two inches beside a proposed one: many of them are illegal. */
function nearbyAnswers({ kind }: OpenQuestion, given: unknown): readonly unknown[] {
  const beside = (at: Spot, dx: number): Spot => ({ ...at, x: at.x + dx });
  if (kind === 'place') {
    const placement = given as Placement;
    return [{ ...placement, at: beside(placement.at, inches(1)) }];
  }
  if (kind !== 'move') return [];
  const legs = given as readonly Leg[];
  const last = legs.at(-1);
  return last === undefined ? [] : [[...legs.slice(0, -1), { ...last, to: beside(last.to, inches(2)) }]];
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
