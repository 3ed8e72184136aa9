import { infiltrate, reconDash } from './core/11-ways-to-play/scouting.ts';
import { factionRules } from './factions/index.ts';
import { faction } from './factions/rule.ts';
import { mission } from './missions/index.ts';
import { atEase } from './missions/narrative/at-ease.ts';
import { asWritten } from './rules/as-written.ts';
import { condensedEnvironment } from './rules/condensed-environment.ts';
import { combatSupport, commandReRoll, injured, overwatch, universal } from './rules/core.ts';
import { guard, pointBlank } from './rules/guard.ts';
import { hatches } from './rules/hatches.ts';
import { indirectByChoice } from './rules/indirect-by-choice.ts';
import { pastOthers } from './rules/past-others.ts';
import { vantagePoint } from './rules/vantage-point.ts';
import { specOpsRules } from './spec-ops/rules.ts';
import { tacOpsRule } from './tac-ops/rule.ts';
import type { Rule } from './types.ts';
import type { Use } from './uses.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** Every special rule by its name. */
export const specialRules: { readonly [N in Use['rule']]: Rule<N> } = {
  'universal-actions': universal,
  injured,
  'combat-support': combatSupport,
  overwatch,
  'command-re-roll': commandReRoll,
  'vantage-point': vantagePoint,
  'as-written': asWritten,
  guard,
  hatches,
  'point-blank': pointBlank,
  'condensed-environment': condensedEnvironment,
  'past-others': pastOthers,
  'indirect-by-choice': indirectByChoice,
  ...weaponRules,
  mission,
  'tac-ops': tacOpsRule,
  infiltrate,
  'recon-dash': reconDash,
  'at-ease': atEase,
  faction,
  ...factionRules,
  ...specOpsRules,
};
