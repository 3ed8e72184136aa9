// The meaning of rules that cards name, in the words of their clauses
import type { Clause, Meaning } from '@little-wars/engine';

const SINGULAR: { readonly [many: string]: string } = { wounds: 'wound', dice: 'die' };

/** Fills the number of a rule in for `x`: "APx", "within x", "x mortal wounds". */
const withAmount = (text: string, amount: string): string =>
  text
    .replace(/(?<![a-z])x(?![a-z])/g, amount)
    .replace(/(?<!\d)1 ((?:mortal |fewer defence )?)(wounds|dice)\b/g, (_, between: string, many: string) =>
      ['1 ', between, SINGULAR[many]].join(''),
    );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a clause that is about one rule, without the name of the rule in front, and with its number. */
export function effectOf(clauses: readonly Clause[], clause: string, amount: string | null): Meaning {
  const title = clauses.find(({ id }) => id === clause)?.title ?? clause;
  const effect = title.replace(/^[A-Z][^:]*: /, '');
  return { clause, words: `${capital(amount === null ? effect : withAmount(effect, amount))}.` };
}

/** Looks parts up by how cards print them. */
export function lookUp(printed: Iterable<readonly [part: string, meaning: Meaning]>): (part: string) => Meaning | null {
  const byPart = new Map(printed);
  return part => byPart.get(part) ?? null;
}
