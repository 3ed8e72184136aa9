// KT-6  Damage and removal
import { inPlay, operativeOf } from '../lookups.ts';
import { type OperativeId, sequence, type T } from '../types.ts';

interface Harm {
  readonly operative: OperativeId;
  readonly amount: number;
  readonly from: OperativeId | null;
  readonly mortal: boolean;
  readonly clause: string;
}

/** KT-6.1, KT-6.2: wounds go; excess is lost. */
export function loseWounds(t: T, { operative, amount, from, mortal, clause }: Harm): void {
  if (amount <= 0 || operativeOf(t, operative).wounds === 0) return;
  t.emit({ type: 'wounds-lost', clause, operative, amount, from, mortal });
}

/** KT-4.7, KT-6.1: everyone without wounds is incapacitated, and removed. */
export const removeIncapacitated = sequence<object>('remove the incapacitated', 'KT-6.1', s => [
  s.each('KT-6.1', 'each that has no wounds left', {
    of: t => inPlay(t.position, ({ wounds }) => wounds === 0),
    call: (_t, _v, operative: OperativeId) => incapacitate.start({ operative }),
  }),
]);

export const incapacitate = sequence<{ readonly operative: OperativeId }>('incapacitate', 'KT-6.1', s => [
  s.window('KT-6.4', 'it is incapacitated', 'incapacitated', (_t, { operative }) => ({ operative })),
  s.run('KT-6.1', 'remove it', (t, v) => {
    const { wounds, at } = operativeOf(t, v.operative);
    if (wounds === 0 && at !== null) t.emit({ type: 'removed', clause: 'KT-6.1', operative: v.operative });
    return v;
  }),
]);
