// VG-10.6, VG-10.16-18, VG-8.7  Recovery rolls and removal
import { end } from '@little-wars/engine';
import { modelOf, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { succeeds } from '../03-dice/dice.ts';
import { scoreRemoval } from '../16-scenario/scenarios.ts';

interface Recovering {
  readonly model: ModelId;
  readonly from: ModelId | null;
  /** VG-10.18: whether it was down before the attack began. */
  readonly wasDown: boolean;
}

/** VG-10.6 */
export const RECOVERY = 4;

const isSpent = (t: Look, { model }: Recovering): boolean => modelOf(t, model).wounds <= 0;

/** VG-10.6: minus one for each wound suffered beyond its last. */
export const recoveryModifier = (t: Look, { model, from }: Omit<Recovering, 'wasDown'>): number =>
  t.query('recovery-modifier', Math.min(0, modelOf(t, model).wounds), { model, from });

export const recoveryRoll = question('recovery roll', 'roll');

export const recovery = sequence<Recovering>('recovery', 'VG-10.6', s => [
  s.run('VG-10.6', 'with wounds left there is nothing to do', (t, v) => (isSpent(t, v) ? v : end())),
  s.window('VG-10.6', 'before the recovery roll', 'before-recovery', (_t, { model, from }) => ({ model, from })),
  s.roll('VG-10.6', recoveryRoll, {
    // VG-8.7, VG-10.18: no roll for a model that was already down.
    count: (t, v) => (isSpent(t, v) && !v.wasDown ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, [face]) => {
      // VG-3.5: nothing explodes, but 6 passes and 1 fails.
      if (!succeeds(face!, RECOVERY, recoveryModifier(t, v))) return v;
      t.emit({ type: 'recovered', clause: 'VG-10.16', model: v.model });
      return end();
    },
  }),
  s.call('VG-10.17', 'remove it', (t, v) => {
    const { model, from, wasDown } = v;
    return isSpent(t, v) ? removal.start({ model, from, clause: wasDown ? 'VG-10.18' : 'VG-10.17' }) : null;
  }),
]);

interface Removing {
  readonly model: ModelId;
  readonly from: ModelId | null;
  readonly clause: string;
}

/** VG-10.17: removes a model from the game, for any cause. */
export const removal = sequence<Removing>('removal', 'VG-10.17', s => [
  s.run('VG-10.17', 'take it off the table', (t, v) => {
    t.emit({ type: 'removed', clause: v.clause, model: v.model, from: v.from });
    scoreRemoval(t, v.model);
    return v;
  }),
  s.window('VG-10.17', 'it is removed', 'removed', (_t, { model, from }) => ({ model, from })),
]);
