import { mayPay } from '../../w40k/battle/paying.ts';
import { ownerOf } from '../../w40k/measuring/lookups.ts';
import { charges } from '../library.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

const FIRE_OVERWATCH = 'fire-overwatch';
const COST = 1;

export interface Watching {
  readonly model: ModelId;
  readonly charger: ModelId;
}

export const watch = sequence<Watching>('Fire Overwatch', '9E-4.7', s => [
  s.run('9E-4.7', 'pay 1 CP', (t, v) => {
    t.emit({ type: 'cp-spent', clause: '9E-4.7', seat: ownerOf(t, v.model), cp: COST, on: FIRE_OVERWATCH });
    return v;
  }),
  s.call('9E-4.7', 'it fires Overwatch', (_t, { model, charger }) => charges.watching(model, charger)),
]);

/** 9E-4.7, 9E-9.4: one target of a charge shoots at the charger. */
export const fireOverwatch: Rule<'fire-overwatch'> = {
  clause: '9E-4.7',
  name: 'Fire Overwatch',
  offer: {
    'charge-declared': (t, { model: charger, at }, _use, seat) =>
      mayPay(t, seat, FIRE_OVERWATCH, COST)
        ? at
            .filter(model => ownerOf(t, model) === seat && charges.mayWatch(t, model, charger))
            .map(model => ({ id: `${FIRE_OVERWATCH} ${model}`, frame: watch.start({ model, charger }) }))
        : [],
  },
};
