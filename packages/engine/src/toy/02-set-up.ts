// TOY-2  Setting up

import type { Placement, Question, Reason } from '../kernel/index.ts';
import { inches, isBlocked, isOnTable, isWithinStrip } from './ground.ts';
import { baseAt, onGround, ownerOf, standing } from './lookups.ts';
import type { Look, SoldierId } from './types.ts';
import { question, sequence } from './types.ts';

interface SetUp {
  readonly next: SoldierId;
}

export const placeASoldier = question('place a soldier', 'place');

/** Soldiers are numbered alternately: seat 0's first, seat 1's first, seat 0's second … */
export const setUp = sequence<SetUp>('set-up', 'TOY-2.1', s => [
  s.ask('TOY-2.1', placeASoldier, {
    to: (t, v) => ownerOf(t, v.next),
    ask: (_t, v) => ({ what: v.next }),
    then: (t, v, { at }) => {
      t.emit({ type: 'placed', clause: 'TOY-2.1', soldier: v.next, at });
      return { next: v.next + 1 };
    },
    legal: reasonsAgainstPlace,
    propose: proposePlace,
  }),
  s.repeat('TOY-2.1', 'until all are placed', {
    from: placeASoldier.purpose,
    while: (t, v) => v.next < t.position.soldiers.length,
  }),
]);

const STRIP = inches(3);

/** TOY-2.1: every reason against a place. */
function reasonsAgainstPlace(t: Look, { what }: Question<'place'>, { at }: Placement): readonly Reason[] {
  const base = baseAt(at);
  const seat = ownerOf(t, what as SoldierId);
  const taken = standing(t.position, () => true).map(id => baseAt(t.position.soldiers[id]!.at!));
  const reasons: Reason[] = [];
  const refuse = (reason: string): void => void reasons.push({ reason, clause: 'TOY-2.1' });
  if (at.z !== 0) refuse('not-on-the-ground');
  if (!isOnTable(t, base)) refuse('off-table');
  else if (!isWithinStrip(t, base, seat, STRIP)) refuse('outside-own-strip');
  if (isBlocked(t, base, taken)) refuse('no-room');
  return reasons;
}

/** A free place in the player's own strip. */
function proposePlace(t: Look, question: Question<'place'>, next: (below: number) => number): Placement {
  const seat = ownerOf(t, question.what as SoldierId);
  for (;;) {
    const at = onGround({ x: next(inches(12)), y: seat === 0 ? next(STRIP) : inches(12) - next(STRIP) });
    if (reasonsAgainstPlace(t, question, { at }).length === 0) return { at };
  }
}
