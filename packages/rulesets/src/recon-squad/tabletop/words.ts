// RS-10.3, RS-10.4  Rules as cards print them
import type { NamedUse } from '../../w40k/content/types.ts';
import type { CardWords } from '../../w40k/show/lines.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { catalogue } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { ABILITY_WORDS, GEAR_WORDS } from '../content/words.ts';

/** RS-10.3: a weapon's rule in a few words. */
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
        ? 'a hit roll of 1 slays its bearer'
        : 'a hit roll of 1 is a mortal wound to its bearer';
    case 'damage-against-save':
      return `D ${use.damage} against Sv ${use.save}+ or better`;
    case 're-roll-hits':
      return use.only ? 're-rolls hits of 1' : 're-rolls hits';
    case 're-roll-wounds':
      return use.against ? `re-rolls wounds against ${use.against}s` : 're-rolls wounds';
    case 'sniper':
      return 're-rolls hits of 1 at Characters';
    case 'wound-six-mortal':
      return `wound rolls of 6+: ${use.wounds} mortal wound more`;
    case 'wound-six-ap':
      return `wound rolls of 6+: AP ${use.ap}`;
    case 'hit-six-hits':
      return `hit rolls of 6+: ${use.hits} hits`;
    case 'wounds-on':
      return `wounds on ${use.on}+`;
    case 'melta':
      return 'half range: the better of two damage dice';
    case 'half-range-strength':
      return `half range: S +${use.by}`;
    case 'wounds-tougher-on':
      return `wounds the tougher on ${use.on}+`;
    case 'shots-by-attacks':
      return 'as many shots as its bearer has Attacks';
    case 'fires-in-combat':
      return 'fires within 1" of enemies and at enemies within 1" of friends';
    case 'strikes-when-slain':
      return 'a bearer slain before it fought fights first';
    case 'dazes':
      return `does not wound; Infantry hit has ${use.by} to hit this turn${use.noOverwatch ? ' and no Overwatch' : ''}`;
    case 'blinds':
      return `who loses a wound has ${use.by} to hit this turn`;
    case 'markerlight':
      return 'does not wound; a hit is a markerlight counter';
    case 'idle':
      return '';
  }
}

const isAbility = (id: string): id is AbilityId => id in ABILITIES;

export const cardWords: CardWords = {
  profiles: '8E-1.1',
  weapons: '8E-1.2',
  abilities: 'RS-10.4',
  type: type =>
    ({ assault: 'Assault', heavy: 'Heavy', 'rapid-fire': 'Rapid Fire', pistol: 'Pistol', grenade: 'Grenade' })[type] ??
    type,
  weaponRule: (use: NamedUse) => weaponRuleText(use as WeaponUse),
  ability: from => {
    if (isAbility(from)) return { label: ABILITIES[from].name, value: ABILITY_WORDS[from] };
    const gear = catalogue.gear(from);
    return { label: gear?.name ?? from, value: GEAR_WORDS[from as keyof typeof GEAR_WORDS] ?? '' };
  },
};
