// Stores the inputs of a match one write at a time: what comes in during a write is stored by the next, all at once.
import type { Session } from './session.ts';

/** Thrown by a store when somebody else plays the match now: nothing more may be written from here. */
export class TakenOver extends Error {}

/** How a write ended. */
export type Outcome = 'stored' | 'failed' | 'taken-over';

/** Stores the inputs from an index on, replacing what was there. Rejects on failure. */
export type Store<K> = (stored: K, session: Session, from: number) => Promise<void>;

interface Latest<K> {
  readonly stored: K;
  readonly session: Session;
}

export class Keeping<K> {
  readonly #store: Store<K>;
  /** How many inputs in the store are those of the latest session. */
  #same: number;
  #latest: Latest<K> | null = null;
  /** The last write of all. */
  #last: Promise<Outcome> = Promise.resolve('stored');
  /** The write that has not begun yet: there is one at most. */
  #next: Promise<Outcome> | null = null;

  constructor(store: Store<K>, inStore: number) {
    this.#store = store;
    this.#same = inStore;
  }

  /** Stores a session whose first `stay` inputs are those of the one before. Earlier failures are retried with it. */
  keep(latest: Latest<K>, stay: number): Promise<Outcome> {
    this.#same = Math.min(this.#same, stay);
    this.#latest = latest;
    if (this.#next === null) {
      this.#next = this.#last.then(() => this.#write());
      this.#last = this.#next;
    }
    return this.#next;
  }

  /** Resolves when every write has ended. */
  async done(): Promise<void> {
    await this.#last;
  }

  async #write(): Promise<Outcome> {
    this.#next = null;
    const { stored, session } = this.#latest!;
    const from = this.#same;
    this.#same = session.moments.length;
    try {
      await this.#store(stored, session, from);
      return 'stored';
    } catch (error) {
      this.#same = Math.min(this.#same, from);
      return error instanceof TakenOver ? 'taken-over' : 'failed';
    }
  }
}
