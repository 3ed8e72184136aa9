// A part of the ribbon that unfolds: where a score comes from, the mission, cards and what is in force.
import type { Board, BoardNote, ScoreLine, Seat } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { FocusEvent, ReactNode } from 'react';
import { said } from './items.ts';

interface Props {
  readonly board: Board;
  /** Null for the whole table. */
  readonly seat: Seat | null;
  readonly teller: Teller;
  readonly children: ReactNode;
}

export function Noted({ board: { scores = [], notes = [] }, seat, teller, children }: Props) {
  const own = scores.filter(line => line.seat === seat);
  const kept = notes.filter(note => note.seat === seat);
  if (own.length === 0 && kept.length === 0) return <span className="folded">{children}</span>;
  const shut = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) currentTarget.open = false;
  };
  return (
    <details className="folded" name="ribbon" onBlur={shut}>
      <summary>{children}</summary>
      <div className="unfolded">
        <Sources lines={own} teller={teller} />
        <ul>
          {kept.map((note, i) => (
            <Note key={i} note={note} teller={teller} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Sources({ lines, teller }: { readonly lines: readonly ScoreLine[]; readonly teller: Teller }) {
  if (lines.length === 0) return null;
  return (
    <ul className="sources">
      {lines.map(({ source, value, most, clause }, i) => (
        <li key={i}>
          <span>{said(teller, source)}</span> <b>{most === undefined ? value : `${value} of ${most}`}</b>{' '}
          <small className="clause">{clause}</small>
        </li>
      ))}
    </ul>
  );
}

function Note({
  note: { kind, name, how, sealed, clause },
  teller,
}: {
  readonly note: BoardNote;
  readonly teller: Teller;
}) {
  return (
    <li className={`note ${kind}`}>
      <b>{said(teller, name)}</b> {sealed ? <i>sealed</i> : kind === 'active' ? <i>in force</i> : null}{' '}
      <small className="clause">{clause}</small>
      {how === null ? null : <p>{said(teller, how)}</p>}
    </li>
  );
}
