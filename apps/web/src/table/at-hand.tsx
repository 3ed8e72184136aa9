// The second line of the ribbon: the score by source, cards and active effects, without opening anything.
import type { Board, Seat } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { itemsFor } from './items.ts';

interface Props {
  readonly board: Board;
  /** Null for the whole table. */
  readonly seat: Seat | null;
  readonly teller: Teller;
  /** Already shown in the ribbon. */
  readonly said?: readonly string[];
}

export function AtHand({ board, seat, teller, said = [] }: Props) {
  const items = itemsFor(board, seat, teller).filter(({ name }) => !said.includes(name));
  // A single source is the score itself.
  if (items.length === 0 || (items.length === 1 && items[0]!.kind === 'source')) return null;
  return (
    <span className="at-hand">
      {items.map(({ name, kind, isSealed, value }, i) => (
        <span key={i} className="item">
          {isSealed ? <i aria-hidden="true">✉</i> : kind === 'active' ? <i aria-hidden="true">⚡</i> : null} {name}
          {isSealed ? <span className="visually-hidden"> (sealed)</span> : null}
          {value === '' ? null : <b>{` ${value}`}</b>}{' '}
        </span>
      ))}
    </span>
  );
}
