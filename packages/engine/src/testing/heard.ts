// What a ruleset's code asks of special rules, emits and offers while something is played or computed.
import { Run } from '../kernel/run.ts';

/** Names of queries, timings and facts. */
export interface Heard {
  readonly queries: ReadonlySet<string>;
  readonly timings: ReadonlySet<string>;
  readonly facts: ReadonlySet<string>;
}

/** Every query, timing and fact that tables are asked about on the way, whether or not a rule handles it. */
export function heardIn(play: () => void): Heard {
  const [queries, timings, facts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { modifiers, hasHandlers, offers, emit, followers } = Run.prototype;
  const listening: Pick<Run, 'modifiers' | 'hasHandlers' | 'offers' | 'emit' | 'followers'> & ThisType<Run> = {
    modifiers(query, about) {
      queries.add(query);
      return modifiers.call(this, query, about);
    },
    hasHandlers(timing, about) {
      timings.add(timing);
      return hasHandlers.call(this, timing, about);
    },
    offers(timing, about, seat) {
      timings.add(timing);
      return offers.call(this, timing, about, seat);
    },
    emit(fact) {
      facts.add(fact.type);
      emit.call(this, fact);
    },
    followers(fact) {
      facts.add(fact.type);
      return followers.call(this, fact);
    },
  };
  Object.assign(Run.prototype, listening);
  try {
    play();
  } finally {
    Object.assign(Run.prototype, { modifiers, hasHandlers, offers, emit, followers });
  }
  return { queries, timings, facts };
}
