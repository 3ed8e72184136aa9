// VG-7.3, VG-7.12-13  Charging
import { enemiesOf, isInPlay, modelOf, ownerOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { canSee } from '../09-sight/line-of-sight.ts';
import { attackBy } from '../10-attacks/attack.ts';
import { hasAttack } from '../10-attacks/targets.ts';
import { startMove } from './moves.ts';

interface Charging {
  readonly model: ModelId;
  readonly target: ModelId | null;
  readonly chosen: string | null;
}

/** VG-7.3: an enemy in line of sight. */
export const chargeTargets = (t: Look, model: ModelId): readonly ModelId[] =>
  enemiesOf(t, model).filter(enemy => canSee(t, model, enemy));

/** Whether `chargeTargets` would list any; stops at the first. */
export const hasChargeTarget = (t: Look, model: ModelId): boolean =>
  enemiesOf(t, model).some(enemy => canSee(t, model, enemy));

/**
 * VG-7.12, VG-7.13, VG-11.7: it has an attack that reaches the target, engaged (VG-10.14), and has not attacked yet.
 */
export const mayChargeAttack = (t: Look, { model, target }: Omit<Charging, 'chosen'>): boolean =>
  target !== null &&
  isInPlay(modelOf(t, model)) &&
  isInPlay(modelOf(t, target)) &&
  t.position.activation?.performed.includes('attack') !== true &&
  hasAttack(t, { attacker: model, manner: 'charge', only: target });

export interface AboutCharge extends AboutModel {
  readonly target: ModelId | null;
}

export const declareCharge = question<'pick-one', AboutModel>('declare a charge target', 'pick-one');
export const makeChargeAttack = question<'react', AboutCharge>('make the charge attack', 'react');

export const charge = sequence<Charging>('charge', 'VG-7.3', s => [
  s.ask('VG-7.3', declareCharge, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model }) => ({ of: 'model', options: chargeTargets(t, model), about: { model } }),
    then: (t, { model }, target) => {
      t.emit({ type: 'charge-declared', clause: 'VG-7.3', model, target: target as ModelId });
      return { model, target: target as ModelId, chosen: null };
    },
  }),
  s.call('VG-7.14', 'move', (t, v) => startMove(t, v.model, 'charge')),
  s.ask('VG-7.12', makeChargeAttack, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) =>
      mayChargeAttack(t, v)
        ? { timing: 'charged', options: ['charge-attack'], about: { model: v.model, target: v.target } }
        : null,
    then: (t, v, chosen) => {
      if (chosen !== null) t.emit({ type: 'counted-as', clause: 'VG-11.7', model: v.model, action: 'attack' });
      return { ...v, chosen };
    },
  }),
  s.call('VG-7.12', 'attack the target', (_t, v) => (v.chosen === null ? null : attackBy(v.model, 'charge', v.target))),
]);
