import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { enemiesOf } from '../../w40k/measuring/lookups.ts';
import { lookups, targets } from '../library.ts';
import { type AboutTest, type Look, type ModelId, question, type Rule, sequence, type TraitRule } from '../types.ts';
import { mayDoElse } from './instead.ts';

const OBSERVED = inches(12);

export interface Observing {
  readonly model: ModelId;
}

export const designate = question<'pick-one', AboutTest>('designate an enemy', 'pick-one');

const seenBy = (t: Look, model: ModelId): readonly ModelId[] =>
  enemiesOf(t, model).filter(enemy => lookups.areWithin(t, model, enemy, OBSERVED) && targets.canSee(t, model, enemy));

export const observe = sequence<Observing>('designate an enemy', 'RS-2.6', s => [
  s.ask('RS-2.6', designate, {
    to: (t, v) => t.position.models[v.model]!.seat,
    ask: (t, { model }) => ({ of: 'model', options: seenBy(t, model), about: { model } }),
    then: (t, v, chosen) => {
      const target = chosen as ModelId;
      const { seat } = t.position.models[v.model]!;
      t.emit({ type: 'designated', clause: 'RS-2.6', model: v.model, target });
      const use = { rule: 'designated', target, seat, holder: v.model } as const;
      t.emit({ type: 'effect-began', clause: 'RS-2.14', effect: { use, until: 'phase', seat } });
      return v;
    },
  }),
]);

/** RS-2.6 */
export const forwardObserver: TraitRule<'forward-observer'> = {
  clause: 'RS-2.6',
  name: 'Forward Observer',
  words: 'In place of shooting: shots at an enemy it sees within 12" may be re-rolled this phase.',
  modify: {
    'instead-of-shooting': add((own, { holder }, { model }, t) =>
      model === holder && mayDoElse(t, model) && seenBy(t, model).length > 0
        ? [...own, { id: 'designate', clause: 'RS-2.6', frame: observe.start({ model }) }]
        : own,
    ),
  },
};

/** RS-2.14: every friend may re-roll any hit roll of shooting at it. */
export const designated: Rule<'designated'> = {
  clause: 'RS-2.14',
  name: 'pointed out',
  modify: {
    're-rolls': add((which, { target, seat }, { roll, attack }) =>
      roll.what === 'hit' && roll.seat === seat && attack?.target === target && attack.manner === 'shooting'
        ? 'any'
        : which,
    ),
  },
};
