import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** KT-14.34: once per battle its side may have the initiative dice re-rolled. */
export const commsNetwork: Rule<'comms-network'> = {
  clause: 'KT-14.34',
  words: { en: { rule: 'Comms Network' } },
  modify: { 'initiative-re-rolls': add((by, { seat, rule }) => [...by, { seat, rule }]) },
};
