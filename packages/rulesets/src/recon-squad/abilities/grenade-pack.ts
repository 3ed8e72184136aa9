import { inches, passedOver } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { enemiesOf, isAlive, ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups, strikes } from '../library.ts';
import { type AboutTest, type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

export const packRoll = reRollable('roll for the grenade pack');
const rollPack = rollSequence(packRoll, ['RS-10.4', '8E-3.1']);

export interface Dropping {
  readonly model: ModelId;
  readonly on: number;
  readonly targets: readonly ModelId[];
  readonly target: ModelId | null;
}

export const chooseBombed = question<'pick-one', AboutTest>('choose whom the grenades hit', 'pick-one');

export const bomb = sequence<Dropping>('grenade pack', 'RS-10.4', s => [
  s.ask('RS-10.4', chooseBombed, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, { model, targets }) => (targets.length > 1 ? { of: 'model', options: targets, about: { model } } : null),
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.call(
    'RS-10.4',
    'roll',
    (t, { model }) => rollWith(rollPack, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
    (_t, v, [face]) => ({ ...v, target: face! >= v.on ? (v.target ?? v.targets[0]!) : null }),
  ),
  s.call('RS-10.4', 'a mortal wound', (t, v) =>
    v.target === null || !isAlive(t, v.target) ? null : strikes.mortalWounds(v.target, 1, v.model),
  ),
]);

const near = (t: Look, model: ModelId, within: number): readonly ModelId[] =>
  enemiesOf(t, model).filter(enemy => lookups.areWithin(t, model, enemy, inches(within)));

/** RS-10.4: on arrival, or after flying over an enemy, this roll inflicts a mortal wound. */
export const grenadePack: Rule<'grenade-pack'> = {
  clause: 'RS-10.4',
  name: 'grenade pack',
  on: {
    arrived: (t, { model }, { holder, on, within }) => {
      const targets = model === holder ? near(t, model, within) : [];
      return targets.length > 0 ? bomb.start({ model, on, targets, target: null }) : null;
    },
    moved: (t, { model, from, legs }, { holder, on }) => {
      const { phase, turn } = t.position;
      if (model !== holder || !from || !legs || phase !== 'movement' || turn !== ownerOf(t, model)) return null;
      const others = enemiesOf(t, model).map(id => ({ id: String(id), ...lookups.standing(t, id) }));
      const targets = passedOver(lookups.mover(t, model), { from, legs }, others).map(Number);
      return targets.length > 0 ? bomb.start({ model, on, targets, target: null }) : null;
    },
  },
};

export const grenadePackSequences = [rollPack, bomb];
