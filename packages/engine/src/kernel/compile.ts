import { latest, perObject } from '../cache.ts';
import { type Asks, asksOf } from './asks.ts';
import type { FactShape, Frame, Game, HandlerSet, Ruleset, SpecialRule, Step } from './types.ts';
import { STAGES } from './types.ts';
import { WINDOW, windowSteps } from './window.ts';

/** A sequence with an index of its steps by name. */
export interface CompiledSequence {
  readonly name: string;
  readonly steps: readonly Step<Game>[];
  readonly place: ReadonlyMap<string, number>;
}

/** A ruleset indexed once, so that play needs no searching. */
export interface Compiled {
  readonly ruleset: Ruleset<Game>;
  readonly sequences: ReadonlyMap<string, CompiledSequence>;
  readonly asks: Asks;
  readonly modifiers: ReadonlyMap<string, Handlers<CompiledModifier>>;
  readonly offers: ReadonlyMap<string, Handlers<Offering>>;
  readonly facts: ReadonlyMap<string, CompiledFact>;
}

/** How a fact changes the position, and the rules that follow it. */
interface CompiledFact {
  readonly apply: (position: object, fact: FactShape) => object;
  readonly follow: Handlers<Following> | null;
}

/** The handlers of one query, timing or fact, by the name of the special rule. */
class Handlers<X> extends Map<string, X> implements HandlerSet {
  readonly number: number;
  /** Caches the modifiers of the last list of rules in play, in the order in which they act. */
  last: { readonly uses: readonly object[]; readonly active: readonly ActiveModifier[] } | null = null;

  constructor(number: number) {
    super();
    this.number = number;
  }
}

/** A special rule in play and its modifier. */
export interface ActiveModifier {
  readonly use: { readonly rule: string };
  readonly by: CompiledModifier;
}

export interface CompiledModifier {
  readonly stage: number;
  readonly clause: string;
  readonly apply: (value: unknown, use: unknown, about: unknown, table: unknown) => unknown;
}

type Offering = (table: unknown, about: unknown, use: unknown, seat: number) => readonly { id: string; frame: Frame }[];
type Following = (table: unknown, fact: unknown, use: unknown) => Frame | null;

/** Looked up for every answer: a match plays an edition, and its odds use the ruleset that the edition is made of. */
const compiled = latest(perObject((ruleset: object) => index(ruleset as Ruleset<Game>)));

/** The ruleset's own types are erased here: the kernel treats every compiled ruleset alike. */
export const compile = <G extends Game>(ruleset: Ruleset<G>): Compiled => compiled(ruleset);

function index(ruleset: Ruleset<Game>): Compiled {
  const sequences = new Map<string, CompiledSequence>();
  const lists = [...ruleset.sequences, { name: WINDOW, steps: windowSteps() }];
  for (const { name, steps } of lists) {
    if (sequences.has(name)) throw new Error(`${ruleset.id}: two sequences named "${name}"`);
    const place = new Map(steps.map((step, i) => [step.name, i]));
    sequences.set(name, { name, steps: steps as unknown as readonly Step<Game>[], place });
  }
  const { modifiers, offers, follows } = handlersOf(ruleset.specialRules);
  const facts = Object.entries(ruleset.facts as Record<string, CompiledFact['apply']>);
  return {
    ruleset,
    sequences,
    asks: asksOf(ruleset, [...sequences.values()]),
    modifiers,
    offers,
    facts: new Map(facts.map(([type, apply]) => [type, { apply, follow: follows.get(type) ?? null }])),
  };
}

/** All handlers of some special rules. A ruleset and the editions made of it share them, and so the caches they key. */
const handlersOf = perObject((specialRules: object) => {
  const rules = Object.entries(specialRules) as [string, SpecialRule<Game>][];
  let count = 0;
  const nextNumber = (): number => ++count;
  return {
    modifiers: byName(nextNumber, rules, ({ modify = {}, clause }) =>
      mapValues(modify as Modifiers, ({ stage, apply }) => ({ stage: STAGES.indexOf(stage), clause, apply })),
    ),
    offers: byName(nextNumber, rules, ({ offer = {} }) => offer as Record<string, Offering>),
    follows: byName(nextNumber, rules, ({ on = {} }) => on as Record<string, Following>),
  };
});

type Modifiers = Record<string, { stage: (typeof STAGES)[number]; apply: CompiledModifier['apply'] }>;

const mapValues = <A, B>(from: Record<string, A>, make: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, make(value)]));

/** An index from each query, timing or fact to the rules that handle it. */
function byName<T>(
  nextNumber: () => number,
  rules: readonly [string, SpecialRule<Game>][],
  part: (rule: SpecialRule<Game>) => Record<string, T>,
): ReadonlyMap<string, Handlers<T>> {
  const index = new Map<string, Handlers<T>>();
  for (const [rule, special] of rules)
    for (const [name, value] of Object.entries(part(special))) {
      const handlers = index.get(name) ?? new Handlers<T>(nextNumber());
      index.set(name, handlers.set(rule, value));
    }
  return index;
}
