// KT-10.2, KT-11.11  What a seat, or a spectator, may see
import type { Seat } from '@little-wars/engine';
import type { Fact } from './facts.ts';
import type { Position, Setup, TacOpState } from './types.ts';

/** A card that is there, and no more. */
const SEALED: TacOpState = { id: 'sealed', revealed: false, scored: [0, 0], memo: {} };

type Cards = Position['tacOps'];

/** The last that each seat saw of the cards, and a spectator: they seldom change. */
const seen = new Map<Seat | null, { readonly tacOps: Cards; readonly sealed: Cards }>();

function cardsSeen({ tacOps }: Position, seat: Seat | null): Cards {
  const before = seen.get(seat);
  if (before?.tacOps === tacOps) return before.sealed;
  const sealed = tacOps.map((cards, of) => (of === seat ? cards : cards.map(card => (card.revealed ? card : SEALED))));
  seen.set(seat, { tacOps, sealed });
  return sealed;
}

/** The last view that was made, and of what. */
let last: { readonly of: Position; readonly view: Position } | null = null;

/** Sealed tac ops and scouting choices of others are hidden; everything else lies on the table. */
export function view(_setup: Setup, position: Position, seat: Seat | null): Position {
  const { scouting, scoutingShown } = position;
  const seenOf = {
    ...position,
    tacOps: cardsSeen(position, seat),
    scouting: scoutingShown ? scouting : scouting.map((choice, of) => (of === seat ? choice : null)),
  };
  last = { of: position, view: seenOf };
  return seenOf;
}

/** Whether one position is known to be what some seat sees of the other. */
export const isViewOf = (seenOf: Position, position: Position): boolean =>
  last !== null && last.view === seenOf && last.of === position;

/** The facts that make secrets known. */
export const reveals: readonly Fact['type'][] = ['tac-op-revealed', 'scouting-shown'];

/** A fact as a seat may see it. */
export function show(fact: Fact, seat: Seat | null): object {
  if (fact.type === 'tac-ops-chosen' && fact.seat !== seat)
    return { ...fact, tacOps: fact.tacOps.map(() => ({ id: SEALED.id, memo: {} })) };
  if (fact.type === 'scouting-chosen' && fact.seat !== seat) return { ...fact, scouting: null };
  return fact;
}
