// 9E-7, ST-5, ST-10.3  What the types and special rules of weapons do
import { meaningsOf, printedOf, sharedMeaningsOf } from '../../w40k/show/meanings.ts';
import { clauses } from '../clauses/index.ts';
import { content } from '../content/index.ts';
import type { WeaponUse } from '../content/uses.ts';
import { specialRules } from '../special-rules.ts';
import { weaponRuleText } from './words.ts';

const shared = sharedMeaningsOf({
  one: 'an unmodified hit roll of 1',
  six: '6',
  sniper: 'It may target Characters that are protected by others nearer to it.',
});

/** Null where the rule's own clause says what it does. */
function does(use: WeaponUse): string | null {
  switch (use.rule) {
    case 'wound-six-ap-bonus':
      return `A wound roll of 6 improves its AP by ${-use.by}.`;
    case 'hit-six-wounds':
      return 'A hit roll of 6 wounds the target without a wound roll.';
    case 'half-range-damage':
      return `Its damage is ${use.damage} at targets within half range.`;
    case 'damage-against':
      return `Its damage is ${use.damage} against targets with the keyword ${use.keyword}.`;
    case 'wound-mortal':
      return `Each wound inflicts ${use.wounds} mortal wound on top of the damage.`;
    case 'wound-is-mortal':
      return `Each wound inflicts ${use.wounds} mortal wound in place of the damage.`;
    case 'two-hit-rolls':
      return 'Make two hit rolls for each attack.';
    case 'weapon-ignores-cover':
      return 'The target gains nothing from cover.';
    case 'blast':
    case 'dakka':
      return null;
    default:
      return shared(use);
  }
}

const TYPES: { readonly [type: string]: string } = {
  assault: '9E-7.8',
  heavy: '9E-7.9',
  'rapid-fire': '9E-7.10',
  grenade: '9E-7.11',
  pistol: '9E-7.12',
  dakka: '9E-7.15',
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
