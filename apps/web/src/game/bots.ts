// The bots of this page, running in a worker.

import address from 'virtual:bot-worker';
import type { Chosen } from '@little-wars/bots';
import type { Turn } from '@little-wars/table';
import { isMissingPart, tellMissing } from '../offline/missing.ts';

/** Turns and answers are numbered, because a later request may make an earlier one obsolete. */
export interface SentTurn extends Turn {
  readonly id: number;
}

export interface SentAnswer extends Chosen {
  readonly id: number;
}

interface Waiting {
  readonly answered: (chosen: Chosen) => void;
  readonly failed: (error: Error) => void;
}

export class BotWorker {
  /** Started lazily when a bot is first asked. */
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #turns = 0;
  readonly #pause: () => number;

  /** `pause`: milliseconds before an answer is given, read at each answer. */
  constructor(pause: () => number = () => 0) {
    this.#pause = pause;
  }

  ask(turn: Turn): Promise<Chosen> {
    this.#worker ??= this.#started();
    const id = ++this.#turns;
    this.#worker.postMessage({ ...turn, id } satisfies SentTurn);
    return new Promise((answered, failed) => this.#waiting.set(id, { answered, failed }));
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #started(): Worker {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SentAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      const pause = this.#pause();
      if (pause === 0) waiting?.answered(data);
      else setTimeout(() => waiting?.answered(data), pause);
    });
    worker.addEventListener('error', ({ message }) => {
      // A worker that could not be fetched at all reports nothing.
      if (message === undefined || isMissingPart(message)) tellMissing();
      // The next attempt gets a new one.
      worker.terminate();
      this.#worker = null;
      for (const { failed } of this.#waiting.values()) failed(new Error('the worker of the bots failed'));
      this.#waiting.clear();
    });
    return worker;
  }
}
