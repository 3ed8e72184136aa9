import { useState } from 'react';
import type { Moment, Session } from '../game/session.ts';
import { addressOf } from '../routes.ts';
import type { Seeing } from './seeing.ts';

interface Props {
  /** The match it is a log of, where its moments have addresses. */
  readonly id: string | null;
  readonly session: Session;
  readonly seeing: Seeing;
}

const AT_FIRST = 60;

/** What happened, newest first: every roll, every fact with its clause, and why a bot did it. */
export function Log({ id, session, seeing }: Props) {
  const [shown, setShown] = useState(AT_FIRST);
  const { moments } = session;
  return (
    <section className="log" aria-label="Log">
      <ol reversed start={moments.length}>
        {moments
          .slice(-shown)
          .toReversed()
          .map((moment, i) => (
            <Line key={moments.length - i} at={moments.length - i} {...{ id, moment, session, seeing }} />
          ))}
      </ol>
      {moments.length > shown ? (
        <button type="button" onClick={() => setShown(shown + 200)}>
          Show earlier lines
        </button>
      ) : null}
    </section>
  );
}

interface LineProps extends Props {
  readonly moment: Moment;
  readonly at: number;
}

function Line({ id, moment, at, session, seeing: { seat, teller } }: LineProps) {
  const { question, input, facts, because } = moment;
  const { show } = session.match.ruleset;
  const lines = facts.flatMap(fact => {
    const text = teller.fact(show(fact, seat) as typeof fact);
    return text === null ? [] : [{ text, clause: fact.clause }];
  });
  const faces = input.by === 'dice' ? (input.answer as readonly number[]) : null;
  return (
    <li>
      {id === null ? null : (
        <a className="moment" href={addressOf({ page: 'match', id, at })} aria-label={`See moment ${at}`}>
          ↺
        </a>
      )}
      {faces ? (
        <span>
          {teller.question(question)} <Dice faces={faces} />
        </span>
      ) : null}
      {faces === null && lines.length === 0 ? <small className="soft">{teller.question(question)}</small> : null}
      {because ? <small>{teller.because(because)}</small> : null}
      <ul>
        {lines.map(({ text, clause }, k) => (
          <li key={k}>
            {text} <span className="clause">{clause}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

export function Dice({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span className="dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((face, i) => (
        <span key={i} aria-hidden="true">
          {PIPS[face] ?? face}
        </span>
      ))}
    </span>
  );
}
