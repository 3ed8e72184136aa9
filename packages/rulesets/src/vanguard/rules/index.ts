// Rules that are always in play

import { specialActions } from '../factions/actions.ts';
import type { CoreRule } from '../types.ts';
import type { CoreUse } from '../uses.ts';
import { commandReRoll } from './command.ts';
import { cover, disengaging, focus, outnumbering, targetDown } from './melee.ts';
import { aim, longRange, obscured } from './ranged.ts';

export const coreRules: { readonly [N in CoreUse['rule']]: CoreRule<N> } = {
  obscured,
  'long-range': longRange,
  aim,
  focus,
  cover,
  'target-down': targetDown,
  outnumbering,
  disengaging,
  'command-re-roll': commandReRoll,
  'special-actions': specialActions,
};
