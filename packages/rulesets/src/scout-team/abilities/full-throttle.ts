import { fullThrottleOf } from '../../w40k/abilities/full-throttle.ts';
import type { AbilityUse } from '../content/uses.ts';
import { strikes } from '../library.ts';
import { type Rule, shared } from '../types.ts';

type Throttle = Extract<AbilityUse, { readonly rule: 'full-throttle' }>;

const { rule, sequences } = fullThrottleOf<Throttle>({
  clauses: ['ST-10.4', '9E-2.3'],
  mortalWound: model => strikes.mortalWounds(model, 1),
  hurts: (face, { on }) => face >= on,
});

/** ST-10.4: may Advance this far without a roll; then this D6 costs it a mortal wound. */
export const fullThrottle: Rule<'full-throttle'> = shared(rule);
export const throttleSequences = sequences;
