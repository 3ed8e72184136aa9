import type { Compiled, Touching } from './compile.ts';
import type { Seat } from './questions.ts';
import type { FactShape, Frame, Game, Offer, Speaking, Table } from './types.ts';
import type { Offers } from './window.ts';

/** Takes facts as they happen, each with the position right after it. */
export type Sink = (fact: FactShape, position: object) => void;

const NOTHING: readonly never[] = [];

interface Use {
  readonly rule: string;
}

/**
 * The table while one answer is being worked out: holds the position as facts change it, and collects what must
 * follow. It changes only inside one call of the kernel and is not kept.
 */
export class Run implements Table<Game>, Offers {
  position: object;
  /** Frames that rules added in answer to facts, to run before the next step. */
  following: Frame[] = [];
  /** How many steps were taken since the last answer. */
  steps = 0;
  /** What the step at hand asks. */
  asked: object | null = null;
  readonly setup: object;
  readonly compiled: Compiled;
  readonly sink: Sink | null;

  constructor(compiled: Compiled, setup: object, position: object, sink: Sink | null) {
    this.compiled = compiled;
    this.setup = setup;
    this.position = position;
    this.sink = sink;
  }

  emit(fact: FactShape): void {
    const known = this.compiled.facts.get(fact.type);
    if (!known) throw new Error(`unknown fact "${fact.type}"`);
    const { apply, follow } = known;
    this.position = apply(this.position, fact);
    this.sink?.(fact, this.position);
    if (follow === null) return;
    const uses = usesIn(this, fact, follow);
    for (let i = 0; i < uses.length; i++) {
      const use = uses[i]!;
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

  isSpokenTo(timing: string, about: unknown): boolean {
    const offering = this.compiled.offers.get(timing);
    return offering !== undefined && usesIn(this, about, offering).length > 0;
  }

  offers(timing: string, about: unknown, seat: Seat): readonly Offer[] {
    const offering = this.compiled.offers.get(timing);
    if (!offering) return NOTHING;
    let made: readonly Offer[] = NOTHING;
    for (const use of usesIn(this, about, offering)) {
      const offer = offering.get(use.rule);
      const more = offer ? offer(this, about, use, seat) : NOTHING;
      if (more.length > 0) made = made.length === 0 ? more : [...made, ...more];
    }
    return made;
  }

  /** The modifiers that touch a value, in the order in which they act. */
  modifiers(query: string, about: unknown): readonly Touching[] {
    const there = this.compiled.modifiers.get(query);
    if (!there) return NOTHING;
    const uses = usesIn(this, about, there);
    if (uses.length === 0) return NOTHING;
    if (there.last?.uses === uses) return there.last.touching;
    const touching: Touching[] = [];
    for (let i = 0; i < uses.length; i++) {
      const use = uses[i]!;
      const by = there.get(use.rule);
      if (by) touching.push({ use, by });
    }
    there.last = { uses, touching: inOrder(touching) };
    return there.last.touching;
  }
}

/** By stage; within one as they came. They are few, and most often in order. */
function inOrder(touching: Touching[]): readonly Touching[] {
  for (let i = 1; i < touching.length; i++) {
    const its = touching[i]!;
    let k = i;
    for (; k > 0 && touching[k - 1]!.by.stage > its.by.stage; k--) touching[k] = touching[k - 1]!;
    touching[k] = its;
  }
  return touching;
}

/** The special rules in play that bear on something. */
const usesIn = (run: Run, about: unknown, speaking: Speaking): readonly Use[] =>
  run.compiled.ruleset.inPlay(run, about as never, speaking);

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
  const touching = run.modifiers(query, about);
  let value = base;
  for (let i = 0; i < touching.length; i++) {
    const { use, by } = touching[i]!;
    const before = value;
    value = by.apply(before, use, about, run);
    trace?.({ rule: use.rule, clause: by.clause, before, after: value });
  }
  return value;
}
