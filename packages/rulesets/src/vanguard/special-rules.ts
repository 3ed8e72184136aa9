import type { SpecialRules } from '@little-wars/engine';
import { specialActions } from './factions/actions.ts';
import { factionRules } from './factions/index.ts';
import { invulnerable, steadfast } from './rules/abilities.ts';
import { commandReRoll } from './rules/command.ts';
import { cover, disengaging, focus, outnumbering, targetDown } from './rules/melee.ts';
import { aim, longRange, obscured } from './rules/ranged.ts';
import type { Vanguard } from './types.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** Every special rule by its name. */
export const specialRules: SpecialRules<Vanguard> = {
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
  invulnerable,
  steadfast,
  ...weaponRules,
  ...factionRules,
};
