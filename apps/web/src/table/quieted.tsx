// "Don't ask me this again": for one reaction, for this match, and back again at any time.
import type { Question } from '@little-wars/engine';
import { quietened } from '@little-wars/table';
import type { Asking } from './question.tsx';

export function QuietOffer({ table, running, seeing, question }: Asking & { readonly question: Question<'react'> }) {
  const { quiet } = running;
  return (
    <button
      type="button"
      onClick={() => table.keepQuiet(quietened(quiet, question, option => seeing.teller.option(question, option)))}
    >
      Don't ask me this again
    </button>
  );
}

/** The questions this seat has muted. */
export function Quieted({ table, running, seeing }: Asking) {
  const { quiet } = running;
  const own = quiet.filter(({ seat }) => seat === seeing.seat);
  if (own.length === 0) return null;
  return (
    <details className="quieted">
      <summary>{`Not asked about any more: ${own.length}`}</summary>
      <ul>
        {own.map(each => (
          <li key={`${each.timing} ${each.option}`}>
            {each.label}{' '}
            <button type="button" onClick={() => table.keepQuiet(quiet.filter(other => other !== each))}>
              Ask me again
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
