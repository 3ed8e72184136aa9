// What a side has: the sources of its score, its cards, active effects.
import type { Board, BoardNote, ScoreLine, Seat, Told } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';

/** A text with its parameters. */
export const textOf = ({ text }: Teller, { word, ...parameters }: Told): string => text(word, parameters);

export interface Item {
  readonly name: string;
  readonly kind: BoardNote['kind'] | 'source';
  readonly isSealed: boolean;
  readonly value: string;
}

/** Sources with their points first; a card is its source. */
export function itemsFor({ scores, notes }: Board, seat: Seat | null, teller: Teller): readonly Item[] {
  const kept = notes
    .filter(note => note.seat === seat)
    .map(({ kind, name, sealed }) => ({ name: textOf(teller, name), kind, isSealed: sealed === true, value: '' }));
  const own = scores
    .filter(line => line.seat === seat)
    .map((line): Item => {
      const name = textOf(teller, line.source);
      const card = kept.find(note => note.kind === 'card' && note.name === name);
      return { name, kind: card ? 'card' : 'source', isSealed: card?.isSealed ?? false, value: pointsOf(line) };
    });
  return [...own, ...kept.filter(({ name, kind }) => kind !== 'card' || own.every(item => item.name !== name))];
}

const pointsOf = ({ value, most }: ScoreLine): string => (most === undefined ? `${value}` : `${value}/${most}`);
