// Exactly where things happened: lines of the log say it by what is near.
import { type Seat, tableOf } from '@little-wars/engine';
import { exactly } from '@little-wars/words';
import type { Event, TableMatch } from './session.ts';
import { eventFor } from './told.ts';

/** The places of events, as a seat may know them, in coordinates. */
export function tellPlaces(
  match: Pick<TableMatch, 'ruleset' | 'setup'>,
  events: readonly Event[],
  seat: Seat | null,
): readonly string[] {
  const { ruleset, setup } = match;
  return events.flatMap(event => {
    const { fact, position } = eventFor(match, event, seat);
    const told: object = ruleset.telling.tell(tableOf(ruleset, setup, position), fact) ?? {};
    return 'x' in told && 'y' in told ? [exactly({ x: String(told.x), y: String(told.y) })] : [];
  });
}
