// A part of the ribbon that unfolds: where a score comes from, the mission, cards and what is in force.
import type { Board, Seat } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { FocusEvent, ReactNode } from 'react';
import { Unfolded } from './later.tsx';

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
        <Unfolded scores={own} notes={kept} teller={teller} />
      </div>
    </details>
  );
}
