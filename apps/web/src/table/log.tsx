import { type Moment, type Session, tellPlaces } from '@little-wars/table';
import { memo, useState } from 'react';
import { Clause, WithClauses } from '../parts/clause.tsx';
import { addressOf } from '../routes.ts';
import { Dice } from './dice.tsx';
import { momentInWords } from './moment-in-words.ts';
import type { Seeing } from './seeing.ts';
import '../styles/drawer.css';

export interface LogProps {
  /** The match, if its moments can be linked to. */
  readonly id: string | null;
  readonly session: Session;
  readonly seeing: Seeing;
  /** The ruleset whose rulebook has the clauses, if it is not the match's own. */
  readonly book?: string;
}

const AT_FIRST = 60;

/** What happened, newest first: every roll, every fact with its clause, and why a bot did it. */
export const Log = memo(function Log({ id, session, seeing, book = session.match.ruleset.id }: LogProps) {
  const [shown, setShown] = useState(AT_FIRST);
  const [isExact, setExact] = useState(false);
  const { moments } = session;
  if (moments.length === 0) return <p className="soft">Nothing has happened yet.</p>;
  return (
    <section className="log" aria-label="Log">
      <label className="check">
        <input type="checkbox" checked={isExact} onChange={event => setExact(event.target.checked)} />
        Exact places
      </label>
      <ol reversed start={moments.length}>
        {moments
          .slice(-shown)
          .toReversed()
          .map((moment, i) => (
            <Line
              key={moments.length - i}
              at={moments.length - i}
              {...{ id, moment, session, seeing, book, isExact }}
            />
          ))}
      </ol>
      {moments.length > shown ? (
        <button type="button" onClick={() => setShown(shown + 200)}>
          Show earlier lines
        </button>
      ) : null}
    </section>
  );
});

interface LineProps extends LogProps {
  readonly book: string;
  readonly moment: Moment;
  readonly at: number;
  readonly isExact: boolean;
}

function Line({ id, moment, at, session, seeing, book, isExact }: LineProps) {
  const { asked, roll, lines, numbers, why } = momentInWords(moment, session, seeing.viewer);
  return (
    <li>
      {id === null ? null : (
        <a className="moment" href={addressOf({ page: 'match', id, at })} aria-label={`See moment ${at}`}>
          ↺
        </a>
      )}
      {roll ? (
        <span>
          {asked} <Dice faces={roll.faces} />
        </span>
      ) : null}
      {roll === null && lines.length === 0 ? <small className="soft">{asked}</small> : null}
      {numbers.map(number => (
        <small key={number} className="soft number">
          <WithClauses text={number} ruleset={book} />
        </small>
      ))}
      <ul>
        {lines.map(({ text, clause }, k) => (
          <li key={k}>
            {text} <Clause clause={clause} ruleset={book} />
          </li>
        ))}
      </ul>
      {isExact
        ? tellPlaces(session.match, moment.events, seeing.viewer).map((place, k) => (
            <small key={k} className="soft number">
              {place}
            </small>
          ))
        : null}
      {why === null ? null : <small className="why-so">{why}</small>}
    </li>
  );
}
