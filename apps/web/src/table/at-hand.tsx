// The second line of the ribbon: the score by source, cards and what is in force, without opening anything.
import type { Board, BoardNote, ScoreLine, Seat } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { said as saidOf } from './noted.tsx';

interface Props {
  readonly board: Board;
  /** Null for the whole table. */
  readonly seat: Seat | null;
  readonly teller: Teller;
  /** What the ribbon says already. */
  readonly said?: readonly string[];
}

interface Item {
  readonly name: string;
  readonly kind: BoardNote['kind'] | 'source';
  readonly isSealed: boolean;
  readonly value: string;
}

/** Sources with their points first; a card is its source. */
export function itemsFor({ scores = [], notes = [] }: Board, seat: Seat | null, teller: Teller): readonly Item[] {
  const kept = notes
    .filter(note => note.seat === seat)
    .map(({ kind, name, sealed }) => ({ name: saidOf(teller, name), kind, isSealed: sealed === true, value: '' }));
  const own = scores
    .filter(line => line.seat === seat)
    .map((line): Item => {
      const name = saidOf(teller, line.source);
      const card = kept.find(note => note.kind === 'card' && note.name === name);
      return { name, kind: card ? 'card' : 'source', isSealed: card?.isSealed ?? false, value: pointsOf(line) };
    });
  return [...own, ...kept.filter(({ name, kind }) => kind !== 'card' || own.every(item => item.name !== name))];
}

const pointsOf = ({ value, most }: ScoreLine): string => (most === undefined ? `${value}` : `${value}/${most}`);

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
