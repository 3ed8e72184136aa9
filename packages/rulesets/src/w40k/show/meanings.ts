// What the types and special rules of weapons do
import type { Clause, Meaning } from '@little-wars/engine';
import { effectOf, lookUp } from '@little-wars/skirmish';
import type { WeaponProfile } from '../content/types.ts';
import { labelOf, type WeaponRules, wordsOf } from '../weapon-rules/words.ts';
import { typeWord } from './type-words.ts';

/** A part of a weapon's line, with the clause that has it and words of its own where the clause has none about it. */
export interface Printed {
  readonly part: string;
  readonly clause: string;
  readonly words: string | null;
}

/** Looks up the parts of weapons' lines. */
export const meaningsOf = (
  clauses: readonly Clause[],
  printed: readonly Printed[],
): ((part: string) => Meaning | null) =>
  lookUp(
    printed.map(({ part, clause, words }) => [
      part,
      words === null ? effectOf(clauses, clause, null) : { clause, words },
    ]),
  );

interface OfWeapons<W extends { readonly rule: string }> {
  readonly weapons: readonly { readonly profiles: readonly WeaponProfile<W>[] }[];
  /** The clause of each type. */
  readonly types: { readonly [type: string]: string };
  readonly rules: WeaponRules<W>;
}

/** The types and special rules on the cards of 8th and 9th edition. */
export const printedOf = <W extends { readonly rule: string }>({
  weapons,
  types,
  rules,
}: OfWeapons<W>): readonly Printed[] =>
  weapons
    .flatMap(({ profiles }) => profiles)
    .flatMap(({ type, attacks, rules: uses }) => [
      ...(types[type] ? [{ part: `${typeWord(type)} ${attacks}`, clause: types[type], words: null }] : []),
      ...uses.flatMap(use => printedUse(rules, use)),
    ]);

/** A special rule as a card prints it; nothing for one that cards do not print. */
export function printedUse<W extends { readonly rule: string }>(rules: WeaponRules<W>, use: W): readonly Printed[] {
  const part = labelOf(rules, use);
  return part === '' ? [] : [{ part, clause: rules[use.rule as W['rule']].clause, words: wordsOf(rules, use) }];
}
