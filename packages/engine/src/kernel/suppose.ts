// Hypothetical tables, for odds and forecasts that consult the rules without playing.
import { advance } from './advance.ts';
import type { Seat } from './questions.ts';
import { Run } from './run.ts';
import type { FactShape, Frame, Game, Offered, Ruleset, Sight, Timings } from './types.ts';

/** Every table that the kernel hands out is a `Run`. */
const runOf = (t: object): Run => t as Run;

/** The rules that a table is played by: those of a match, or a variant of them. */
export const rulesetOf = <G extends Game>(t: Sight<G>): Ruleset<G> =>
  runOf(t).compiled.ruleset as unknown as Ruleset<G>;

/** The same table with part of its position replaced. */
export const supposing = <T extends { readonly setup: object; readonly position: object }>(
  t: T,
  change: Partial<T['position']>,
): T => new Run(runOf(t).compiled, t.setup, { ...t.position, ...change }, null) as unknown as T;

/** The consequences of a fact. */
export interface Followed<G extends Game> {
  readonly position: G['position'];
  /** The facts that rules emit in response, without the fact itself. */
  readonly facts: readonly G['fact'][];
  /** The frames that rules would run next. */
  readonly frames: readonly Frame[];
}

/** What would happen if a fact were emitted. */
export function followedBy<G extends Game>(t: Sight<G>, fact: G['fact']): Followed<G> {
  const facts: FactShape[] = [];
  const run = new Run(runOf(t).compiled, t.setup, t.position, emitted => void facts.push(emitted));
  run.emit(fact);
  return { position: run.position as G['position'], facts: facts.slice(1), frames: run.following };
}

/** The response of one rule to a fact. */
export interface RuleResponse<G extends Game> {
  readonly rule: string;
  readonly facts: readonly G['fact'][];
  /** What it would run next. */
  readonly frame: Frame | null;
}

/** How each of some rules would respond to a fact that has just happened, without any of it being carried out. */
export function responsesTo<G extends Game>(
  t: Sight<G>,
  fact: G['fact'],
  isAsked: (rule: string) => boolean = () => true,
): readonly RuleResponse<G>[] {
  return runOf(t)
    .followers(fact)
    .filter(({ rule }) => isAsked(rule))
    .map(({ rule, respond }) => {
      const facts: G['fact'][] = [];
      const { setup, position } = t;
      const query: typeof t.query = (name, base, about) => t.query(name, base, about);
      const frame = respond({ setup, position, query, emit: (emitted: G['fact']) => void facts.push(emitted) });
      return { rule, facts, frame };
    });
}

/** The reactions that a seat would be offered. */
export const offersAt = <G extends Game, N extends Timings<G>>(
  t: Sight<G>,
  timing: N,
  about: G['timings'][N],
  seat: Seat,
): readonly Offered[] => runOf(t).offers(timing, about, seat);

/** The position after a frame has run; null if it would ask a question or roll dice. */
export function carriedOut<G extends Game>(t: Sight<G>, frame: Frame): G['position'] | null {
  const state = advance(new Run(runOf(t).compiled, t.setup, t.position, null), [frame], null);
  return state.question === null ? (state.position as G['position']) : null;
}
