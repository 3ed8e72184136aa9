import type { Seat } from '@little-wars/engine';
import type { TableMatch } from '@little-wars/table';

/** Whether a seat's table would show something that another, or a spectator (null), may not see. */
export function isSealedFrom({ ruleset, setup, state }: TableMatch, seat: Seat, other: Seat | null): boolean {
  if (state.question?.secret) return true;
  const seen = (by: Seat | null): string => JSON.stringify(ruleset.view(setup, state.position, by));
  return seen(seat) !== seen(other);
}
