// Asks a worker for the chances over the heads of enemies, so that a drag stays smooth: the latest place counts.
import address from 'virtual:bot-worker';
import type { Id } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Head } from './heads-of.ts';

/** The table as the person sees it. */
export interface FacedTable {
  readonly ruleset: string;
  readonly setup: object;
  readonly position: object;
}

/** Who stands where. */
export interface Faced {
  readonly model: Id;
  readonly at: Spot;
}

export interface ToFace {
  readonly id: number;
  readonly face: Faced;
  /** Sent only when it has changed: it is large, and the worker caches what it has computed for it. */
  readonly table: FacedTable | null;
}

export interface SentHeads {
  readonly id: number;
  readonly heads: readonly Head[];
}

/** A worker with one question at a time: what comes meanwhile waits, and only the last of it is asked. */
export class HeadsWorker {
  readonly #worker = new Worker(address, { type: 'module' });
  readonly #told: (of: Faced, heads: readonly Head[]) => void;
  #table: FacedTable | null = null;
  #asked: (Faced & { readonly id: number }) | null = null;
  #next: (() => void) | null = null;
  #count = 0;

  constructor(told: (of: Faced, heads: readonly Head[]) => void) {
    this.#told = told;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SentHeads>) => this.#hear(data));
    // Chances are an extra: without them the board is complete.
    this.#worker.addEventListener('error', event => event.preventDefault());
  }

  ask(table: FacedTable, face: Faced): void {
    if (this.#asked) {
      this.#next = () => this.ask(table, face);
      return;
    }
    this.#asked = { ...face, id: ++this.#count };
    const isNew = this.#table !== table;
    this.#table = table;
    this.#worker.postMessage({ id: this.#count, face, table: isNew ? table : null } satisfies ToFace);
  }

  close(): void {
    this.#worker.terminate();
  }

  #hear({ id, heads }: SentHeads): void {
    const asked = this.#asked;
    if (asked?.id !== id) return;
    this.#asked = null;
    const next = this.#next;
    this.#next = null;
    this.#told(asked, heads);
    next?.();
  }
}
