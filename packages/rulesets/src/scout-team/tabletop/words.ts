// ST-10.3, ST-10.4  Rules as cards print them
import type { NamedUse } from '../../w40k/content/types.ts';
import type { CardWords } from '../../w40k/show/lines.ts';
import { typeWord, weaponWordsOf } from '../../w40k/show/weapon-words.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { catalogue } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { ABILITY_WORDS, GEAR_WORDS } from '../content/words.ts';

const sharedWords = weaponWordsOf({
  one: 'an unmodified hit roll of 1',
  six: '6',
  sniper: 'may always be aimed at Characters',
});

/** ST-10.3: a weapon's rule in a few words. */
export function weaponRuleText(use: WeaponUse): string {
  switch (use.rule) {
    case 'wound-six-ap-bonus':
      return `wound rolls of 6: ${-use.by} AP better`;
    case 'hit-six-wounds':
      return 'hit rolls of 6 wound automatically';
    case 'blast':
      return 'Blast';
    case 'dakka':
      return `${use.near} attacks at half range`;
    case 'half-range-damage':
      return `half range: D ${use.damage}`;
    case 'damage-against':
      return `D ${use.damage} against ${use.keyword}s`;
    case 'wound-mortal':
      return `each wound: ${use.wounds} mortal wound more`;
    case 'wound-is-mortal':
      return `each wound is ${use.wounds} mortal wound instead`;
    case 'two-hit-rolls':
      return 'two hit rolls for each attack';
    case 'weapon-ignores-cover':
      return 'ignores cover';
    default:
      return sharedWords(use);
  }
}

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
