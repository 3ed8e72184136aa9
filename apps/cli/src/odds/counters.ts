import type { Edition, Game, OddsCounter, OddsDesk } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';

/** A counter of a ruleset's odds desk. */
export interface Counter {
  readonly ruleset: Edition<Game>;
  readonly desk: OddsDesk;
  readonly counter: OddsCounter;
}

/** Every counter of every ruleset that has an odds desk. */
export const counters: readonly Counter[] = rulesets.flatMap(ruleset =>
  ruleset.odds === null
    ? []
    : ruleset.odds.counters.map(counter => ({ ruleset, desk: ruleset.odds as OddsDesk, counter })),
);

export const countersCalled = (id: string): readonly Counter[] => counters.filter(({ counter }) => counter.id === id);

export const counterIds: readonly string[] = [...new Set(counters.map(({ counter }) => counter.id))];
