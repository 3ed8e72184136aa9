import { letterOf } from '@little-wars/words';
import { focused } from '../parts/focus.ts';
import type { HandedOver } from './use-hand-over.ts';

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

export type OwnCardsProps = Pick<HandedOver, 'isShared' | 'show'> & { readonly seat: number };

/** The secrets of the asked seat, for its eyes only, until the next answer. */
export function OwnCards({ seat, isShared, show }: OwnCardsProps) {
  return (
    <button type="button" className="own-cards" aria-pressed={!isShared} onClick={() => show(isShared)}>
      {`Cards of ${letterOf(seat)}`}
    </button>
  );
}
