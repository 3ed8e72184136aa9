import { type Moment, type Session, wasNotAsked } from '@little-wars/table';
import { memo } from 'react';
import { Dice } from './dice.tsx';
import { linesOf } from './just-now-lines.ts';
import { momentInWords } from './moment-in-words.ts';
import type { Seeing } from './seeing.ts';

export interface JustNowProps {
  readonly session: Session;
  readonly seeing: Seeing;
}

/** The most lines shown; the rest is in the log. */
const MOST = 5;
/** How many moments to look back. */
const FAR = 12;

/** An answer of this seat that was given automatically, and had no effect worth a line. */
const isOwnRoutine = ({ input, because, events }: Moment, seat: number): boolean =>
  input.by === seat && wasNotAsked(because) && events.length === 0;

/** What happened since this seat last chose: the dice, what others did, and why. */
export const JustNow = memo(function JustNow({ session, seeing }: JustNowProps) {
  const { moments } = session;
  const last = moments.findLastIndex(({ input, because }) => input.by === seeing.seat && !wasNotAsked(because));
  const from = Math.max(0, last, moments.length - FAR);
  const lines = moments
    .slice(from)
    .flatMap((moment, i) =>
      isOwnRoutine(moment, seeing.seat)
        ? []
        : linesOf(momentInWords(moment, session, seeing.viewer), from + i, moment.question.clause),
    );
  if (lines.length === 0) return null;
  return (
    <section className="just-now" aria-label="Just now">
      <ul aria-live="polite">
        {lines.slice(-MOST).map(({ key, text, faces, why }) => (
          <li key={key}>
            {text} {faces ? <Dice faces={faces} /> : null}
            {why === null ? null : <small className="why-so">{why}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
});
