// 9E-7, ST-5, ST-10.3  What the types and special rules of weapons do
import { meaningsOf, printedOf } from '../../w40k/show/meanings.ts';
import { clauses } from '../clauses/index.ts';
import { content } from '../content/index.ts';
import { weaponRules } from '../weapon-rules/index.ts';

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
    rules: weaponRules,
  }),
);
