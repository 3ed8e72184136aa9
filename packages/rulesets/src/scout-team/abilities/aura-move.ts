import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { isInAura, isRepeated } from '../../w40k/abilities/auras.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

const MANNERS: readonly string[] = ['move', 'advance'];

/** ST-10.4: friends nearby go further in normal moves and Advances, once per aura name. */
export const auraMove: Rule<'aura-move'> = {
  clause: 'ST-10.4',
  name: 'Relentless March',
  modify: {
    allowance: add((value, use, { model, manner }, t) =>
      MANNERS.includes(manner) &&
      model !== use.holder &&
      isInAura(t, lookups, use, model) &&
      !isRepeated(t, lookups, use, model)
        ? value + inches(use.by)
        : value,
    ),
  },
};
