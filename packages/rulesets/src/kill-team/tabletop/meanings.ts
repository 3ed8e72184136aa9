// KT-9, KT-14  What the rules on a datacard do
import type { Meaning } from '@little-wars/engine';
import { effectOf, lookUp } from '@little-wars/skirmish';
import { clauses } from '../clauses/index.ts';
import { specOpsRules } from '../spec-ops/rules.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { parseWeaponRule } from '../weapon-rules/labels.ts';

/** Battle honours and scars, by their names. */
const ofService = lookUp(
  Object.values(specOpsRules).map(({ clause, words }) => [words.en.rule, effectOf(clauses, clause, null)] as const),
);

export function meaning(part: string): Meaning | null {
  const use = parseWeaponRule(part);
  if (!use) return ofService(part);
  const { rule, ...numbers } = use;
  const inches = 'inches' in numbers ? `${numbers.inches}"` : undefined;
  const amount = inches ?? Object.values(numbers)[0];
  return effectOf(clauses, weaponRules[rule].clause, amount === undefined ? null : String(amount));
}
