import { peopleIn, type Session } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useEffect, useMemo, useState } from 'react';
import { focused } from '../parts/focus.ts';
import { isSealedFrom } from './sealed.ts';

/**
 * With two people at one screen, the table is covered while it changes hands, so that secrets stay secret; where it
 * shows none, both look at it.
 */
export function useHandOver(session: Session, seat: number) {
  const { match } = session;
  const [shownTo, setShownTo] = useState<number | null>(seat);
  const isHandedOver = peopleIn(session) > 1 && shownTo !== seat && match.state.question !== null;
  const isHidden = useMemo(
    () => isHandedOver && isSealedFrom(match, seat, shownTo),
    [isHandedOver, match, seat, shownTo],
  );
  useEffect(() => {
    if (isHandedOver && !isHidden) setShownTo(null);
  }, [isHandedOver, isHidden]);
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
