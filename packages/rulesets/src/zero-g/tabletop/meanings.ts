// 7E-5, 7E-6, ZG-8.3  What the types and special rules of weapons do
import { meaningsOf, type Printed, printedUse } from '../../w40k/show/meanings.ts';
import { clauses } from '../clauses/index.ts';
import { weapons } from '../content/index.ts';
import type { WeaponProfile } from '../content/types.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { shotsText } from './words.ts';

const TYPES: { readonly [type in WeaponProfile['type']]: string | null } = {
  melee: null,
  assault: '7E-5.17',
  heavy: '7E-5.18',
  'rapid-fire': '7E-5.19',
  pistol: '7E-5.20',
  salvo: '7E-5.21',
  ordnance: '7E-5.22',
};

export const meaning = meaningsOf(
  clauses,
  weapons
    .flatMap(({ profiles }) => profiles)
    .flatMap((profile): readonly Printed[] => {
      const clause = TYPES[profile.type];
      return [
        ...(clause === null ? [] : [{ part: shotsText(profile), clause, words: null }]),
        ...profile.rules.flatMap(use => printedUse(weaponRules, use)),
      ];
    }),
);
