// KT-10.2, KT-11.11  What a seat, or a spectator, may see
import { latestAt, type Seat } from '@little-wars/engine';
import type { Fact } from './facts.ts';
import type { Position, Setup, TacOpState } from './types.ts';

/** A card whose content is hidden. */
const SEALED: TacOpState = { id: 'sealed', revealed: false, scored: [0, 0], memo: {} };

type Cards = Position['tacOps'];

/** The cards as a seat sees them; `viewer` is 0 for a spectator, otherwise the seat plus one. */
const cardsSeen = latestAt((viewer: number, tacOps: Cards): Cards => {
  const seat = viewer - 1;
  return tacOps.map((cards, of) => (of === seat ? cards : cards.map(card => (card.revealed ? card : SEALED))));
});

/** Hides other seats' sealed tac ops and scouting choices; everything else is public. */
export function view(_setup: Setup, position: Position, seat: Seat | null): Position {
  const { scouting, scoutingShown } = position;
  return {
    ...position,
    tacOps: cardsSeen(seat === null ? 0 : seat + 1, position.tacOps),
    scouting: scoutingShown ? scouting : scouting.map((choice, of) => (of === seat ? choice : null)),
  };
}

/** Facts that reveal secrets. */
export const reveals: readonly Fact['type'][] = ['tac-op-revealed', 'scouting-shown'];

/** A fact as a seat may see it. */
export function show(fact: Fact, seat: Seat | null): object {
  if (fact.type === 'tac-ops-chosen' && fact.seat !== seat)
    return { ...fact, tacOps: fact.tacOps.map(() => ({ id: SEALED.id, memo: {} })) };
  if (fact.type === 'scouting-chosen' && fact.seat !== seat) return { ...fact, scouting: null };
  return fact;
}
