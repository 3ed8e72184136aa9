// KT-10.2, KT-11.11  What a seat, or a spectator, may see
import { latestAt, type Seat } from '@little-wars/engine';
import type { Fact } from './facts.ts';
import type { Position, Setup, TacOpState } from './types.ts';

/** A card that is there, and no more. */
const SEALED: TacOpState = { id: 'sealed', revealed: false, scored: [0, 0], memo: {} };

type Cards = Position['tacOps'];

/** The cards as a seat sees them; `viewer` is 0 for a spectator, else one more than the seat. */
const cardsSeen = latestAt((viewer: number, tacOps: Cards): Cards => {
  const seat = viewer - 1;
  return tacOps.map((cards, of) => (of === seat ? cards : cards.map(card => (card.revealed ? card : SEALED))));
});

/** Sealed tac ops and scouting choices of others are hidden; everything else lies on the table. */
export function view(_setup: Setup, position: Position, seat: Seat | null): Position {
  const { scouting, scoutingShown } = position;
  return {
    ...position,
    tacOps: cardsSeen(seat === null ? 0 : seat + 1, position.tacOps),
    scouting: scoutingShown ? scouting : scouting.map((choice, of) => (of === seat ? choice : null)),
  };
}

/** The facts that make secrets known. */
export const reveals: readonly Fact['type'][] = ['tac-op-revealed', 'scouting-shown'];

/** A fact as a seat may see it. */
export function show(fact: Fact, seat: Seat | null): object {
  if (fact.type === 'tac-ops-chosen' && fact.seat !== seat)
    return { ...fact, tacOps: fact.tacOps.map(() => ({ id: SEALED.id, memo: {} })) };
  if (fact.type === 'scouting-chosen' && fact.seat !== seat) return { ...fact, scouting: null };
  return fact;
}
