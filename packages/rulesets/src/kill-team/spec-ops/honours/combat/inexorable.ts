import { set } from '@little-wars/engine';
import { rollerOf } from '../../../core/dice/dice.ts';
import type { Rule } from '../../../types.ts';

/** KT-14.2: its enemies in combat have no support. */
export const inexorable: Rule<'inexorable'> = {
  clause: 'KT-14.2',
  words: { en: { rule: 'Inexorable' } },
  modify: { 'may-be-supported': set((may, { holder }, rolling) => may && rollerOf(rolling) === holder) },
};
