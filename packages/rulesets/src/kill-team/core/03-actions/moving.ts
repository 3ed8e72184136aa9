// KT-3.1-12  The move of an action, leg by leg
import type { Frame, Leg } from '@little-wars/engine';
import type { Tenths } from '@little-wars/engine/geometry';
import { ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, question, sequence, type T } from '../../types.ts';
import { performing } from '../02-turning-point/perform.ts';
import { mayGoOn, mayOperateOnTheWay, operateHatch } from '../12-close-quarters/hatches.ts';
import { stopBefore } from './jumps.ts';
import { dashFor, lengthOf, type MoveAbout, needsDash, reasonsAgainstMove } from './move-reasons.ts';
import { allowanceOf, flies, isSurefooted, MANNERS, type MoveAction } from './moves.ts';
import { proposeMove } from './propose-move.ts';

interface Moving {
  readonly operative: OperativeId;
  readonly action: MoveAction;
  readonly legs: readonly Leg[];
  /** Number of legs walked so far. */
  readonly done: number;
  /** KT-12.10: the rest of the allowance, once part of the move has been made. */
  readonly left?: Tenths;
  /** KT-12.10: whether a hatch is operated on the way. */
  readonly operates?: boolean;
}

/** A move from where an operative stands. */
export const startMove = (operative: OperativeId, action: MoveAction): Frame<void> =>
  moving.start({ operative, action, legs: [], done: 0 });

export const makeMove = question<'move', MoveAbout>('move', 'move');
export const jump = question('jump', 'roll');
export const operateHatchOnWay = question<'pick-one', AboutOperative>('operate a hatch on the way', 'pick-one');

export const moving = sequence<Moving>('move', 'KT-3.1', s => [
  s.ask('KT-3.1', makeMove, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({
      model: v.operative,
      allowance: leftOf(t, v),
      about: { action: v.action, dash: v.left === undefined ? dashFor(t, v.operative, v.action) : 0 },
    }),
    legal: reasonsAgainstMove,
    propose: proposeMove,
    then: (t, v, legs) => {
      // KT-8.18: a Dash that completes a climb is declared and paid with it.
      if (v.left === undefined && needsDash(t, v, legs)) payForDash(t, v.operative);
      return { ...v, legs, done: 0, operates: false };
    },
  }),
  s.roll('KT-8.14', jump, {
    count: (t, v) => (nextJump(t, v) < 0 ? 0 : 1),
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, [face]) => {
      const jump = nextJump(t, v);
      t.emit({ type: 'jumped', clause: 'KT-8.14', operative: v.operative, face: face! });
      // KT-8.14, KT-8.16: on a 1 it stays where it jumped from and the action, performed, ends.
      if (face === 1) return { ...v, legs: stopBefore(t, v, jump), done: v.legs.length, left: 0 };
      return { ...v, done: jump + 1 };
    },
  }),
  s.repeat('KT-8.14', 'while there are gaps to jump', { from: 'jump', while: (t, v) => nextJump(t, v) >= 0 }),
  s.run('KT-3.6', 'end the move', (t, v) => {
    const { operative, action, legs } = v;
    const last = legs.at(-1);
    if (!last) return { ...v, left: 0 };
    const allowance = leftOf(t, v);
    const distance = lengthOf(t, operative, legs, allowance);
    const left = Math.max(0, allowance - distance);
    t.emit({ type: 'moved', clause: MANNERS[action].clause, operative, to: last.to, legs, distance });
    return { operative, action, legs, done: legs.length, left };
  }),
  s.ask('KT-12.10', operateHatchOnWay, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, { operative, action, left = 0 }) =>
      mayOperateOnTheWay(t, { operative, action, left })
        ? { of: 'on-the-way', options: [END_MOVE, operateHatch.id], about: { operative } }
        : null,
    then: (_t, v, chosen) => ({ ...v, operates: chosen !== END_MOVE }),
  }),
  s.call('KT-12.10', 'operate it', (_t, v) => (v.operates ? performing(v.operative, operateHatch.id) : null)),
  s.repeat('KT-12.10', 'and go on', {
    from: makeMove.purpose,
    while: (t, v) => v.operates === true && mayGoOn(t, v.operative),
  }),
]);

const END_MOVE = 'end-move';

/** KT-12.10: the action's allowance, less what has been used already. */
const leftOf = (t: Look, { operative, action, left }: Moving): Tenths => left ?? allowanceOf(t, operative, action);

/** KT-8.14, KT-8.21: the next leg that needs a roll; fliers need none. */
const nextJump = (t: Look, { operative, legs, done }: Moving): number =>
  legs.every(({ how }) => how !== 'jump') || flies(t, operative) || isSurefooted(t, operative)
    ? -1
    : legs.findIndex(({ how }, i) => i >= done && how === 'jump');

function payForDash(t: T, operative: OperativeId): void {
  const ap = t.query('action-cost', 1, { operative, action: 'dash' });
  t.emit({ type: 'action-begun', clause: 'KT-8.18', operative, action: 'dash', ap });
  t.emit({ type: 'action-finished', clause: 'KT-8.18', operative, action: 'dash' });
}
