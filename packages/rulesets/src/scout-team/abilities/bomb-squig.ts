import { inches } from '@little-wars/engine/geometry';
import { amountOf } from '../../w40k/dice/amounts.ts';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { enemiesOf, isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import type { AboutModel } from '../../w40k/types.ts';
import { lookups, strikes } from '../library.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

const SQUIG = 'bomb-squig';

export const squigRoll = reRollable('roll for the bomb squig');
const rollSquig = rollSequence(squigRoll, ['ST-10.4', '9E-2.3']);
export const bombRoll = reRollable('roll for the bomb');
const rollBang = rollSequence(bombRoll, ['ST-10.4', '9E-2.3']);

export interface Unleashing {
  readonly model: ModelId;
  readonly within: number;
  readonly on: number;
  readonly target: ModelId | null;
  readonly wounds: number;
}

export const chooseBombed = question<'pick-one', AboutModel>('choose whom the squig runs at', 'pick-one');

const near = (t: Look, model: ModelId, within: number): readonly ModelId[] =>
  enemiesOf(t, model).filter(enemy => lookups.areWithin(t, model, enemy, inches(within)));

const unleash = sequence<Unleashing>('Bomb Squig', 'ST-10.4', s => [
  s.ask('ST-10.4', chooseBombed, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model, within }) => {
      const options = near(t, model, within);
      return options.length > 1 ? { of: 'model', options, about: { model } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.run('ST-10.4', 'it is used up', (t, v) => {
    t.emit({ type: 'item-used', clause: 'ST-10.4', model: v.model, item: SQUIG });
    return { ...v, target: v.target ?? near(t, v.model, v.within)[0]! };
  }),
  s.call(
    'ST-10.4',
    'roll whether it arrives',
    (t, { model, on: needs }) =>
      rollWith(rollSquig, { what: 'other', count: 1, seat: ownerOf(t, model), model, needs }),
    (_t, v, [face]) => ({ ...v, target: face! >= v.on ? v.target : null }),
  ),
  s.call(
    'ST-10.4',
    'roll for mortal wounds',
    (t, { model, target }) =>
      target === null ? null : rollWith(rollBang, { what: 'mortal-wounds', count: 1, seat: ownerOf(t, model), model }),
    (_t, v, faces) => ({ ...v, wounds: amountOf('D3', faces) }),
  ),
  s.call('ST-10.4', 'mortal wounds', (_t, { model, target, wounds }) =>
    target === null ? null : strikes.mortalWounds(target, wounds, model),
  ),
]);

/** ST-10.4: once per battle, in its own Shooting phase, an enemy nearby suffers D3 mortal wounds. */
export const bombSquig: Rule<'bomb-squig'> = {
  clause: 'ST-10.4',
  name: 'bomb squig',
  offer: {
    'phase-began': (t, { phase, seat: turn }, { holder, within, on, seat: side }, seat) =>
      phase === 'shooting' &&
      holder !== null &&
      seat === side &&
      turn === side &&
      isAlive(t, holder) &&
      !modelOf(t, holder).used.includes(SQUIG) &&
      near(t, holder, within).length > 0
        ? [{ id: `${SQUIG} ${holder}`, frame: unleash.start({ model: holder, within, on, target: null, wounds: 0 }) }]
        : [],
  },
};

export const squigSequences = [rollSquig, rollBang, unleash];
