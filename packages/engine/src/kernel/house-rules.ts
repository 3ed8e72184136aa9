import type { Choice } from './lobby.ts';

interface HouseRules<O> {
  /** A whole number within bounds. */
  number(id: keyof O & string, clause: string, least: number, most: number): Choice;
  flag(id: keyof O & string, clause: string): Choice;
}

/** Builds lobby choices for the options of a ruleset, each with its default. */
export const houseRulesOf = <O extends object>(defaults: O): HouseRules<O> => ({
  number: (id, clause, least, most) => ({ id, clause, kind: 'whole', least, most, usual: Number(defaults[id]) }),
  flag: (id, clause) => ({ id, clause, kind: 'yes-or-no', usual: Boolean(defaults[id]) }),
});
