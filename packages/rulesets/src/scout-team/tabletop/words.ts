// ST-10.3, ST-10.4  Rules as cards print them
import type { NamedUse } from '../../w40k/content/types.ts';
import type { CardWords } from '../../w40k/show/lines.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { catalogue } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { ABILITY_WORDS, GEAR_WORDS } from '../content/words.ts';

/** ST-10.3: a weapon's rule in a few words. */
export function weaponRuleText(use: WeaponUse): string {
  switch (use.rule) {
    case 'auto-hit':
      return 'hits by itself';
    case 'extra-attacks':
      return use.pair ? `${use.attacks} more attack with a pair` : `${use.attacks} more attack`;
    case 'hit-modifier':
      return `${use.by} to hit`;
    case 'overheats':
      return use.harm === 'slain'
        ? 'an unmodified hit roll of 1 slays its bearer'
        : 'an unmodified hit roll of 1 is a mortal wound to its bearer';
    case 'damage-against-save':
      return `D ${use.damage} against Sv ${use.save}+ or better`;
    case 're-roll-hits':
      return use.only ? 're-rolls hits of 1' : 're-rolls hits';
    case 're-roll-wounds':
      return use.against ? `re-rolls wounds against ${use.against}s` : 're-rolls wounds';
    case 'sniper':
      return 'may always be aimed at Characters';
    case 'wound-six-mortal':
      return `wound rolls of 6: ${use.wounds} mortal wound more`;
    case 'wound-six-ap':
      return `wound rolls of 6: AP ${use.ap}`;
    case 'wound-six-ap-bonus':
      return `wound rolls of 6: ${-use.by} AP better`;
    case 'hit-six-hits':
      return `hit rolls of 6: ${use.hits} hits`;
    case 'hit-six-wounds':
      return 'hit rolls of 6 wound by themselves';
    case 'wounds-on':
      return `wounds on ${use.on}+`;
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
    case 'idle':
      return '';
  }
}

const isAbility = (id: string): id is AbilityId => id in ABILITIES;

const TYPES: { readonly [type: string]: string } = {
  assault: 'Assault',
  heavy: 'Heavy',
  'rapid-fire': 'Rapid Fire',
  pistol: 'Pistol',
  grenade: 'Grenade',
  dakka: 'Dakka',
};

export const cardWords: CardWords = {
  profiles: '9E-1.1',
  weapons: '9E-1.2',
  abilities: 'ST-10.4',
  type: type => TYPES[type] ?? type,
  weaponRule: (use: NamedUse) => weaponRuleText(use as WeaponUse),
  ability: from => {
    if (isAbility(from)) return { label: ABILITIES[from].name, value: ABILITY_WORDS[from] };
    const gear = catalogue.gear(from);
    return { label: gear?.name ?? from, value: GEAR_WORDS[from as keyof typeof GEAR_WORDS] ?? '' };
  },
};
