// How a match swung: the bot's own evaluation of every position, for a graph.
import type { Advising, Game } from '@little-wars/engine';
import type { Session } from './session.ts';

export interface Swing {
  /** The number of inputs at that point. */
  readonly at: number;
  /** How much better than at the start the first side stands, in the ruleset's own units; negative: worse. */
  readonly lead: number;
}

/**
 * The lead wherever it changed, and at both ends. It is relative to the start because evaluations also compare the
 * teams themselves, which is not a lead yet.
 */
export function swingOf({ evaluate }: Pick<Advising<Game>, 'evaluate'>, { match, moments }: Session): readonly Swing[] {
  const { setup, state } = match;
  const worth = [...moments.map(({ before }) => before), state].map(({ position }) => evaluate(setup, position, 0));
  const last = worth.length - 1;
  return worth.flatMap((now, at) =>
    at === 0 || at === last || now !== worth[at - 1] ? [{ at, lead: now - worth[0]! }] : [],
  );
}

export interface TurningPoint extends Swing {
  /** By how much the lead changed. */
  readonly by: number;
}

/** The few largest changes of the lead, in order. */
export function turningPoints(swing: readonly Swing[], few = 3): readonly TurningPoint[] {
  return swing
    .map((each, i) => ({ ...each, by: i === 0 ? 0 : each.lead - swing[i - 1]!.lead }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, few)
    .toSorted((a, b) => a.at - b.at);
}
