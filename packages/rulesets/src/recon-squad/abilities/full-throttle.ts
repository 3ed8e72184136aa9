import { set } from '@little-wars/engine';
import { rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { ownerOf } from '../../w40k/measuring/lookups.ts';
import { strikes } from '../library.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

const rollThrottle = rollSequence('roll for the engines', ['RS-10.4', '8E-3.1']);

export interface Throttling {
  readonly model: ModelId;
  readonly isHurt?: boolean;
}

export const throttle = sequence<Throttling>('full throttle', 'RS-10.4', s => [
  s.call(
    'RS-10.4',
    'roll for the engines',
    (t, { model }) => rollWith(rollThrottle, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
    (_t, v, [face]) => ({ ...v, isHurt: face === 1 }),
  ),
  s.call('RS-10.4', 'a mortal wound on a 1', (_t, v) => (v.isHurt ? strikes.mortalWounds(v.model, 1) : null)),
]);

/** RS-10.4: Advances this far without a roll if it likes, and a D6 of 1 costs it a mortal wound then. */
export const fullThrottle: Rule<'full-throttle'> = {
  clause: 'RS-10.4',
  modify: {
    'flat-advance': set((value, { holder, inches: out }, { model }) => (model === holder ? out : value)),
  },
  on: {
    'went-flat-out': (_t, { model }, { holder }) => (model === holder ? throttle.start({ model }) : null),
  },
};

export const throttleSequences = [rollThrottle, throttle];
