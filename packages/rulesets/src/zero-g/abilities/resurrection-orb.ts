import { end } from '@little-wars/engine';
import { isAlive, modelOf, ownerOf } from '../lookups.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

const USED = 'resurrection-orb';

export const raise = sequence<{ readonly model: ModelId }>('resurrection orb', 'ZG-8.4', s => [
  s.run('ZG-8.4', 'it lights up', (t, { model }) => {
    const seat = ownerOf(t, model);
    t.emit({ type: 'item-used', clause: 'ZG-8.4', model, item: USED });
    t.emit({
      type: 'effect-began',
      clause: 'ZG-8.4',
      effect: { use: { rule: 'resurrecting', seat, holder: model }, until: 'phase', seat },
    });
    return end();
  }),
]);

/** ZG-8.4: once per game failed reanimation rolls are re-rolled for a phase. */
export const resurrectionOrb: Rule<'resurrection-orb'> = {
  clause: 'ZG-8.4',
  name: 'Resurrection Orb',
  offer: {
    'phase-began': (t, { phase }, { holder }, seat) =>
      phase !== 'movement' &&
      holder !== null &&
      isAlive(t, holder) &&
      ownerOf(t, holder) === seat &&
      !modelOf(t, holder).used.includes(USED)
        ? [{ id: `resurrection-orb ${holder}`, frame: raise.start({ model: holder }) }]
        : [],
  },
};
