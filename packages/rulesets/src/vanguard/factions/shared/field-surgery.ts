import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { friendsOf, fullWounds, modelOf } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(1);

/** Friends within reach that have lost wounds or are down. */
const patients = (t: Look, by: ModelId): readonly ModelId[] =>
  friendsOf(t, by).filter(friend => {
    const model = modelOf(t, friend);
    return (model.down || model.wounds < fullWounds(model)) && areWithin(t, by, friend, REACH);
  });

/** Short: a friend within 1" regains a wound and stands up. */
export const fieldSurgery = onOne({
  id: 'field-surgery',
  words: 'A friend within 1" regains 1 wound and stands up.',
  clause: 'VG-2.3',
  length: 'short',
  among: patients,
  does: (t, _by, model) => {
    const patient = modelOf(t, model);
    if (patient.wounds < fullWounds(patient)) t.emit({ type: 'wounds-regained', clause: 'VG-2.3', model, wounds: 1 });
    if (patient.down) t.emit({ type: 'stood-up', clause: 'VG-2.3', model });
    return null;
  },
});
