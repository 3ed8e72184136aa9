import { peopleIn, type Session } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useState } from 'react';
import { focused } from '../parts/focus.ts';

/** With two people at one screen, the table is covered while it changes hands, so that secrets stay secret. */
export function useHandOver(session: Session, seat: number) {
  const [shownTo, setShownTo] = useState(seat);
  const isHidden = peopleIn(session) > 1 && shownTo !== seat && session.match.state.question !== null;
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
