// Only In Death Does Duty End: a ready operative that falls stays until its team's next activation ends.
import { limit } from '@little-wars/engine';
import { leaving } from '../../core/06-damage/damage.ts';
import { operativeOf, ownerOf } from '../../lookups.ts';
import { type Look, type OperativeId, type Rule, sequence } from '../../types.ts';
import { begin, effectOn, finish } from '../mechanisms/effects.ts';
import { gains, offerPloy } from '../mechanisms/ploys.ts';

/** The activation of its team in progress, which is not the next one. */
const activeFriend = (t: Look, operative: OperativeId): OperativeId | null => {
  const active = t.position.activation?.operative ?? null;
  return active !== null && ownerOf(t, active) === ownerOf(t, operative) ? active : null;
};

export const standOn = sequence<{ readonly operative: OperativeId }>('duty ends only in death', 'KT-6.4', s => [
  s.run('KT-6.4', 'stand a while longer', (t, v) => {
    const { seat } = operativeOf(t, v.operative);
    const use = { rule: 'last-duty', during: activeFriend(t, v.operative), seat, holder: v.operative } as const;
    begin(t, { use, until: 'battle' }, 'KT-6.4');
    // It needs a wound to act and fight; that wound cannot be lost.
    t.emit({ type: 'wounds-regained', clause: 'KT-6.4', operative: v.operative, amount: 1 });
    return v;
  }),
]);

/** Ready and not the active operative. */
const awaits = (t: Look, operative: OperativeId): boolean =>
  operativeOf(t, operative).ready && t.position.activation?.operative !== operative;

export const onlyInDeathDoesDutyEnd: Rule<'only-in-death-does-duty-end'> = {
  clause: 'KT-6.4',
  dice: { does: 'left-out', because: 'when-taken-out' },
  offer: {
    incapacitated: (t, { operative }, use, seat) =>
      gains(t, use, operative) && awaits(t, operative) && effectOn(t, 'last-duty', operative) === null
        ? offerPloy(t, use, seat, () => standOn.start({ operative }))
        : [],
  },
};

export const lastDuty: Rule<'last-duty'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Only in Death Does Duty End' } },
  modify: {
    injured: limit((injured, { holder }, { operative }) => injured && operative !== holder),
    'loses-wounds': limit((loses, { holder }, { operative }) => loses && operative !== holder),
  },
  on: {
    'activation-ended': (t, { operative }, use) => {
      if (ownerOf(t, operative) !== use.seat) return null;
      if (operative !== use.during) return leaving.start({ operative: use.holder! });
      finish(t, use, 'KT-6.4');
      begin(t, { use: { ...use, during: null }, until: 'battle' }, 'KT-6.4');
      return null;
    },
  },
};
