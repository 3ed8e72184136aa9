// KT-6.1-2  Damage, mortal wounds, who is incapacitated, and removal
import { inPlay, operativeOf, ownerOf } from '../lookups.ts';
import { type Look, type OperativeId, sequence, type T } from '../types.ts';

export interface Harm {
  readonly operative: OperativeId;
  readonly amount: number;
  readonly from: OperativeId | null;
  readonly clause: string;
}

const NEVER = 7;

/** KT-6.1: damage of a hit; wounds that some rule lets the operative ignore are rolled for. */
export const sufferDamage = sequence<Harm>('suffer damage', 'KT-6.1', s => [
  s.roll('KT-6.1', 'ignore wounds', {
    count: (t, v) => (ignoresOn(t, v.operative) < NEVER && operativeOf(t, v.operative).wounds > 0 ? v.amount : 0),
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, faces) => {
      const from = ignoresOn(t, v.operative);
      return { ...v, amount: faces.filter(face => face < from).length };
    },
  }),
  s.run('KT-6.1', 'lose wounds', (t, v) => {
    loseWounds(t, v, false);
    return v;
  }),
]);

const ignoresOn = (t: Look, operative: OperativeId): number =>
  t.query('ignores-wounds-on', NEVER, { operative, mortal: false });

/** KT-6.2: damage that no defence dice touch. */
export const mortalWounds = (t: T, harm: Harm): void => loseWounds(t, harm, true);

/** KT-6.1: wounds go, excess is lost. Who has none left may stand there for a while yet (KT-4.7). */
function loseWounds(t: T, { operative, amount, from, clause }: Harm, mortal: boolean): void {
  if (amount <= 0 || operativeOf(t, operative).wounds === 0) return;
  if (t.query('loses-wounds', true, { operative })) t.emit({ type: 'wounds-lost', clause, operative, amount, from, mortal }); // biome-ignore format: one fact
}

/** KT-4.7, KT-6.1: everyone without wounds leaves, those of whoever has initiative first (KT-1.13). */
export const removeIncapacitated = sequence<object>('remove the incapacitated', 'KT-6.1', s => [
  s.each('KT-6.1', 'each that has no wounds left', {
    of: t => {
      const first = t.position.initiative;
      const fallen = inPlay(t.position, ({ wounds }) => wounds === 0);
      return fallen.toSorted((a, b) => Number(ownerOf(t, b) === first) - Number(ownerOf(t, a) === first) || a - b);
    },
    call: (_t, _v, operative: OperativeId) => incapacitate.start({ operative }),
  }),
]);

const UNKNOWN = { by: null, how: 'other', from: null } as const;

/** What is known of it is told while it still stands there; then rules may keep it or bring it back. */
export const incapacitate = sequence<Leaving>('incapacitate', 'KT-6.1', s => [
  s.run('KT-6.1', 'it is incapacitated', (t, { operative }) => {
    const { at, carrying } = operativeOf(t, operative);
    const felled = t.position.felled.find(each => each.operative === operative) ?? { ...UNKNOWN, operative };
    t.emit({ type: 'incapacitated', clause: 'KT-6.1', ...felled, at: at!, carrying });
    return { operative };
  }),
  s.window('KT-6.4', 'before it is removed', 'incapacitated', (_t, { operative }) => ({ operative })),
  s.call('KT-6.1', 'remove it', (t, { operative }) =>
    operativeOf(t, operative).wounds === 0 ? leaving.start({ operative }) : null,
  ),
]);

interface Leaving {
  readonly operative: OperativeId;
}

/** Out of the game. */
export const leaving = sequence<Leaving>('leave the killzone', 'KT-6.1', s => [
  s.run('KT-6.1', 'leave', (t, { operative }) => {
    if (operativeOf(t, operative).at !== null) t.emit({ type: 'removed', clause: 'KT-6.1', operative });
    return { operative };
  }),
]);

export const damageSequences = [sufferDamage, removeIncapacitated, incapacitate, leaving];
