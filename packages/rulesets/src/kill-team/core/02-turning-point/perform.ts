// KT-2.12, KT-2.13  Performing an action
import type { Frame } from '@little-wars/engine';
import { type OperativeId, sequence } from '../../types.ts';
import { actionOf, costOf } from '../03-actions/actions.ts';
import { endGuardAround } from '../12-close-quarters/on-guard.ts';

interface Performing {
  readonly operative: OperativeId;
  readonly action: string;
  /** KT-2.13: costs no AP; what costs AP is a normal action (KT-12.4). */
  readonly free: boolean;
}

/** The frame of an action. KT-2.13: a free action costs nothing but still counts as performed. */
export const performing = (operative: OperativeId, action: string, cost: 'paid' | 'free' = 'paid'): Frame =>
  perform.start({ operative, action, free: cost === 'free' });

export const perform = sequence<Performing>('perform an action', 'KT-2.12', s => [
  s.run('KT-2.12', 'pay for it', (t, v) => {
    const action = actionOf(t, v.operative, v.action);
    const ap = v.free ? 0 : costOf(t, action, v.operative);
    const counts = action.countsAs === undefined ? {} : { countsAs: action.countsAs };
    t.emit({ type: 'action-begun', clause: 'KT-2.12', operative: v.operative, action: v.action, ap, ...counts });
    return { ...v, free: ap === 0 };
  }),
  s.call('KT-3.19', 'carry it out', (t, v) => actionOf(t, v.operative, v.action).start(t, v.operative)),
  s.run('KT-2.12', 'finish it', (t, v) => {
    t.emit({ type: 'action-finished', clause: 'KT-2.12', operative: v.operative, action: v.action });
    return v;
  }),
  s.window('KT-12.4', 'after the action', 'action-finished', (_t, v) => ({ ...v })),
  s.run('KT-12.3', 'those on guard that let it be', (t, v) => {
    endGuardAround(t, v.operative);
    return v;
  }),
]);
