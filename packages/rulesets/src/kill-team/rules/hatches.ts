import { add } from '@little-wars/engine';
import { joining } from '../core/03-actions/joining.ts';
import { hatchwayFight, operateHatch } from '../core/12-close-quarters/hatches.ts';
import type { Action, Rule } from '../types.ts';

const ACTIONS: readonly Action[] = [hatchwayFight, operateHatch];
const joined = joining();

/** KT-12.8, KT-12.9: the access point actions every operative has in Close Quarters. */
export const hatches: Rule<'hatches'> = {
  clause: 'KT-12.9',
  words: { en: { rule: 'hatches' } },
  modify: { actions: add((actions, _use, { operative }) => joined(operative, actions, ACTIONS)) },
};
