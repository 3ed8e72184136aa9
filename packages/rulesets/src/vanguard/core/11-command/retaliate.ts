// VG-11.5, VG-11.12-13, VG-11.17-18, VG-11.20  Retaliate
import { isInPlay, modelOf, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, sequence } from '../../types.ts';
import { attackBy } from '../10-attacks/attack.ts';
import { hasAttack } from '../10-attacks/targets.ts';
import { canPay, pay } from './command.ts';

interface Retaliating {
  readonly model: ModelId;
  readonly against: ModelId;
  readonly chosen: string | null;
}

/** VG-11.5, VG-11.13, VG-11.18: survived, stands, can pay, and has an attack that reaches. */
export const mayRetaliate = (t: Look, { model, against }: Omit<Retaliating, 'chosen'>): boolean =>
  isInPlay(modelOf(t, model)) &&
  isInPlay(modelOf(t, against)) &&
  !modelOf(t, model).down &&
  canPay(t, model, 'retaliate') &&
  hasAttack(t, { attacker: model, manner: 'retaliation', only: against });

export const retaliation = sequence<Retaliating>('retaliation', 'VG-11.5', s => [
  s.ask('VG-11.12', 'retaliate', 'react', {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) =>
      mayRetaliate(t, v)
        ? { timing: 'attacked', options: ['retaliate'], about: { model: v.model, against: v.against } }
        : null,
    then: (t, v, chosen) => {
      if (chosen !== null) pay(t, v.model, 'retaliate', 'VG-11.5');
      return { ...v, chosen };
    },
  }),
  s.call('VG-11.5', 'attack back', (_t, v) => (v.chosen === null ? null : attackBy(v.model, 'retaliation', v.against))),
]);
