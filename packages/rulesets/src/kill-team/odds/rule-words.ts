// Weapon rules as people write them.
import { note, problem, type Reader } from '@little-wars/engine';
import { unknownName } from '@little-wars/skirmish';
import type { WeaponUse } from '../content/types.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { LABELS, readWeaponRule } from '../weapon-rules/labels.ts';

/** As rulebooks list them: `Lethal x+`, `Rng x"`. */
const NAMES: readonly string[] = Object.values(LABELS).map(label => label.replace(/\{\w+\}/g, 'x'));

const LONGEST = 40;

/**
 * The rule that a word stands for; null, with a problem that names the word, if there is none, or if it has a label
 * but no effect yet: the compiler says so too, but odds can be asked for without it.
 */
export function weaponRuleIn(
  reader: Reader,
  path: string,
  word: string,
  effects: { readonly [rule: string]: object } = weaponRules,
): WeaponUse | null {
  const rule = word.slice(0, LONGEST);
  const use = readWeaponRule(word);
  if (use === null) return note(reader, unknownName(path, 'rule', rule, NAMES), null);
  return Object.hasOwn(effects, use.rule) ? use : note(reader, problem(path, 'rule-without-effect', { rule }), null);
}
