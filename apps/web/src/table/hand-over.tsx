import { peopleIn, type Session } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useEffect, useMemo, useState } from 'react';
import { focused } from '../parts/focus.ts';
import { hasSealed, isSealedQuestion } from './sealed.ts';

export interface HandedOver {
  /** The table is covered: the question is for one person only. */
  readonly isHidden: boolean;
  /** Both look at it, and it shows what both may see. */
  readonly isShared: boolean;
  /** The asked seat has secrets to look at. */
  readonly hasCards: boolean;
  /** Shows the table to the asked seat alone, or to both again. */
  readonly show: (own: boolean) => void;
}

/**
 * Two people at one screen share a table that shows what both may see. It is covered only where a question shows a
 * secret, until its seat confirms that it is alone with the screen.
 */
export function useHandOver({ match, moments, players }: Session, seat: number): HandedOver {
  const [shown, setShown] = useState(moments.length === 0 ? { seat, at: 0 } : null);
  const isTwo = peopleIn({ players }) > 1 && match.state.question !== null;
  const isSealed = useMemo(() => isTwo && isSealedQuestion(match), [isTwo, match]);
  const isOwn = shown?.seat === seat && (isSealed || shown.at === moments.length);
  const isShared = isTwo && !isOwn;
  const hasCards = useMemo(() => isTwo && hasSealed(match, seat), [isTwo, match, seat]);
  useEffect(() => {
    if (isShared) setShown(null);
  }, [isShared]);
  const show = (own: boolean): void => setShown(own ? { seat, at: moments.length } : null);
  return { isHidden: isShared && isSealed, isShared, hasCards, show };
}

export function HandOver({ seat, show }: { readonly seat: number; readonly show: () => void }) {
  const name = letterOf(seat);
  return (
    <main className="page hand-over">
      <h1>{name} is asked</h1>
      <p>Hand the table over: what is asked now is for {name} alone.</p>
      <button type="button" className="main" ref={focused} onClick={show}>
        I am {name}: show the table
      </button>
    </main>
  );
}

/** The secrets of the asked seat, for its eyes only, until the next answer. */
export function OwnCards({ seat, isShared, show }: Pick<HandedOver, 'isShared' | 'show'> & { readonly seat: number }) {
  return (
    <button type="button" className="own-cards" aria-pressed={!isShared} onClick={() => show(isShared)}>
      {`Cards of ${letterOf(seat)}`}
    </button>
  );
}
