import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import { hasDone } from '../measuring/lookups.ts';
import type { Look, ModelId, SharedRule } from '../types.ts';

/** Some models count as having charged in the Fight phase. */
const countsAsCharging = (t: Look, model: ModelId): boolean =>
  t.position.phase === 'fight' && t.query('counts-as-charging', false, { model });

/** More Attacks in a turn in which it charged, was charged or intervened. */
export const shockAssault = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'shock-assault' }>> => ({
  clause,
  name: 'Shock Assault',
  modify: {
    attacks: add((value, { holder, attacks }, { model }, t) =>
      model === holder && (hasDone(t, model, 'charged', 'was-charged', 'intervened') || countsAsCharging(t, model))
        ? value + attacks
        : value,
    ),
  },
});
