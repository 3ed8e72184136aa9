import { end } from '@little-wars/engine';
import { ownerOf } from '../lookups.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

export const shield = sequence<{ readonly model: ModelId }>('ghosthelm', 'ZG-8.4', s => [
  s.run('ZG-8.4', 'a warp charge is spent', (t, { model }) => {
    const seat = ownerOf(t, model);
    t.emit({
      type: 'warp-charged',
      clause: 'ZG-8.4',
      warp: t.position.warp.map((each, i) => (i === seat ? each - 1 : each)),
    });
    t.emit({ type: 'wounds-taken-over', clause: 'ZG-8.4', model, by: model, wounds: 1 });
    return end();
  }),
]);

/** ZG-8.4: spends a warp charge to ignore a wound of Perils. */
export const ghosthelm: Rule<'ghosthelm'> = {
  clause: 'ZG-8.4',
  name: 'Ghosthelm',
  offer: {
    'losing-wounds': (t, { model, perils }, { holder }, seat) =>
      perils === true &&
      model === holder &&
      ownerOf(t, model) === seat &&
      t.position.warp[seat]! > 0 &&
      !t.position.takenOver.some(each => each.model === model)
        ? [{ id: `ghosthelm ${holder}`, frame: shield.start({ model }) }]
        : [],
  },
};
