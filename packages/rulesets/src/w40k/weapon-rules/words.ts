// What special rules say of themselves: every rule has its name, and a rule of weapons its line on a card and its effect

export interface RuleName {
  /** Its name as the cause of a modifier, and in forecasts. */
  readonly name: string;
}

/** A text, or one that depends on the numbers of the rule. */
export type Worded<U> = string | ((use: U) => string);

export interface WeaponWords<U> {
  /** How a card prints it; empty if cards do not. */
  readonly label: Worded<U>;
  /** What it does, in a sentence; null where its clause says so. */
  readonly words: Worded<U> | null;
}

/** The rules of weapons of an edition, each under its name. */
export type WeaponRules<W extends { readonly rule: string }> = {
  readonly [N in W['rule']]: WeaponWords<Extract<W, { readonly rule: N }>> & { readonly clause: string };
};

const inWords = <U>(worded: Worded<U>, use: U): string => (typeof worded === 'string' ? worded : worded(use));

/** The entry for a use; its words take exactly the uses of its name. */
const wordsFor = <W extends { readonly rule: string }>(rules: WeaponRules<W>, { rule }: W): WeaponWords<W> =>
  rules[rule as W['rule']] as WeaponWords<never> as WeaponWords<W>;

/** A rule as a card prints it; empty if cards do not. */
export const labelOf = <W extends { readonly rule: string }>(rules: WeaponRules<W>, use: W): string =>
  inWords(wordsFor(rules, use).label, use);

/** What a rule does; null where its clause says so. */
export function wordsOf<W extends { readonly rule: string }>(rules: WeaponRules<W>, use: W): string | null {
  const { words } = wordsFor(rules, use);
  return words === null ? null : inWords(words, use);
}
