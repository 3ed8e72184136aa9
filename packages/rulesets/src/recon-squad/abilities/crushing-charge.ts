import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { isAlive, ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups, strikes } from '../library.ts';
import { type AboutTest, type ModelId, question, type Rule, sequence } from '../types.ts';

export const crushRoll = reRollable('roll to crush');
const rollCrush = rollSequence(crushRoll, ['RS-10.4', '8E-3.1']);

export interface Crushing {
  readonly model: ModelId;
  readonly on: number;
  readonly target: ModelId | null;
}

export const chooseCrushed = question<'pick-one', AboutTest>('choose whom it crushes', 'pick-one');

export const crush = sequence<Crushing>('crushing charge', 'RS-10.4', s => [
  s.ask('RS-10.4', chooseCrushed, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model }) => {
      const options = lookups.enemiesInContact(t, model);
      return options.length > 1 ? { of: 'model', options, about: { model } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.call(
    'RS-10.4',
    'roll',
    (t, { model }) => rollWith(rollCrush, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
    (t, v, [face]) => {
      const target = v.target ?? lookups.enemiesInContact(t, v.model)[0] ?? null;
      return { ...v, target: face! >= v.on ? target : null };
    },
  ),
  s.call('RS-10.4', 'a mortal wound', (_t, v) =>
    v.target === null ? null : strikes.mortalWounds(v.target, 1, v.model),
  ),
]);

/** RS-10.4: after a charge that ends near an enemy, a mortal wound on this roll. */
export const crushingCharge: Rule<'crushing-charge'> = {
  clause: 'RS-10.4',
  name: 'crushing charge',
  noBearing: { did: 'it answers a charge' },
  on: {
    did: (t, { model, deed }, { holder, on }) =>
      deed === 'charged' && model === holder && isAlive(t, model) && lookups.enemiesInContact(t, model).length > 0
        ? crush.start({ model, on, target: null })
        : null,
  },
};

export const crushingSequences = [rollCrush, crush];
