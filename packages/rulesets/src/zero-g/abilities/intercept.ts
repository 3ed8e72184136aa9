import { passedOver } from '@little-wars/engine/geometry';
import { bareWounds } from '../core/05-attacks/resolve.ts';
import { enemiesOf, isAlive, isFlier, modelOf, moverOf, ownerOf, standing } from '../lookups.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

export interface Striking {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly on: number;
  readonly strength: number;
  readonly ap: number;
  readonly hits: number;
}

export const strikeAtFlier = sequence<Striking>('Intercept', 'ZG-8.4', s => [
  s.roll('ZG-8.4', 'roll to intercept', {
    count: (t, v) => (isAlive(t, v.target) ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hits: face! >= v.on ? 1 : 0 }),
  }),
  s.call('ZG-8.4', 'a hit', (_t, { model, target, strength, ap, hits }) =>
    hits > 0 ? bareWounds.start({ model: target, wounds: 0, hits, strength, ap, from: model }) : null,
  ),
]);

/** ZG-8.4: may strike at a Flier it moved over. */
export const intercept: Rule<'intercept'> = {
  clause: 'ZG-8.4',
  on: {
    moved: (t, { model, from, to }, { holder, on, strength, ap }) => {
      if (model !== holder || from === undefined || t.position.phase !== 'movement' || !isAlive(t, model)) return null;
      const fliers = enemiesOf(t, model).filter(id => isFlier(t, id));
      const path = { from, legs: [{ how: 'go' as const, to }] };
      const [over] = passedOver(
        moverOf(modelOf(t, model)),
        path,
        fliers.map(id => ({ id: String(id), ...standing(t, id) })),
      );
      return over === undefined
        ? null
        : strikeAtFlier.start({ model, target: Number(over), on, strength, ap, hits: 0 });
    },
  },
};
