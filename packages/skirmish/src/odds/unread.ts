// Rules that handle something of an attack that odds do not read: odds leave them out, and say so.
import { type About, type Game, type HandlerSet, perObject, rulesetOf, type Sight } from '@little-wars/engine';

/** What an attack asks of special rules, offers and emits. */
export interface Names {
  readonly queries: readonly string[];
  readonly timings: readonly string[];
  readonly facts: readonly string[];
}

/** What a special rule may declare beside what it does. */
export interface Bearing<Name extends string = string> {
  /** Why something it handles in an attack changes no dice and no wounds of that attack. The generated proofs try it. */
  readonly noBearing?: { readonly [N in Name]?: string };
}

interface Handling extends Bearing {
  readonly modify?: object;
  readonly offer?: object;
  readonly on?: object;
}

/** Whether a rule handles any of these, except what it declares to have no bearing. */
export function handles({ modify = {}, offer = {}, on = {}, noBearing = {} }: Handling, names: Names): boolean {
  const isAnyOf = (part: object, among: readonly string[]): boolean =>
    Object.keys(part).some(name => among.includes(name) && noBearing[name] === undefined);
  return isAnyOf(modify, names.queries) || isAnyOf(offer, names.timings) || isAnyOf(on, names.facts);
}

/** The rules in play for an attack that handle something odds do not read. */
export function unreadBy<G extends Game>(names: Names) {
  const handlers = perObject((rules: object): HandlerSet & { readonly size: number } => {
    const handling = Object.entries(rules as { readonly [rule: string]: Handling })
      .filter(([, rule]) => handles(rule, names))
      .map(([name]) => name);
    return Object.assign(new Set(handling), { number: 0 });
  });
  return (t: Sight<G>, abouts: readonly About<G>[]): readonly string[] => {
    const ruleset = rulesetOf(t);
    const unread = handlers(ruleset.specialRules);
    if (unread.size === 0) return [];
    const rules = abouts.flatMap(about => ruleset.inPlay(t, about, unread).map(({ rule }) => rule));
    return [...new Set(rules)].filter(rule => unread.has(rule));
  };
}
