// KT-10.3  Scoring tac ops: on incapacitations, at the end of a turning point and of the battle
import type { Frame, Seat } from '@little-wars/engine';
import { type Fallen, type Held, type Look, type Scores, sequence, type T, type TacOp } from '../../types.ts';
import { tacOpOf } from './cards.ts';
import { heldBy, inOrder, isComplete, momentFor, settle } from './tac-ops.ts';

/** Scores every revealed card, first those of the player with initiative (KT-1.13). */
function scoreEach(t: T, scoresOf: (card: TacOp, held: Held) => Scores | undefined): void {
  for (const seat of inOrder(t))
    for (const held of heldBy(t, seat)) {
      const scores = held.revealed && !isComplete(held) ? scoresOf(tacOpOf(t, held.id), held) : undefined;
      if (scores) settle(t, seat, held.id, scores);
    }
}

export const scoreTurnEnd = (t: T): void => scoreEach(t, (card, held) => card.onTurnEnd?.(t, held));
export const scoreBattleEnd = (t: T): void => scoreEach(t, (card, held) => card.onBattleEnd?.(t, held));

/** A seat's moment to reveal cards at the end of a turning point. */
export const turnEndMoment = (t: Look, seat: Seat): Frame | null =>
  momentFor(t, seat, null, ({ reveal }) => reveal.at === 'turn-end' && reveal.if(t, seat));

const fallMoment = (t: Look, seat: Seat, fallen: Fallen): Frame | null =>
  momentFor(t, seat, fallen, ({ reveal }, held) => {
    if (reveal.at !== 'fall' || !reveal.if(t, seat, fallen)) return false;
    return held === null || (reveal.own?.(held, fallen) ?? true);
  });

/** An operative fell: revealed cards score, and others may be revealed. */
export function scoreFall(t: T, fallen: Fallen): Frame | null {
  scoreEach(t, (card, held) => card.onFall?.(t, held, fallen));
  const frames = inOrder(t).flatMap(seat => fallMoment(t, seat, fallen) ?? []);
  return frames.length > 0 ? inTurn.start({ frames }) : null;
}

/** Runs several frames in order. */
export const inTurn = sequence<{ readonly frames: readonly Frame[] }>('after a fall', 'KT-10.2', s => [
  s.each('KT-10.2', 'one after the other', { of: (_t, v) => v.frames, call: (_t, _v, frame: Frame) => frame }),
]);
