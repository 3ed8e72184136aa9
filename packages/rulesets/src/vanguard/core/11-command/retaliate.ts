// VG-11.5, VG-11.13, VG-11.18  Who may retaliate; the retaliation itself is in 10-attacks/attack.ts
import { isInPlay, modelOf } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';
import { hasAttack } from '../10-attacks/targets.ts';
import { canPay } from './command.ts';

interface Retaliating {
  readonly model: ModelId;
  readonly against: ModelId;
}

/** VG-11.5, VG-11.13, VG-11.18: it survived, is standing, can pay, and has an attack that reaches. */
export const mayRetaliate = (t: Look, { model, against }: Retaliating): boolean =>
  isInPlay(modelOf(t, model)) &&
  isInPlay(modelOf(t, against)) &&
  !modelOf(t, model).down &&
  canPay(t, model, 'retaliate') &&
  hasAttack(t, { attacker: model, manner: 'retaliation', only: against });
