// 8E-6, RS-10.3  What the types and special rules of weapons do
import { meaningsOf, printedOf } from '../../w40k/show/meanings.ts';
import { clauses } from '../clauses/index.ts';
import { content } from '../content/index.ts';
import { weaponRules } from '../weapon-rules/index.ts';

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
    rules: weaponRules,
  }),
);
