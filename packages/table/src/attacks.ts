// Separates luck from choices: compares each attack's damage with its expectation, and that with the best on offer.
import {
  type Advising,
  type Chances,
  type Forecast,
  type Game,
  type Id,
  type Question,
  type Seat,
  type Sight,
  tableOf,
  viewOf,
} from '@little-wars/engine';
import type { Session } from './session.ts';

/** One attack of one side; all figures are wounds. */
export interface Attack {
  readonly seat: Seat;
  /** The moment of the last choice in it. */
  readonly at: number;
  readonly by: Id;
  readonly to: Id;
  readonly expected: number;
  readonly dealt: number;
  /** The expected damage of the best attack on offer during the choices that led to this one. */
  readonly best: number;
}

/** All attacks of one side. Luck is dealt minus expected; what choices missed is best minus expected. */
export interface Balance {
  readonly seat: Seat;
  readonly attacks: number;
  readonly expected: number;
  readonly dealt: number;
  readonly best: number;
}

interface Aimed {
  readonly at: number;
  readonly seat: Seat;
  readonly forecast: Forecast;
  /** Whether the choices so far leave only one attack. */
  readonly isSettled: boolean;
  readonly best: number;
  /** Wounds before the first die; null until it is rolled. */
  readonly before: { readonly to: number; readonly by: number } | null;
}

/** Every attack that had a forecast when it was chosen; empty if the ruleset has no chances. */
export function attacksIn(
  { chances }: Pick<Advising<Game>, 'chances'>,
  { match, moments }: Session,
): readonly Attack[] {
  if (!chances) return [];
  const { ruleset, setup } = match;
  const { tabletop } = ruleset;
  const states = [...moments.map(({ before }) => before), match.state];
  const look = (n: number, seat: Seat): Sight<Game> =>
    tableOf(ruleset, setup, viewOf(ruleset, setup, states[n]!, seat).position);
  const wounds = (n: number, { seat, forecast: { to, by } }: Aimed) => {
    const { models } = tabletop.board(look(n, seat));
    const left = (id: Id): number => models.find(model => model.id === id)?.wounds?.left ?? 0;
    return { to: left(to), by: left(by) };
  };
  const done: Attack[] = [];
  let aimed = null as Aimed | null;
  const close = (n: number): void => {
    const { before } = aimed ?? {};
    // The lowest wounds during the attack, as they may be regained before it is over.
    const seen = before ? Array.from({ length: n - aimed!.at }, (_, i) => wounds(aimed!.at + 1 + i, aimed!)) : [];
    const lowest = (who: 'to' | 'by'): number => Math.min(...seen.map(each => each[who]));
    if (before) done.push(...attacksOf(aimed!, { to: lowest('to'), by: lowest('by') }));
    aimed = null;
  };
  for (const [n, { question, input }] of moments.entries()) {
    if (input.by === 'dice') {
      if (aimed && !aimed.before) aimed = aimed.isSettled ? { ...aimed, before: wounds(n, aimed) } : null;
      continue;
    }
    // An attack split over several targets is not the one that was forecast.
    if (aimed && !aimed.before && Array.isArray(input.answer) && input.answer.length > 0) aimed = null;
    const offered = question.kind === 'pick-one' ? offeredBy(chances, look(n, input.by), question) : new Map();
    if (offered.size === 0 && !ELSEWHERE.includes(question.kind)) continue;
    const taken: readonly Forecast[] = offered.get(input.answer) ?? [];
    // Choices about the dice of the same attack are not a new attack.
    if (aimed?.before && aimed.seat !== input.by && sameBy(aimed, taken)) continue;
    if (aimed?.before || ELSEWHERE.includes(question.kind)) close(n);
    if (taken.length === 0) continue;
    const worth = Math.max(...[...offered.values()].flat().map(worthOf), sameBy(aimed, taken) ? aimed!.best : 0);
    aimed = { at: n, seat: input.by, forecast: taken[0]!, isSettled: taken.length === 1, best: worth, before: null };
  }
  close(moments.length);
  return done;
}

/** Questions of these kinds end an attack. */
const ELSEWHERE: readonly string[] = ['move', 'place', 'aim'];

const sameBy = (aimed: Aimed | null, [first]: readonly Forecast[]): boolean => aimed?.forecast.by === first?.by;

function offeredBy(
  chances: Chances<Game>,
  t: Sight<Game>,
  question: Question<'pick-one'>,
): Map<Id, readonly Forecast[]> {
  const all = question.options.map(option => [option, chances.forecast(t, question, option)] as const);
  return new Map(all.filter(([, forecasts]) => forecasts.length > 0));
}

const worthOf = ({ mean }: Forecast): number => mean;

/** The mean of the chances, with damage capped at the wounds left. */
const capped = (chances: readonly number[], left: number): number =>
  chances.reduce((sum, chance, value) => sum + chance * Math.min(value, left), 0);

function attacksOf({ at, seat, forecast, best, before }: Aimed, after: { to: number; by: number }): readonly Attack[] {
  const { by, to, chances, back } = forecast;
  const expected = capped(chances, before!.to);
  const own: Attack = { seat, at, by, to, expected, dealt: before!.to - after.to, best: Math.max(best, expected) };
  if (!back) return [own];
  const returned = capped(back.chances, before!.by);
  return [
    own,
    { seat: 1 - seat, at, by: to, to: by, expected: returned, dealt: before!.by - after.by, best: returned },
  ];
}

export const balanceOf = (attacks: readonly Attack[]): readonly Balance[] =>
  [...new Set(attacks.map(({ seat }) => seat))]
    .toSorted((a, b) => a - b)
    .map(seat => {
      const all = attacks.filter(attack => attack.seat === seat);
      return {
        seat,
        attacks: all.length,
        expected: sum(all.map(({ expected }) => expected)),
        dealt: sum(all.map(({ dealt }) => dealt)),
        best: sum(all.map(({ best }) => best)),
      };
    });

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
