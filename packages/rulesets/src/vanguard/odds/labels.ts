// How profiles write special rules: `mortal1` for `mortal{wounds}`
import type { AbilityUse, WeaponUse } from '../content/types.ts';
import { specialRules } from '../special-rules.ts';
import { weaponRules } from '../weapon-rules/index.ts';

type Labelled = readonly (readonly [rule: string, label: string])[];

const ofWeapons: Labelled = Object.entries(weaponRules).map(([rule, { label }]) => [rule, label]);
const ofAbilities: Labelled = Object.entries(specialRules as { readonly [rule: string]: object }).flatMap(
  ([rule, each]) =>
    !(rule in weaponRules) && 'label' in each && typeof each.label === 'string' ? [[rule, each.label] as const] : [],
);

/** A label as a pattern: every parameter is a number. */
const patternOf = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[+.]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>\\d{1,2})')}\\+?$`);

function useIn(labels: Labelled, word: string): object | null {
  for (const [rule, label] of labels) {
    const found = patternOf(label).exec(word);
    if (!found) continue;
    const numbers = Object.entries(found.groups ?? {}).map(([name, digits]) => [name, Number(digits)]);
    return { rule, ...Object.fromEntries(numbers) };
  }
  return null;
}

/** The rule of an attack that a word means. */
export const weaponRuleIn = (word: string): WeaponUse | null => useIn(ofWeapons, word) as WeaponUse | null;

/** The ability that a word means. */
export const abilityIn = (word: string): AbilityUse | null => useIn(ofAbilities, word) as AbilityUse | null;

/** A rule of an attack as a profile writes it. */
export const labelOf = (use: WeaponUse): string =>
  weaponRules[use.rule].label.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((use as unknown as { readonly [name: string]: number })[name]),
  );
