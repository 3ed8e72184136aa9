import { letterOf } from '@little-wars/words';
import { useState } from 'react';
import type { Session } from '../game/session.ts';
import { focused } from '../parts/focus.ts';

/** With two people at one screen, the table is covered while it changes hands, so that secrets stay secret. */
export function useHandOver({ players, match }: Session, seat: number) {
  const [shownTo, setShownTo] = useState(seat);
  const people = players.filter(({ kind }) => kind === 'person').length;
  const isHidden = people > 1 && shownTo !== seat && match.state.question !== null;
  return { isHidden, show: () => setShownTo(seat) };
}

export function HandOver({ seat, show }: { readonly seat: number; readonly show: () => void }) {
  const name = letterOf(seat);
  return (
    <main className="page hand-over">
      <h1>{name} is asked</h1>
      <p>Hand the table over; the other side's secrets are put away.</p>
      <button type="button" className="main" ref={focused} onClick={show}>
        I am {name}: show the table
      </button>
    </main>
  );
}
