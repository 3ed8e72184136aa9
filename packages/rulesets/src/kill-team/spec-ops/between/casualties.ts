// KT-14.38-40, KT-14.50-51  Casualty tests and battle scars
import { end } from '@little-wars/engine';
import { SCAR_RULES, type ScarRule } from '../uses.ts';
import { enlistedOf, isMedic, survivorsOf } from './lookups.ts';
import { mayPay, pay } from './requisitions/paying.ts';
import { type Look, type Of, question, sequence } from './types.ts';

interface Testing extends Of {
  readonly face: number;
  readonly reRolled: boolean;
  readonly again: boolean;
}

const KEEP = 'keep';

/** KT-14.39: a re-roll for each MEDIC that took part and was not incapacitated, by its operative. */
const medicsOf = (t: Look, seat: number): readonly string[] =>
  survivorsOf(t, seat).flatMap(({ operative, fell }) =>
    !fell && isMedic(t, enlistedOf(t, seat, operative)) ? [operative] : [],
  );

/** The re-rolls of casualty tests still available. */
export const reRollsLeft = (t: Look, seat: number): readonly string[] =>
  t.query('casualty-re-rolls', medicsOf(t, seat), { seat }).filter(by => !t.position.used[seat]!.includes(by));

export const rollCasualtyTest = question('roll a casualty test', 'roll');
export const rollCasualtyTestAgain = question<'pick-one', Of>('roll the casualty test again', 'pick-one');

/** KT-14.38: a 1 fails. */
export const casualty = sequence<Testing>('casualty test', 'KT-14.38', s => [
  s.roll('KT-14.38', rollCasualtyTest, {
    count: () => 1,
    whose: (_t, v) => v.seat,
    then: (t, v, [face]) => {
      const { seat, operative } = v;
      t.emit({ type: 'casualty-tested', clause: 'KT-14.38', seat, operative, face: face!, passed: face! > 1 });
      return { ...v, face: face!, again: false };
    },
  }),
  s.ask('KT-14.39', rollCasualtyTestAgain, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const left = v.face === 1 && !v.reRolled ? reRollsLeft(t, v.seat) : [];
      const { seat, operative } = v;
      return left.length > 0 ? { of: 're-roll', options: [...left, KEEP], about: { seat, operative } } : null;
    },
    then: (t, v, by) => {
      if (by === KEEP) return v;
      const { seat, operative } = v;
      t.emit({ type: 'casualty-re-rolled', clause: 'KT-14.39', seat, operative, by: by as string });
      return { ...v, reRolled: true, again: true };
    },
  }),
  s.repeat('KT-14.39', 'roll it again', { from: rollCasualtyTest.purpose, while: (_t, v) => v.again }),
  s.call('KT-14.40', 'roll for a battle scar', (_t, { seat, operative, face }) =>
    face === 1 ? scarring.start({ seat, operative, result: 0, evacuated: false }) : null,
  ),
]);

interface Scarring extends Of {
  readonly result: number;
  readonly evacuated: boolean;
}

const AFFLICTION = 6;

/** KT-14.40: the scar of a result from 2 to 5. */
const scarOf = (result: number): ScarRule => SCAR_RULES[result - 2]!;

/** KT-14.40: a scar that it already has is re-rolled. */
const isHad = (t: Look, { seat, operative, result }: Scarring): boolean =>
  result > 1 && result < AFFLICTION && enlistedOf(t, seat, operative).scars.includes(scarOf(result));

export const rollScar = question('roll for a battle scar', 'roll');
export const callMedivac = question<'pick-one', Of & { readonly result: number }>('call a medivac', 'pick-one');

export const scarring = sequence<Scarring>('battle scar', 'KT-14.40', s => [
  s.roll('KT-14.40', rollScar, {
    count: () => 1,
    whose: (_t, v) => v.seat,
    then: (t, v, [face]) => ({ ...v, result: Math.max(1, face! - enlistedOf(t, v.seat, v.operative).scars.length) }),
  }),
  s.repeat('KT-14.40', 'until it is a scar that it does not have', { from: rollScar.purpose, while: isHad }),
  s.ask('KT-14.59', callMedivac, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, operative, result }) =>
      result < AFFLICTION && mayPay(t, seat)
        ? { of: 'medivac', options: ['medivac', KEEP], about: { seat, operative, result } }
        : null,
    then: (t, v, chosen) => {
      if (chosen === KEEP) return v;
      pay(t, v.seat, 'KT-14.59');
      t.emit({ type: 'evacuated', clause: 'KT-14.59', seat: v.seat, operative: v.operative });
      return { ...v, result: AFFLICTION };
    },
  }),
  s.run('KT-14.50', 'slain', (t, v) => {
    if (v.result > 1) return v;
    t.emit({ type: 'slain', clause: 'KT-14.50', seat: v.seat, operative: v.operative });
    return end();
  }),
  s.run('KT-14.51', 'spared', (t, v) => {
    if (v.result < AFFLICTION) return v;
    t.emit({ type: 'afflicted', clause: 'KT-14.51', seat: v.seat, operative: v.operative });
    return end();
  }),
  s.run('KT-14.40', 'scarred', (t, { seat, operative, result }) => {
    t.emit({ type: 'scar-gained', clause: 'KT-14.40', seat, operative, scar: scarOf(result) });
    return end();
  }),
]);

export const casualtySequences = [casualty, scarring];
