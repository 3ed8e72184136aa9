// Undo: free until a die is rolled, a secret is revealed or somebody else has answered.
import type { Seat } from '@little-wars/engine';
import { isPerson } from './asked.ts';
import { wasNotAsked } from './quiet.ts';
import type { Moment, Session } from './session.ts';

/** A reason against undoing a moment. */
export type Against = 'rolled' | 'shown' | 'answered' | 'bot-answered';

export interface Undo {
  /** The input to go back to: the last answer that the seat itself gave. */
  readonly to: number;
  /** Every reason against it since then, the latest first. */
  readonly against: readonly Against[];
}

/** Null if the seat has nothing to undo. `wasAsked` excludes answers that the table gives automatically. */
export function undoIn(
  session: Session,
  seat: Seat,
  wasAsked: (moment: Moment) => boolean = ({ because }) => !wasNotAsked(because),
): Undo | null {
  const { moments } = session;
  const to = moments.findLastIndex(moment => moment.input.by === seat && wasAsked(moment));
  if (to < 0) return null;
  const against = moments.slice(to).flatMap(moment => againstIn(session, moment, seat));
  return { to, against: against.toReversed() };
}

function againstIn({ match, players }: Session, { input, events }: Moment, seat: Seat): readonly Against[] {
  const reveals: readonly string[] = match.ruleset.reveals;
  if (input.by === 'dice') return ['rolled'];
  if (events.some(({ fact }) => reveals.includes(fact.type))) return ['shown'];
  if (input.by === seat) return [];
  return [isPerson(players, input.by) ? 'answered' : 'bot-answered'];
}
