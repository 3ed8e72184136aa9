// What would be: for odds and forecasts, which ask the rules without playing.
import { advance } from './advance.ts';
import type { Seat } from './questions.ts';
import { Run } from './run.ts';
import type { FactShape, Frame, Game, Offer, Sight, Timings } from './types.ts';

/** A table that rules look at is a run of the kernel; whoever holds one may ask more of it. */
const runOf = (t: object): Run => t as Run;

/** The same table with something else about its position. */
export const supposing = <T extends { readonly setup: object; readonly position: object }>(
  t: T,
  change: Partial<T['position']>,
): T => new Run(runOf(t).compiled, t.setup, { ...t.position, ...change }, null) as unknown as T;

/** What a fact would bring with it. */
export interface Followed<G extends Game> {
  readonly position: G['position'];
  /** The facts that rules let follow it, without the fact itself. */
  readonly facts: readonly G['fact'][];
  /** What rules would carry out next. */
  readonly frames: readonly Frame[];
}

/** The table as it would be if something happened. */
export function followedBy<G extends Game>(t: Sight<G>, fact: G['fact']): Followed<G> {
  const facts: FactShape[] = [];
  const run = new Run(runOf(t).compiled, t.setup, t.position, made => void facts.push(made));
  run.emit(fact);
  return { position: run.position as G['position'], facts: facts.slice(1), frames: run.following };
}

/** The reactions that would be on offer to a seat. */
export const offersAt = <G extends Game, N extends Timings<G>>(
  t: Sight<G>,
  timing: N,
  about: G['timings'][N],
  seat: Seat,
): readonly Offer[] => runOf(t).offers(timing, about, seat);

/** The position once a frame is carried out; null where it would ask somebody something, dice included. */
export function carriedOut<G extends Game>(t: Sight<G>, frame: Frame): G['position'] | null {
  const state = advance(new Run(runOf(t).compiled, t.setup, t.position, null), [frame], null);
  return state.question === null ? (state.position as G['position']) : null;
}
