import { isWithin, type Spot } from '@little-wars/engine/geometry';
import { bareWounds } from '../core/05-attacks/resolve.ts';
import { CONTACT, enemiesOf, isAlive, isFlier, modelOf, ONE_INCH, ownerOf, standing, standingAt } from '../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

export interface Striking {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly on: number;
  readonly strength: number;
  readonly ap: number;
  readonly hits: number;
}

export const rollToIntercept = question('roll to intercept', 'roll');

export const strikeAtFlier = sequence<Striking>('Intercept', 'ZG-8.4', s => [
  s.roll('ZG-8.4', rollToIntercept, {
    count: (t, v) => (isAlive(t, v.target) ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hits: face! >= v.on ? 1 : 0 }),
  }),
  s.call('ZG-8.4', 'a hit', (_t, { model, target, strength, ap, hits }) =>
    hits > 0 ? bareWounds.start({ model: target, wounds: 0, hits, strength, ap, from: model }) : null,
  ),
]);

/** No model moves over an enemy here (ZG-2.16): coming as near to a Flier as allowed counts. */
const meets = (t: Look, model: ModelId, from: Spot, flier: ModelId): boolean => {
  const own = modelOf(t, model);
  const near = (at: Spot): boolean => isWithin(standingAt(own, at), standing(t, flier), ONE_INCH + CONTACT, 'flat');
  return !near(from) && near(own.at!);
};

/** ZG-8.4: strikes at a Flier that it reached in its Movement phase. */
export const intercept: Rule<'intercept'> = {
  clause: 'ZG-8.4',
  name: 'Intercept',
  on: {
    moved: (t, { model, from }, { holder, on, strength, ap }) => {
      if (model !== holder || from === undefined || t.position.phase !== 'movement' || !isAlive(t, model)) return null;
      const target = enemiesOf(t, model).find(id => isFlier(t, id) && meets(t, model, from, id));
      return target === undefined ? null : strikeAtFlier.start({ model, target, on, strength, ap, hits: 0 });
    },
  },
};
