// What a part of the ribbon says when it is unfolded.
import type { BoardNote, ScoreLine } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { textOf } from './items.ts';

export interface UnfoldedProps {
  readonly scores: readonly ScoreLine[];
  readonly notes: readonly BoardNote[];
  readonly teller: Teller;
}

export const Unfolded = ({ scores, notes, teller }: UnfoldedProps) => (
  <>
    <Sources lines={scores} teller={teller} />
    <ul>
      {notes.map((note, i) => (
        <Note key={i} note={note} teller={teller} />
      ))}
    </ul>
  </>
);

function Sources({ lines, teller }: { readonly lines: readonly ScoreLine[]; readonly teller: Teller }) {
  if (lines.length === 0) return null;
  return (
    <ul className="sources">
      {lines.map(({ source, value, most, clause }, i) => (
        <li key={i}>
          <span>{textOf(teller, source)}</span> <b>{most === undefined ? value : `${value} of ${most}`}</b>{' '}
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
      <b>{textOf(teller, name)}</b> {sealed ? <i>sealed</i> : kind === 'active' ? <i>in force</i> : null}{' '}
      <small className="clause">{clause}</small>
      {how === null ? null : <p>{textOf(teller, how)}</p>}
    </li>
  );
}
