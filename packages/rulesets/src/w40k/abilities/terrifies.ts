import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import { type Lookups, ownerOf } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';
import { isNearHolder, isRepeated } from './auras.ts';

/** Enemies within this distance have less Leadership: once, however many of one name are near. */
export const terrifies = (
  clause: string,
  lookups: Lookups,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'terrifies' }>> => ({
  clause,
  name: 'terrifying',
  modify: {
    leadership: add((value, use, { model }, t) =>
      ownerOf(t, model) !== use.seat && isNearHolder(t, lookups, use, model) && !isRepeated(t, lookups, use, model)
        ? value + use.by
        : value,
    ),
  },
});
