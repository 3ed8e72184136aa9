import { fullWoundsOf, isAlive, modelOf, ownerOf } from '../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

const mayHeal = (t: Look, id: ModelId): boolean => {
  const { sheet, kind, choices, wounds } = modelOf(t, id);
  return isAlive(t, id) && wounds < fullWoundsOf(sheet, { kind, choices });
};

export const rollToRegainWound = question('roll to regain a wound', 'roll');

/** 7E-6.15 */
export const heal = sequence<{ readonly model: ModelId }>('It Will Not Die', '7E-6.15', s => [
  s.roll('7E-6.15', rollToRegainWound, {
    count: (t, { model }) => (mayHeal(t, model) ? 1 : 0),
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, [face]) => {
      if (face! >= 5) t.emit({ type: 'wounds-regained', clause: '7E-6.15', model: v.model, wounds: 1 });
      return v;
    },
  }),
]);

/** 7E-6.15: on 5+ at the end of its turn it regains a wound or hull point. */
export const itWillNotDie: Rule<'it-will-not-die'> = {
  clause: '7E-6.15',
  name: 'It Will Not Die',
  on: {
    'turn-ended': (t, { seat }, { holder }) =>
      holder !== null && ownerOf(t, holder) === seat && mayHeal(t, holder) ? heal.start({ model: holder }) : null,
  },
};
