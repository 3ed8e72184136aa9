// Stores the inputs of a match one write at a time: inputs that arrive during a write are batched into the next.
import type { Session } from './session.ts';

/** Thrown by a store when another tab plays the match now: nothing more may be written from here. */
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
  /** How many inputs in the store belong to the latest session. */
  #same: number;
  #latest: Latest<K> | null = null;
  /** The last write. */
  #last: Promise<Outcome> = Promise.resolve('stored');
  /** The write that has not begun yet: at most one. */
  #next: Promise<Outcome> | null = null;

  constructor(store: Store<K>, inStore: number) {
    this.#store = store;
    this.#same = inStore;
  }

  /** Stores a session that shares the first `stay` inputs with the previous one. Retries earlier failures. */
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
