// KT-6.1-2  Damage, mortal wounds, incapacitation and removal
import { inPlay, operativeOf, ownerOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, sequence, type T } from '../../types.ts';
import { type AtOnce, atOnce } from '../01-game/at-once.ts';
import { dropOf } from '../03-actions/tokens.ts';

export interface Harm {
  readonly operative: OperativeId;
  readonly amount: number;
  readonly from: OperativeId | null;
  readonly clause: string;
  /** The hit is critical, and its wounds are ignored from another face on than those of others. */
  readonly critical?: true;
}

const NEVER = 7;

export const ignoreWounds = question('ignore wounds', 'roll');
export const ignoreCriticalWounds = question('ignore wounds of a critical hit', 'roll');

/** KT-6.1: the damage of a hit, with a roll for each wound that a rule may let the operative ignore. */
export const sufferDamage = sequence<Harm>('suffer damage', 'KT-6.1', s => [
  s.window('KT-6.4', 'damage is dealt', 'damage-dealt', (_t, { operative, amount }) => ({ operative, amount })),
  s.run('KT-6.4', 'damage may be ignored', (t, v) => {
    if (v.amount === 0 || t.query('takes-damage', true, { operative: v.operative })) return v;
    t.emit({ type: 'damage-ignored', clause: 'KT-6.4', operative: v.operative });
    return { ...v, amount: 0 };
  }),
  s.roll('KT-6.1', ignoreWounds, {
    count: (t, v) => (!v.critical && mayIgnore(t, v.operative, false) ? v.amount : 0),
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, faces) => ({ ...v, amount: notIgnored(t, v.operative, false, faces) }),
  }),
  s.roll('KT-6.1', ignoreCriticalWounds, {
    count: (t, v) => (v.critical && operativeOf(t, v.operative).wounds > 0 ? v.amount : 0),
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, faces) => ({ ...v, amount: below(faces, ignoresCriticalOn(t, v.operative)) }),
  }),
  s.run('KT-6.1', 'lose wounds', (t, v) => {
    loseWounds(t, v, false);
    return v;
  }),
]);

/** The lowest face on which a wound is ignored. */
export const ignoresOn = (t: Look, operative: OperativeId, mortal = false): number =>
  t.query('ignores-wounds-on', NEVER, { operative, mortal });

/** The same for the wounds of a critical hit. */
export const ignoresCriticalOn = (t: Look, operative: OperativeId): number =>
  t.query('ignores-critical-on', ignoresOn(t, operative), { operative });

/** What a hit adds to its harm: nothing, unless its being critical makes a difference. */
export const ofHit = (t: Look, operative: OperativeId, isCritical: boolean): Pick<Harm, 'critical'> =>
  isCritical && ignoresCriticalOn(t, operative) < ignoresOn(t, operative) ? { critical: true } : {};

const below = (faces: readonly number[], from: number): number => faces.filter(face => face < from).length;

const mayIgnore = (t: Look, operative: OperativeId, mortal: boolean): boolean =>
  ignoresOn(t, operative, mortal) < NEVER && operativeOf(t, operative).wounds > 0;

const notIgnored = (t: Look, operative: OperativeId, mortal: boolean, faces: readonly number[]): number =>
  below(faces, ignoresOn(t, operative, mortal));

/** KT-6.2: damage without defence dice. If some may be ignored, only a fact is emitted; the rule then rolls. */
export function mortalWounds(t: T, harm: Harm): void {
  if (harm.amount > 0 && mayIgnore(t, harm.operative, true)) t.emit({ ...harm, type: 'mortal-wounds-came' });
  else loseWounds(t, harm, true);
}

export const ignoreMortalWounds = question('ignore mortal wounds', 'roll');

export const sufferMortalWounds = sequence<Harm>('suffer mortal wounds', 'KT-6.2', s => [
  s.roll('KT-6.2', ignoreMortalWounds, {
    count: (_t, v) => v.amount,
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, faces) => ({ ...v, amount: notIgnored(t, v.operative, true, faces) }),
  }),
  s.run('KT-6.2', 'lose wounds', (t, v) => {
    loseWounds(t, v, true);
    return v;
  }),
]);

/** KT-6.1: excess damage is lost. An operative without wounds may still stay for a while (KT-4.7). */
function loseWounds(t: T, { operative, amount, from, clause }: Harm, mortal: boolean): void {
  if (amount <= 0 || operativeOf(t, operative).wounds === 0) return;
  if (t.query('loses-wounds', true, { operative }))
    t.emit({ type: 'wounds-lost', clause, operative, amount, from, mortal });
}

export const chooseWhoIsRemovedNext = question('choose who is removed next', 'pick-one');

/** KT-4.7, KT-6.1: everyone without wounds is removed at once, in the order that KT-1.13 leaves to initiative. */
export const removeIncapacitated = sequence<AtOnce>('remove the incapacitated', 'KT-6.1', s =>
  atOnce(s, 'KT-6.1', {
    question: chooseWhoIsRemovedNext,
    ids: 'operative',
    each: 'each that has no wounds left',
    of: t => {
      const first = t.position.initiative;
      const fallen = inPlay(t.position, ({ wounds }) => wounds === 0);
      return fallen.toSorted((a, b) => Number(ownerOf(t, b) === first) - Number(ownerOf(t, a) === first) || a - b);
    },
    call: (_t, _v, operative) => incapacitate.start({ operative: operative as OperativeId }),
  }),
);

const UNKNOWN = { by: null, how: 'other', from: null } as const;

/** Emits the fact while the operative is still in place; rules may then keep it in play. */
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

/** Removes an operative from the killzone for good, dropping what it carries. */
export const leaving = sequence<Leaving>('leave the killzone', 'KT-6.1', s => [
  s.call('KT-3.16', 'drop what it carries', (t, { operative }) => dropOf(t, operative)),
  s.call('KT-3.16', 'drop its banner', (t, { operative }) => t.query('leaves-behind', null, { operative })),
  s.run('KT-6.1', 'leave', (t, { operative }) => {
    if (operativeOf(t, operative).at !== null) t.emit({ type: 'removed', clause: 'KT-6.1', operative });
    return { operative };
  }),
]);

export const damageSequences = [sufferDamage, sufferMortalWounds, removeIncapacitated, incapacitate, leaving];
