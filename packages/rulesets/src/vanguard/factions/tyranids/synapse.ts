import { add, limit } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { friendsOf, hasKeyword } from '../../lookups.ts';
import type { Look, ModelId, Rule } from '../../types.ts';

/** The keyword of cards that steady the models around them. */
const SYNAPSE = 'SYNAPSE';

const isLinked = (t: Look, model: ModelId, within: number): boolean =>
  hasKeyword(t, model, SYNAPSE) ||
  friendsOf(t, model).some(friend => hasKeyword(t, friend, SYNAPSE) && areWithin(t, model, friend, inches(within)));

/** VG-12.1, VG-12.3: it does not test near a model with SYNAPSE; otherwise its nerve is worse. */
export const synapse: Rule<'synapse'> = {
  clause: 'VG-12.3',
  words:
    'Within {within}" of a friend with SYNAPSE it does not test nerve in a broken team; else its nerve tests are 1 worse.',
  modify: {
    'tests-nerve': limit((must, { holder, within }, { model }, t) =>
      must && model === holder ? !isLinked(t, model, within) : must,
    ),
    'nerve-modifier': add((sum, { holder, within }, { model }, t) =>
      model === holder && !isLinked(t, model, within) ? sum - 1 : sum,
    ),
  },
};
