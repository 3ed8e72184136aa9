import { isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

const GROT = 'distraction-grot';

export const distract = sequence<{ readonly model: ModelId }>('a grot distracts', 'ST-10.4', s => [
  s.run('ST-10.4', 'it is used up', (t, { model }) => {
    const seat = ownerOf(t, model);
    const use = { rule: 'distracted', target: model, seat, holder: model } as const;
    t.emit({ type: 'effect-began', clause: 'ST-10.4', effect: { use, until: 'phase', seat } });
    t.emit({ type: 'item-used', clause: 'ST-10.4', model, item: GROT });
    return { model };
  }),
]);

/** ST-10.4: once per battle it counts as near terrain when it fights. */
export const distractionGrot: Rule<'distraction-grot'> = {
  clause: 'ST-10.4',
  name: 'distraction grot',
  offer: {
    'phase-began': (t, { phase }, { holder, seat: side }, seat) =>
      phase === 'fight' &&
      holder !== null &&
      seat === side &&
      isAlive(t, holder) &&
      !modelOf(t, holder).used.includes(GROT)
        ? [{ id: `${GROT} ${holder}`, frame: distract.start({ model: holder }) }]
        : [],
  },
};

/** Throat slittas look this rule up by name. */
export const distracted: Rule<'distracted'> = { clause: 'ST-10.4', name: 'distraction grot' };
