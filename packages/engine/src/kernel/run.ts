import type { Compiled, CompiledModifier } from './compile.ts';
import type { Seat } from './questions.ts';
import type { FactShape, Frame, Game, Offer, Table } from './types.ts';
import type { Offers } from './window.ts';

/** Takes facts as they happen. */
export type Sink = (fact: FactShape) => void;

const NOTHING: readonly never[] = [];

/**
 * The table while one answer is being worked out: holds the position as facts change it, and collects what must
 * follow. It lives only inside one call of the kernel.
 */
export class Run implements Table<Game>, Offers {
  position: object;
  /** Frames that rules added in answer to facts, to run before the next step. */
  following: Frame[] = [];
  /** What the step at hand asks. */
  asked: object | null = null;
  readonly setup: object;
  readonly compiled: Compiled;
  readonly #sink: Sink | null;

  constructor(compiled: Compiled, setup: object, position: object, sink: Sink | null) {
    this.compiled = compiled;
    this.setup = setup;
    this.position = position;
    this.#sink = sink;
  }

  emit(fact: FactShape): void {
    const { facts } = this.compiled.ruleset;
    const apply = (facts as Record<string, (position: object, fact: FactShape) => object>)[fact.type];
    if (!apply) throw new Error(`unknown fact "${fact.type}"`);
    this.position = apply(this.position, fact);
    this.#sink?.(fact);
    const follow = this.compiled.follows.get(fact.type);
    if (!follow) return;
    for (const use of this.#inPlay(fact)) {
      const frame = follow.get(use.rule)?.(this, fact, use);
      if (frame) this.following.push(frame);
    }
  }

  query(name: never, base: never, about: never): never {
    return fold(this, name, base, about) as never;
  }

  order(): readonly Seat[] {
    return this.compiled.ruleset.reactionOrder(this);
  }

  offers(timing: string, about: unknown, seat: Seat): readonly Offer[] {
    const offering = this.compiled.offers.get(timing);
    if (!offering) return NOTHING;
    const made: Offer[] = [];
    for (const use of this.#inPlay(about)) {
      const offer = offering.get(use.rule);
      if (offer) made.push(...offer(this, about, use, seat));
    }
    return made;
  }

  #inPlay(about: unknown): readonly { readonly rule: string }[] {
    return this.compiled.ruleset.inPlay(this, about as never);
  }

  /** The modifiers that touch a value, in the order in which they act. */
  modifiers(query: string, about: unknown): readonly { use: { readonly rule: string }; by: CompiledModifier }[] {
    const there = this.compiled.modifiers.get(query);
    if (!there) return NOTHING;
    const touching: { use: { readonly rule: string }; by: CompiledModifier }[] = [];
    for (const use of this.#inPlay(about)) {
      const by = there.get(use.rule);
      if (by) touching.push({ use, by });
    }
    if (touching.length > 1) touching.sort((a, b) => a.by.stage - b.by.stage);
    return touching;
  }
}

/** One change of a value on its way: which rule, by which clause, from what to what. */
export interface Change {
  readonly rule: string;
  readonly clause: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The one fold behind `query` and `explain`, so that they cannot disagree. */
export function fold(
  run: Run,
  query: string,
  base: unknown,
  about: unknown,
  trace?: (change: Change) => void,
): unknown {
  let value = base;
  for (const { use, by } of run.modifiers(query, about)) {
    const before = value;
    value = by.apply(before, use, about, run);
    trace?.({ rule: use.rule, clause: by.clause, before, after: value });
  }
  return value;
}
