// "Don't ask me this again": for one reaction, for this match, and back again at any time.
import type { Question } from '@little-wars/engine';
import {
  askingEverything,
  askingFrom,
  holding,
  quietened,
  SETTLED,
  STAKES,
  stakesFor,
  wasNotAsked,
} from '@little-wars/table';
import type { Asking } from './asking.ts';

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

/** The minimum gain for which a person is asked: in wounds of a model, or in the chance that it falls. */
const FROM: readonly (readonly [number, string])[] = [
  [0, 'anything'],
  [0.1, 'a tenth of a model'],
  [STAKES, 'a third of a model'],
  [1 / 2, 'half a model'],
  [0.7, 'most of a model'],
  [2, 'never, just go on'],
];

/** What the table answered for this seat since it last chose, and how to be asked instead. */
export function AskedForMe({ table, running, seeing }: Asking) {
  const { seat, teller } = seeing;
  const { askMe, session } = running;
  const last = session.moments.findLastIndex(({ input, because }) => input.by === seat && !wasNotAsked(because));
  const settled = session.moments
    .map((moment, at) => ({ ...moment, at }))
    .filter(({ at, input, because }) => at > last && input.by === seat && because?.reason === SETTLED);
  const everything = askMe.everything.includes(seat);
  return (
    <details className="asked-for-me">
      <summary>{settled.length > 0 ? `Answered for you: ${settled.length}` : 'What is asked'}</summary>
      <ul>
        {settled.map(({ at, question, because }) => (
          <li key={at}>
            {`${teller.question(question)} ${teller.because(because!)} `}
            <button type="button" onClick={() => table.ask(holding(askMe, { seat, purpose: question.purpose }))}>
              Ask me the next time
            </button>
          </li>
        ))}
      </ul>
      <label>
        {'Ask where an answer could gain '}
        <select
          value={stakesFor(askMe, seat)}
          disabled={everything}
          onChange={event => table.ask(askingFrom(askMe, seat, Number(event.target.value)))}
        >
          {FROM.map(([from, title]) => (
            <option key={from} value={from}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        aria-pressed={everything}
        onClick={() => table.ask(askingEverything(askMe, seat, !everything))}
      >
        Ask me everything
      </button>
    </details>
  );
}
