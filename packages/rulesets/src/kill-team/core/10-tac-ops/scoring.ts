// KT-10.3  Scoring tac ops: when somebody falls, at the end of a turning point and of the battle
import type { Frame, Seat } from '@little-wars/engine';
import { dropBanner } from '../../tac-ops/banner.ts';
import { type Held, type Scores, type TacOp, tacOpOf } from '../../tac-ops/index.ts';
import { type Fallen, type Look, type OperativeId, type Rule, sequence, type T } from '../../types.ts';
import { acting } from './actions.ts';
import { heldBy, inOrder, isComplete, momentFor, settle } from './tac-ops.ts';

/** Every revealed card is asked what it scores; those of whoever has initiative first (KT-1.13). */
function scoreEach(t: T, scoresOf: (card: TacOp, held: Held) => Scores | undefined): void {
  for (const seat of inOrder(t))
    for (const held of heldBy(t, seat)) {
      const scores = held.revealed && !isComplete(held) ? scoresOf(tacOpOf(held.id), held) : undefined;
      if (scores) settle(t, seat, held.id, scores);
    }
}

export const scoreTurnEnd = (t: T): void => scoreEach(t, (card, held) => card.onTurnEnd?.(t, held));
export const scoreBattleEnd = (t: T): void => scoreEach(t, (card, held) => card.onBattleEnd?.(t, held));

/** What a turning point's end lets a seat reveal. */
export const turnEndMoment = (t: Look, seat: Seat): Frame | null =>
  momentFor(t, seat, null, ({ reveal }) => reveal.at === 'turn-end' && reveal.if(t, seat));

const fallMoment = (t: Look, seat: Seat, fallen: Fallen): Frame | null =>
  momentFor(t, seat, fallen, ({ reveal }, held) => {
    if (reveal.at !== 'fall' || !reveal.if(t, seat, fallen)) return false;
    return held === null || (reveal.own?.(held, fallen) ?? true);
  });

/** KT-3.16: the secret bearer of a banner drops it when it is removed. */
export function bannerDropped(t: Look, operative: OperativeId): Frame | null {
  const held = inOrder(t)
    .flatMap(seat => heldBy(t, seat))
    .find(({ id, memo }) => tacOpOf(id).actions?.includes(dropBanner) && isBearer(memo, operative));
  if (!held) return null;
  const { seat, id } = held;
  return acting.start({ seat, tacOp: id, action: dropBanner.id, operative, chosen: null, spot: null });
}

const isBearer = (memo: Held['memo'], operative: number): boolean =>
  memo['bearer'] === operative && memo['dropped'] === undefined;

/** Somebody fell: scored by revealed cards, and a moment to reveal others. */
export const tacOps: Rule<'tac-ops'> = {
  clause: 'KT-10.3',
  words: { en: { rule: 'a tac op' } },
  on: {
    incapacitated: (t, { type: _type, clause: _clause, ...fact }) => {
      const fallen: Fallen = { ...fact, turningPoint: t.position.turningPoint };
      scoreEach(t, (card, held) => card.onFall?.(t, held, fallen));
      const frames = inOrder(t).flatMap(seat => fallMoment(t, seat, fallen) ?? []);
      return frames.length > 0 ? inTurn.start({ frames }) : null;
    },
  },
};

/** Several things that follow one. */
export const inTurn = sequence<{ readonly frames: readonly Frame[] }>('after a fall', 'KT-10.2', s => [
  s.each('KT-10.2', 'one after the other', { of: (_t, v) => v.frames, call: (_t, _v, frame: Frame) => frame }),
]);
