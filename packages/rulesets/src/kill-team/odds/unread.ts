import type { Fact } from '../facts.ts';
import type { Timings } from '../queries.ts';
import type { Queries } from '../types.ts';

/**
 * What an attack asks of special rules, offers and emits, but odds do not: a rule that handles any of it is left out.
 * unread.test.ts plays attacks and checks that nothing is missing here.
 */
export const UNREAD = {
  queries: ['takes-damage'],
  timings: [],
  facts: [
    'weapon-used',
    'cp-changed',
    'ploy-used',
    'item-used',
    'attack-dice-set',
    'defence-dice-set',
    'attack-marked',
    'save-chosen',
    'wounds-lost',
    'damage-ignored',
    'effect-began',
    'effect-ended',
    'effects-ended',
    'attack-ended',
    'wounds-regained',
    'apl-changed',
    'target-changed',
    'removed',
    'token-dropped',
    'token-placed',
  ],
} as const satisfies {
  readonly queries: readonly (keyof Queries)[];
  readonly timings: readonly (keyof Timings)[];
  readonly facts: readonly Fact['type'][];
};
