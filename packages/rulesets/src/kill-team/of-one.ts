// Which special rules have a say in what is asked about one operative.
import type { Queries, Timings, Who } from './queries.ts';
import { specialRules } from './special-rules.ts';
import type { Use } from './uses.ts';

type Name = keyof Queries | keyof Timings;
type AboutOf<N> = N extends keyof Queries ? Queries[N]['about'] : N extends keyof Timings ? Timings[N] : never;
type NotOfOne = { [N in Name]: AboutOf<N> extends Who ? never : N }[Name];

/** Queries and timings that are about a weapon, an attack or a moment. Types keep the list complete. */
const NOT_OF_ONE: { readonly [N in NotOfOne]: true } = {
  'weapon-refused': true,
  'weapon-cost': true,
  'target-refused': true,
  'counts-as-concealed': true,
  'in-cover': true,
  'attack-dice': true,
  'hit-on': true,
  'critical-on': true,
  'faces-apart': true,
  'attack-re-rolls': true,
  ap: true,
  'defence-dice': true,
  'save-on': true,
  'invulnerable-saves': true,
  'kept-saves': true,
  'defence-re-rolls': true,
  damage: true,
  splash: true,
  'parried-by-normal': true,
  'strategy-phase': true,
  'firefight-begins': true,
  'target-selected': true,
  'attack-dice-rolled': true,
  'attack-dice-judged': true,
  'defence-dice-rolled': true,
  'defence-dice-judged': true,
};

const known = new Map<Use['rule'], boolean>();

/** Whether a rule speaks where one operative is concerned: most are about weapons and attacks, and need not be asked. */
export function speaksOfOne({ rule }: Use): boolean {
  const before = known.get(rule);
  if (before !== undefined) return before;
  const { modify = {}, offer = {} } = specialRules[rule];
  const speaks = [...Object.keys(modify), ...Object.keys(offer)].some(name => !Object.hasOwn(NOT_OF_ONE, name));
  known.set(rule, speaks);
  return speaks;
}
