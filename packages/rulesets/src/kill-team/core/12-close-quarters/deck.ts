// KT-12.15  Filling up a tac op deck that Close Quarters leaves short
import { end, type Seat } from '@little-wars/engine';
import type { Archetype } from '../../content/types.ts';
import { ARCHETYPES, archetypesOfSeat } from '../../lookups.ts';
import { type Look, question, type Setup, sequence, type TacOp } from '../../types.ts';
import { cardsFor, type Deal, dealOf, missingFrom } from '../10-tac-ops/cards.ts';

/** KT-12.15: other archetypes of the team; if it has none, any other archetype. */
export function fillersOf(setup: Setup, seat: Seat, archetype: Archetype): readonly Archetype[] {
  const isOther = (each: Archetype): boolean => each !== archetype;
  const own = archetypesOfSeat(setup, seat).filter(isOther);
  return own.length > 0 ? own : ARCHETYPES.filter(isOther);
}

/** Every deck a seat may have that contains the cards it has revealed: an archetype's, with possible fillers. */
export function decksOf(deal: Deal, seat: Seat, shown: readonly TacOp[]): readonly (readonly TacOp[])[] {
  const decks = archetypesOfSeat(deal.setup, seat).flatMap(archetype => {
    const cards = cardsFor(deal, archetype);
    if (missingFrom(deal, archetype) === 0) return [cards];
    return fillersOf(deal.setup, seat, archetype).map(filler => [...cards, ...cardsFor(deal, filler)]);
  });
  const matching = decks.filter(deck => shown.every(card => deck.includes(card)));
  return matching.length > 0 ? matching : [cardsFor(deal, shown[0]!.archetype)];
}

interface Filling {
  readonly seat: Seat;
  readonly archetype: Archetype;
  readonly filler?: Archetype | typeof NONE;
}

const NONE = 'none';

const cardsToFill = (t: Look, { filler }: Filling): readonly string[] =>
  filler === undefined || filler === NONE ? [] : cardsFor(dealOf(t), filler).map(({ id }) => id);

export const chooseArchetypeToFillDeckFrom = question('choose an archetype to fill the deck from', 'pick-one');
export const chooseCardsThatFillIt = question('choose the cards that fill it', 'pick-some');

/** Asked of everybody, so the question does not give the archetype away. Returns the cards added. */
export const fillDeck = sequence<Filling, readonly string[]>('fill up the deck', 'KT-12.15', s => [
  s.ask('KT-12.15', chooseArchetypeToFillDeckFrom, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, { seat, archetype }) => ({
      of: 'archetype',
      options: missingFrom(dealOf(t), archetype) > 0 ? fillersOf(t.setup, seat, archetype) : [NONE],
    }),
    then: (_t, v, filler) => ({ ...v, filler: filler as Archetype | typeof NONE }),
  }),
  s.ask('KT-12.15', chooseCardsThatFillIt, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const missing = missingFrom(dealOf(t), v.archetype);
      return { of: 'tac-op', options: cardsToFill(t, v), least: missing, most: missing };
    },
    then: (_t, _v, cards) => end(cards as readonly string[]),
  }),
]);
