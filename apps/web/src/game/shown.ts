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

/** While bots play faster than anybody could follow, the table is drawn at most once in this many milliseconds. */
const GLIMPSE = 100;

export class Shown<K> {
  readonly #source: Source<K>;
  readonly #pacing: Pacing;
  readonly #listeners = new Set<() => void>();
  #now: Live<K>;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isAgain = false;
  #shownAt = -Infinity;
  /** Draws what bots have played since; null if all of it is shown. */
  #glimpse: ReturnType<typeof setTimeout> | null = null;
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

  /** Whether something is still to be played back. What is drawn within a moment is not: bots do not wait for it. */
  isBehind(): boolean {
    return this.#glimpse === null && this.#now.session !== this.#source.now().session;
  }

  /** Resolves when everything that has happened is shown. */
  caughtUp(): Promise<void> {
    return this.isBehind() ? new Promise(shown => this.#waiting.push(shown)) : Promise.resolve();
  }

  /** Shows everything so far at once. */
  skip(): void {
    this.#noPause();
    if (this.isBehind()) this.#show(this.#source.now());
  }

  /** Replays the match from a moment on; even where everything is otherwise shown at once. */
  again(from: number): void {
    const live = this.#source.now();
    if (from >= live.session.moments.length) return;
    this.#isAgain = true;
    this.#noGlimpse();
    this.#now = { ...live, session: sessionAt(live.session, from) };
    this.#showNext();
  }

  #follow(): void {
    const live = this.#source.now();
    const isMore = this.#isContinuedBy(live);
    if (isMore && this.#pace() > 0) {
      this.#noGlimpse();
      this.#now = { ...live, session: this.#now.session };
      const { by } = live.session.moments[this.#now.session.moments.length]!.input;
      // A person who answers does not wait for what they have already seen.
      if (this.#timer === null || isPerson(live.session.players, by)) this.#showNext();
    } else if (isMore && botsPlayOn(this.#now) && botsPlayOn(live)) this.#glimpseSoon();
    else this.#showAll();
  }

  /** Shows what bots have played so far, if the last look was long enough ago, or else later. They do not wait for it. */
  #glimpseSoon(): void {
    this.#noPause();
    const left = this.#shownAt + GLIMPSE - performance.now();
    if (left <= 0) this.#showAll();
    else this.#glimpse ??= setTimeout(() => this.#showAll(), left);
  }

  #noPause(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
  }

  #noGlimpse(): void {
    clearTimeout(this.#glimpse ?? undefined);
    this.#glimpse = null;
  }

  /** Shows everything so far; what came since is heard as one. */
  #showAll(): void {
    this.#noPause();
    const live = this.#source.now();
    if (this.#isContinuedBy(live)) this.#hear(live.session, this.#now.session.moments.length);
    this.#show(live);
  }

  /** Whether more has happened since, and nothing was taken back. */
  #isContinuedBy({ session: { moments } }: Live<K>): boolean {
    const shown = this.#now.session.moments;
    return shown.length < moments.length && shown.at(-1) === moments[shown.length - 1];
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
    this.#noPause();
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
    this.#noGlimpse();
    this.#shownAt = performance.now();
    this.#now = live;
    if (!this.isBehind()) this.#isAgain = false;
    for (const listener of this.#listeners) listener();
    if (this.isBehind()) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const shown of waiting) shown();
  }
}

/** Whether a bot is to play, and nobody steps through its answers. */
const botsPlayOn = ({ thinking, paused, failed }: Live<unknown>): boolean => thinking && !paused && !failed;
