// RS-10.3, RS-10.4  Rules as cards print them
import type { NamedUse } from '../../w40k/content/types.ts';
import type { CardWords } from '../../w40k/show/lines.ts';
import { typeWord, weaponWordsOf } from '../../w40k/show/weapon-words.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { catalogue } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { ABILITY_WORDS, GEAR_WORDS } from '../content/words.ts';

const sharedWords = weaponWordsOf({
  one: 'a hit roll of 1',
  six: '6+',
  sniper: 're-rolls hits of 1 at Characters',
});

/** RS-10.3: a weapon's rule in a few words. */
export function weaponRuleText(use: WeaponUse): string {
  switch (use.rule) {
    case 'melta':
      return 'half range: the better of two damage dice';
    case 'half-range-strength':
      return `half range: S +${use.by}`;
    case 'wounds-tougher-on':
      return `wounds tougher targets on ${use.on}+`;
    case 'shots-by-attacks':
      return 'as many shots as its bearer has Attacks';
    case 'fires-in-combat':
      return 'fires within 1" of enemies and at enemies within 1" of friends';
    case 'strikes-when-slain':
      return 'a bearer slain before it has fought still fights';
    case 'dazes':
      return `does not wound; Infantry hit has ${use.by} to hit this turn${use.noOverwatch ? ' and no Overwatch' : ''}`;
    case 'blinds':
      return `a model that loses a wound has ${use.by} to hit this turn`;
    case 'markerlight':
      return 'does not wound; a hit is a markerlight counter';
    default:
      return sharedWords(use);
  }
}

const isAbility = (id: string): id is AbilityId => id in ABILITIES;

export const cardWords: CardWords = {
  profiles: '8E-1.1',
  weapons: '8E-1.2',
  abilities: 'RS-10.4',
  type: typeWord,
  weaponRule: (use: NamedUse) => weaponRuleText(use as WeaponUse),
  ability: from => {
    if (isAbility(from)) return { label: ABILITIES[from].name, value: ABILITY_WORDS[from] };
    const gear = catalogue.gear(from);
    return { label: gear?.name ?? from, value: GEAR_WORDS[from as keyof typeof GEAR_WORDS] ?? '' };
  },
};
