import { fullThrottleOf } from '../../w40k/abilities/full-throttle.ts';
import type { AbilityUse } from '../content/uses.ts';
import { strikes } from '../library.ts';
import { type Rule, shared } from '../types.ts';

type Throttle = Extract<AbilityUse, { readonly rule: 'full-throttle' }>;

const { rule, sequences } = fullThrottleOf<Throttle>({
  clauses: ['RS-10.4', '8E-3.1'],
  mortalWound: model => strikes.mortalWounds(model, 1),
  hurts: face => face === 1,
});

/** RS-10.4: Advances this far without a roll if it likes, and a D6 of 1 costs it a mortal wound then. */
export const fullThrottle: Rule<'full-throttle'> = shared(rule);
export const throttleSequences = sequences;
