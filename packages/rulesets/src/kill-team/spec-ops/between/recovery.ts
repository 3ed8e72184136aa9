// KT-14.41, KT-14.46  Rest and recovery
import { end, type Seat } from '@little-wars/engine';
import type { ScarRule } from '../uses.ts';
import { deployedOf, enlistedOf, teamOf } from './lookups.ts';
import { mayPay, pay } from './requisitions/paying.ts';
import { type Look, type Of, question, sequence, type T } from './types.ts';

/** KT-14.46: an operative that did not take part has rested one more battle; the others start over. */
export function countRest(t: T, seat: Seat): void {
  for (const { id: operative, rested } of teamOf(t, seat).operatives)
    t.emit({
      type: 'rest-counted',
      clause: 'KT-14.46',
      seat,
      operative,
      rested: deployedOf(t, seat, operative) ? 0 : rested + 1,
    });
}

/** KT-14.41: scars from earlier battles. */
const olderScars = (t: Look, { seat, operative }: Of): readonly ScarRule[] =>
  enlistedOf(t, seat, operative).scars.filter(scar => !t.position.fresh[seat]!.includes(`${operative}/${scar}`));

/** Operatives that test for recovery. */
export const recovering = (t: Look, seat: Seat): readonly string[] =>
  teamOf(t, seat).operatives.flatMap(({ id }) => (olderScars(t, { seat, operative: id }).length > 0 ? [id] : []));

interface Recovering extends Of {
  readonly bonus: number;
  readonly face: number;
  readonly again: boolean;
}

const HEALS = 5;
const NONE = 'nothing';

export const recuperate = question<'pick-one', Of>('recuperate', 'pick-one');
export const rollRecovery = question('roll a recovery test', 'roll');
export const chooseScarToHeal = question<'pick-one', Of>('choose the scar that heals', 'pick-one');

export const recovery = sequence<Recovering>('recovery test', 'KT-14.41', s => [
  s.ask('KT-14.56', recuperate, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, operative }) =>
      enlistedOf(t, seat, operative).rested > 0 && mayPay(t, seat)
        ? { of: 'recuperate', options: ['recuperate', NONE], about: { seat, operative } }
        : null,
    then: (t, v, chosen) => {
      if (chosen === NONE) return v;
      pay(t, v.seat, 'KT-14.56');
      return { ...v, bonus: 1 };
    },
  }),
  s.roll('KT-14.41', rollRecovery, {
    count: () => 1,
    whose: (_t, v) => v.seat,
    then: (t, v, [face]) => {
      const isFirst = v.face === 0;
      const again = isFirst && t.query('recovery-re-rolls', [], { seat: v.seat }).includes(face!);
      return { ...v, face: face!, again };
    },
  }),
  s.repeat('KT-14.41', 'roll it again', { from: rollRecovery.purpose, while: (_t, v) => v.again }),
  s.run('KT-14.41', 'with a bonus for rest', (t, v) => {
    const { seat, operative, face, bonus } = v;
    const total = face + enlistedOf(t, seat, operative).rested + bonus;
    t.emit({ type: 'recovery-tested', clause: 'KT-14.41', seat, operative, face, total });
    return total >= HEALS ? v : end();
  }),
  s.ask('KT-14.41', chooseScarToHeal, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, operative }) => {
      const options = olderScars(t, { seat, operative });
      return options.length > 1 ? { of: 'rule', options, about: { seat, operative } } : null;
    },
    then: (t, { seat, operative }, scar) => {
      t.emit({ type: 'scar-healed', clause: 'KT-14.41', seat, operative, scar: scar as ScarRule });
      return end();
    },
  }),
  s.run('KT-14.41', 'heal the only scar', (t, v) => {
    const { seat, operative } = v;
    t.emit({ type: 'scar-healed', clause: 'KT-14.41', seat, operative, scar: olderScars(t, v)[0]! });
    return v;
  }),
]);
