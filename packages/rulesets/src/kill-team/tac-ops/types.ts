import type { Reason } from '@little-wars/engine';
import type { Archetype } from '../content/types.ts';
import type { Deck, Held, Look, Reveal, Scores, T, TacOp } from '../types.ts';

export type { Answers, Deck, Held, Naming, Placing, Reveal, Scores, TacOp, TacOpAction } from '../types.ts';

export const NEITHER: Scores = [false, false];

/** Scores the first time it holds, and once more in a later turning point. */
export const again = (t: Look, { scored }: Held, holds: boolean): Scores => [
  holds,
  holds && scored[0] > 0 && scored[0] < t.position.turningPoint,
];

/** Updates what a card remembers. */
export const note = (t: T, { seat, id }: Held, memo: Held['memo']): void =>
  t.emit({ type: 'tac-op-noted', clause: 'KT-10.4', seat, tacOp: id, memo });

/** Holding one place scores; in a later turning point, a different one scores again. */
export function againElsewhere(t: T, held: Held, places: readonly string[]): Scores {
  const before = Object.keys(held.memo).filter(name => name.startsWith('held-'));
  if (held.scored[0] === 0) {
    if (places.length > 0) note(t, held, Object.fromEntries(places.map(place => [`held-${place}`, 1])));
    return [places.length > 0, false];
  }
  const isDifferent = (place: string): boolean => before.some(name => name !== `held-${place}`);
  return again(t, held, places.some(isDifferent));
}

export const FIRST: Reveal = { at: 'target-reveal', in: [1] };
export const ANY: Reveal = { at: 'target-reveal', in: [1, 2, 3, 4] };
export const LATER: Reveal = { at: 'target-reveal', in: [2, 3, 4] };

type Rest = Omit<TacOp, 'id' | 'name' | 'deck' | 'archetype'>;
type Cards = { readonly [name: string]: Rest };

const idOf = (deck: Deck, name: string): string =>
  `${deck}/${name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-')}`;

/** A deck's cards of one archetype, by name. */
export const cardsOf = (deck: Deck, archetype: Archetype, cards: Cards): readonly TacOp[] =>
  Object.entries(cards).map(([name, rest]) => ({ id: idOf(deck, name), name, deck, archetype, ...rest }));

/** The reason, if it holds. */
export const because = (holds: boolean, reason: string, clause = 'KT-10.4'): readonly Reason[] =>
  holds ? [{ reason, clause }] : [];
