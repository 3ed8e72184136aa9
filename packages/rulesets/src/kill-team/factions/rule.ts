import { add } from '@little-wars/engine';
import { joining } from '../core/03-actions/joining.ts';
import type { Rule } from '../types.ts';
import { ownActions } from './own-actions.ts';
import { strategicPloys } from './strategic-ploys.ts';

const joined = joining();

/** KT-13.1: the actions and strategic ploys of each team's faction. */
export const faction: Rule<'faction'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'the faction' } },
  modify: {
    actions: add((actions, _use, { operative }, t) => joined(operative, actions, ownActions(t, operative))),
    'strategic-ploys': add((ploys, _use, { seat }, t) => [...ploys, ...strategicPloys(t, seat)]),
  },
};
