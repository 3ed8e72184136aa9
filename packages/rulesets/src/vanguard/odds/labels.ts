// How profiles write special rules: `mortal1` for `mortal{wounds}`
import { labelling } from '@little-wars/skirmish';
import type { AbilityUse, WeaponUse } from '../content/types.ts';
import { specialRules } from '../special-rules.ts';
import { weaponRules } from '../weapon-rules/index.ts';

const labelsOf = (rules: { readonly [rule: string]: object }): { readonly [rule: string]: string } =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([rule, each]) =>
      'label' in each && typeof each.label === 'string' ? [[rule, each.label]] : [],
    ),
  );

const digits = (): string => '(\\d{1,2})';
const ofWeapons = labelling<WeaponUse>(labelsOf(weaponRules), digits);
const ofAbilities = labelling<AbilityUse>(
  labelsOf(
    Object.fromEntries(
      Object.entries(specialRules as { readonly [rule: string]: object }).filter(([rule]) => !(rule in weaponRules)),
    ),
  ),
  digits,
);

/** The weapon rule a word stands for. */
export const weaponRuleIn = (word: string): WeaponUse | null => ofWeapons.read(word);

/** The ability a word stands for. */
export const abilityIn = (word: string): AbilityUse | null => ofAbilities.read(word);

/** A weapon rule as a profile writes it. */
export const labelOf = (use: WeaponUse): string => ofWeapons.write(use);
