// KT-14.49  Spec ops: the list, and how they progress after a battle
import { end, type Seat } from '@little-wars/engine';
import { gain } from '../experience.ts';
import { sideOf, survivorsOf, teamOf } from '../lookups.ts';
import { type Look, question, sequence } from '../types.ts';
import { elimination } from './elimination.ts';
import { recoverArcheotech } from './recover-archeotech.ts';
import { rewarding } from './rewards.ts';
import type { SpecOp } from './types.ts';

export const SPEC_OPS: readonly SpecOp[] = [elimination, recoverArcheotech];

export const specOpOf = (id: string): SpecOp => SPEC_OPS.find(each => each.id === id)!;

const hasScored = (t: Look, seat: Seat, tacOps: readonly string[]): boolean =>
  sideOf(t, seat).tacOps.some(id => tacOps.includes(id.split('/').at(-1)!));

/** Whether the battle completes its second operation: the first must have been complete before. */
const isComplete = (t: Look, seat: Seat): boolean => {
  const { specOp } = teamOf(t, seat);
  if (specOp === null) return false;
  const { first, second } = specOpOf(specOp.id);
  return specOp.battles >= first.battles && hasScored(t, seat, second);
};

const NONE = 'nothing';

interface Going {
  readonly seat: Seat;
  /** The one that was just completed. */
  readonly done: string | null;
}

export const chooseWhoIsCredited = question('choose who is credited', 'pick-one');
export const chooseSpecOp = question('choose a spec op', 'pick-one');

/** KT-14.49: counts the battle, rewards a completed spec op, and starts the next. */
export const specOps = sequence<Going>('spec ops', 'KT-14.49', s => [
  s.run('KT-14.49', 'count the battle', (t, v) => {
    const { specOp } = teamOf(t, v.seat);
    if (specOp === null) return v;
    const { id, clause, first, reward } = specOpOf(specOp.id);
    if (isComplete(t, v.seat)) {
      t.emit({ type: 'spec-op-completed', clause, seat: v.seat, specOp: id });
      t.emit({ type: 'requisition-changed', clause, seat: v.seat, by: reward.requisition });
      return { ...v, done: id };
    }
    if (specOp.battles < first.battles && hasScored(t, v.seat, first.tacOps))
      t.emit({ type: 'spec-op-advanced', clause, seat: v.seat, specOp: id });
    return v;
  }),
  s.call('KT-14.49', 'reward it', (_t, { seat, done }) =>
    done === null ? null : rewarding.start({ seat, clause: specOpOf(done).clause, item: null, operative: '' }),
  ),
  s.ask('KT-14.49', chooseWhoIsCredited, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, done }) => {
      if (done === null || specOpOf(done).reward.xp === 0) return null;
      const options = survivorsOf(t, seat).map(({ operative }) => operative);
      return options.length > 0 ? { of: 'operative', options } : null;
    },
    then: (t, v, operative) => {
      const { clause, reward } = specOpOf(v.done!);
      gain(t, { seat: v.seat, operative: operative as string }, reward.xp, clause);
      return v;
    },
  }),
  s.ask('KT-14.49', chooseSpecOp, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) =>
      teamOf(t, seat).specOp === null ? { of: 'spec-op', options: [...SPEC_OPS.map(({ id }) => id), NONE] } : null,
    then: (t, { seat }, specOp) => {
      if (specOp !== NONE) t.emit({ type: 'spec-op-taken', clause: 'KT-14.49', seat, specOp: specOp as string });
      return end();
    },
  }),
]);
