// 8E-6, RS-10.3  What the types and special rules of weapons do
import { meaningsOf, printedOf, sharedMeaningsOf } from '../../w40k/show/meanings.ts';
import { clauses } from '../clauses/index.ts';
import { content } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { specialRules } from '../special-rules.ts';
import { weaponRuleText } from './words.ts';

const shared = sharedMeaningsOf({
  one: 'a hit roll of 1',
  six: '6 or more',
  sniper: 'It may target Characters that are not the closest enemy, and re-rolls hit rolls of 1 against them.',
});

function does(use: WeaponUse): string {
  switch (use.rule) {
    case 'melta':
      return 'At targets within half range, roll two dice for damage and use the better one.';
    case 'half-range-strength':
      return `Its Strength is ${use.by} higher at targets within half range.`;
    case 'wounds-tougher-on':
      return `It wounds on ${use.on}+ where the target’s Toughness is higher than its Strength.`;
    case 'shots-by-attacks':
      return 'It fires as many shots as its bearer has Attacks.';
    case 'fires-in-combat':
      return 'It may be fired within 1" of enemies, and at enemies within 1" of friends.';
    case 'strikes-when-slain':
      return 'A bearer slain in the Fight phase before it fought fights before it is removed.';
    case 'dazes':
      return `It does not wound. Infantry it hits has ${use.by} to hit${use.noOverwatch ? ' and cannot fire Overwatch' : ''} until the turn ends.`;
    case 'blinds':
      return `A model that loses a wound to it has ${use.by} to hit until the turn ends.`;
    case 'markerlight':
      return 'It does not wound. Each hit puts a markerlight counter on the target, and its bearer fires nothing else.';
    default:
      return shared(use);
  }
}

const TYPES: { readonly [type: string]: string } = {
  assault: '8E-6.7',
  heavy: '8E-6.8',
  'rapid-fire': '8E-6.9',
  pistol: '8E-6.10',
  grenade: '8E-6.13',
};

export const meaning = meaningsOf(
  clauses,
  printedOf({
    weapons: content.weapons,
    types: TYPES,
    text: weaponRuleText,
    clause: ({ rule }) => specialRules[rule].clause,
    does,
  }),
);
