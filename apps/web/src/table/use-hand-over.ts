import { peopleIn, type Session } from '@little-wars/table';
import { useEffect, useMemo, useState } from 'react';
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
