// Plays back a match moment by moment, each for as long as it matters. The match itself may be ahead.
import { isPerson, type Live, type Moment, type Session, sessionAt } from '@little-wars/table';
import type { Cue, Weight } from './weight.ts';

interface Source<K> {
  subscribe(listener: () => void): () => void;
  now(): Live<K>;
}

export interface Pacing {
  /** How long a moment is shown, and its sounds. */
  weigh(session: Session, moment: Moment): Weight;
  /** The factor for pauses; 0 shows everything at once. */
  pace(): number;
  /** Null while sound is off. */
  readonly hear: ((cues: readonly Cue[]) => void) | null;
}

/** Of moments shown at once only the last few are heard. */
const MOST_HEARD = 3;

export class Shown<K> {
  readonly #source: Source<K>;
  readonly #pacing: Pacing;
  readonly #listeners = new Set<() => void>();
  #now: Live<K>;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isAgain = false;
  #waiting: (() => void)[] = [];

  constructor(source: Source<K>, pacing: Pacing) {
    this.#source = source;
    this.#pacing = pacing;
    this.#now = source.now();
    source.subscribe(() => this.#follow());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The match up to the moment that is shown. */
  readonly now = (): Live<K> => this.#now;

  isBehind(): boolean {
    return this.#now.session !== this.#source.now().session;
  }

  /** Resolves when everything that has happened is shown. */
  caughtUp(): Promise<void> {
    return this.isBehind() ? new Promise(shown => this.#waiting.push(shown)) : Promise.resolve();
  }

  /** Shows everything so far at once. */
  skip(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    if (this.isBehind()) this.#show(this.#source.now());
  }

  /** Replays the match from a moment on; even where everything is otherwise shown at once. */
  again(from: number): void {
    const live = this.#source.now();
    if (from >= live.session.moments.length) return;
    this.#isAgain = true;
    this.#now = { ...live, session: sessionAt(live.session, from) };
    this.#showNext();
  }

  #follow(): void {
    const live = this.#source.now();
    const { moments } = live.session;
    const at = this.#now.session.moments.length;
    const next = moments[at]?.input.by;
    const isSame = next !== undefined && this.#now.session.moments.at(-1) === moments[at - 1];
    if (isSame && this.#pace() > 0) {
      this.#now = { ...live, session: this.#now.session };
      // A person who answers does not wait for what they have already seen.
      if (this.#timer === null || isPerson(live.session.players, next)) this.#showNext();
    } else {
      if (isSame) this.#hear(live.session, at);
      this.#show(live);
    }
  }

  #pace(): number {
    return this.#pacing.pace() || (this.#isAgain ? 1 : 0);
  }

  /** Moments shown at once sound as one. */
  #hear(session: Session, from: number): void {
    const { hear, weigh } = this.#pacing;
    const fresh = session.moments.slice(from).slice(-MOST_HEARD);
    hear?.([...new Set(fresh.flatMap(moment => weigh(session, moment).cues))]);
  }

  /** Shows the next moment that matters, and what leads up to it. */
  #showNext(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    const live = this.#source.now();
    const { session } = live;
    const { hear, weigh } = this.#pacing;
    for (let at = this.#now.session.moments.length; at < session.moments.length; at++) {
      const { pause, cues } = weigh(session, session.moments[at]!);
      hear?.(cues);
      if (pause === 0) continue;
      this.#timer = setTimeout(() => this.#showNext(), pause * this.#pace());
      this.#show(at + 1 === session.moments.length ? live : { ...live, session: sessionAt(session, at + 1) });
      return;
    }
    if (this.isBehind()) this.#show(live);
  }

  #show(live: Live<K>): void {
    this.#now = live;
    if (!this.isBehind()) this.#isAgain = false;
    for (const listener of this.#listeners) listener();
    if (this.isBehind()) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const shown of waiting) shown();
  }
}
