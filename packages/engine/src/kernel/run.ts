import type { ActiveModifier, Compiled } from './compile.ts';
import type { Seat } from './questions.ts';
import type { FactShape, Frame, Game, HandlerSet, Offered, Table } from './types.ts';
import type { Offers } from './window.ts';

/** Receives facts as they happen, each with the position right after it. */
export type Sink = (fact: FactShape, position: object) => void;

const NOTHING: readonly never[] = [];

interface Use {
  readonly rule: string;
}

/** A special rule that responds to a fact. */
export interface Follower {
  readonly rule: string;
  readonly respond: (t: object) => Frame | null;
}

/**
 * The table while one answer is being played: holds the position as facts change it, and collects follow-ups. It is
 * mutable only within one call of the kernel and is discarded afterwards.
 */
export class Run implements Table<Game>, Offers {
  position: object;
  /** Frames that rules added in response to facts, to run before the next step. */
  following: Frame[] = [];
  /** Steps run since the last answer. */
  steps = 0;
  /** What the current step asks. */
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
    const compiledFact = this.compiled.facts.get(fact.type);
    if (!compiledFact) throw new Error(`unknown fact "${fact.type}"`);
    const { apply, follow } = compiledFact;
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

  hasHandlers(timing: string, about: unknown): boolean {
    const offering = this.compiled.offers.get(timing);
    return offering !== undefined && usesIn(this, about, offering).length > 0;
  }

  offers(timing: string, about: unknown, seat: Seat): readonly Offered[] {
    const offering = this.compiled.offers.get(timing);
    if (!offering) return NOTHING;
    let offers: Offered[] | null = null;
    for (const use of usesIn(this, about, offering)) {
      const more = offering.get(use.rule)?.(this, about, use, seat) ?? NOTHING;
      for (const { id, frame } of more) {
        offers ??= [];
        offers.push({ id, frame, rule: use.rule });
      }
    }
    return offers ?? NOTHING;
  }

  /** What each rule would do in response to a fact, in the order in which they act. */
  followers(fact: FactShape): readonly Follower[] {
    const follow = this.compiled.facts.get(fact.type)?.follow ?? null;
    if (follow === null) return NOTHING;
    return usesIn(this, fact, follow).flatMap(use => {
      const respond = follow.get(use.rule);
      return respond ? [{ rule: use.rule, respond: (t: object) => respond(t, fact, use) }] : [];
    });
  }

  /** The modifiers that apply to a value, in the order in which they act. */
  modifiers(query: string, about: unknown): readonly ActiveModifier[] {
    const handlers = this.compiled.modifiers.get(query);
    if (!handlers) return NOTHING;
    const uses = usesIn(this, about, handlers);
    if (uses.length === 0) return NOTHING;
    if (handlers.last?.uses === uses) return handlers.last.active;
    const active: ActiveModifier[] = [];
    for (let i = 0; i < uses.length; i++) {
      const use = uses[i]!;
      const by = handlers.get(use.rule);
      if (by) active.push({ use, by });
    }
    handlers.last = { uses, active: inOrder(active) };
    return handlers.last.active;
  }
}

/** A stable insertion sort by stage: the list is short and usually in order. */
function inOrder(active: ActiveModifier[]): readonly ActiveModifier[] {
  for (let i = 1; i < active.length; i++) {
    const moving = active[i]!;
    let k = i;
    for (; k > 0 && active[k - 1]!.by.stage > moving.by.stage; k--) active[k] = active[k - 1]!;
    active[k] = moving;
  }
  return active;
}

/** The special rules in play that apply to something. */
const usesIn = (run: Run, about: unknown, handlers: HandlerSet): readonly Use[] =>
  run.compiled.ruleset.inPlay(run, about as never, handlers);

/** One change of a value: the rule, its clause, the value before and after. */
export interface Change {
  readonly rule: string;
  readonly clause: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Applies the modifiers to a value. Shared by `query` and `explain`, so that they cannot disagree. */
export function fold(
  run: Run,
  query: string,
  base: unknown,
  about: unknown,
  trace?: (change: Change) => void,
): unknown {
  const active = run.modifiers(query, about);
  let value = base;
  for (let i = 0; i < active.length; i++) {
    const { use, by } = active[i]!;
    const before = value;
    value = by.apply(before, use, about, run);
    trace?.({ rule: use.rule, clause: by.clause, before, after: value });
  }
  return value;
}
