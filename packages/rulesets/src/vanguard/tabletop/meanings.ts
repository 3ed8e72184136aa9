// VG-2.2  What the special rules of attacks are called and do
import type { Meaning } from '@little-wars/engine';
import { lookUp } from '@little-wars/skirmish';
import { factions } from '../content/index.ts';
import type { WeaponUse } from '../content/types.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { ruleOfWeapon, title } from './kit-lines.ts';

function meaningOf(use: WeaponUse): Meaning {
  const printed = ruleOfWeapon(use);
  return { clause: weaponRules[use.rule].clause, words: `${title(`rule.${use.rule}`)}: ${printed}.` };
}

export const meaning = lookUp(
  factions
    .flatMap(({ weapons }) => weapons)
    .flatMap(({ rules }) => rules.map(use => [ruleOfWeapon(use), meaningOf(use)] as const)),
);
