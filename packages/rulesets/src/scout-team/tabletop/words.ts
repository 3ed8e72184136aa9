// ST-10.3, ST-10.4  Rules as cards print them
import type { NamedUse } from '../../w40k/content/types.ts';
import type { CardWords } from '../../w40k/show/lines.ts';
import { typeWord } from '../../w40k/show/type-words.ts';
import { labelOf } from '../../w40k/weapon-rules/words.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { catalogue } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { ABILITY_WORDS, GEAR_WORDS } from '../content/words.ts';
import { weaponRules } from '../weapon-rules/index.ts';

/** ST-10.3: a weapon's rule in a few words. */
export const weaponRuleText = (use: WeaponUse): string => labelOf(weaponRules, use);

const isAbility = (id: string): id is AbilityId => id in ABILITIES;

export const cardWords: CardWords = {
  profiles: '9E-1.1',
  weapons: '9E-1.2',
  abilities: 'ST-10.4',
  type: typeWord,
  weaponRule: (use: NamedUse) => weaponRuleText(use as WeaponUse),
  ability: from => {
    if (isAbility(from)) return { label: ABILITIES[from].name, value: ABILITY_WORDS[from] };
    const gear = catalogue.gear(from);
    return { label: gear?.name ?? from, value: GEAR_WORDS[from as keyof typeof GEAR_WORDS] ?? '' };
  },
};
