import { newMatch, save } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFor } from './read-in-worker.ts';
import { readBeside, type SentReading, type ToRead } from './reading.ts';

type Listener = (event: { readonly data?: SentReading; readonly message?: string }) => void;

/** A worker whose other end is the test. */
class FakeWorker {
  static started: FakeWorker[] = [];
  readonly #listeners = new Map<string, Listener>();
  isEnded = false;
  asked: ToRead | null = null;
  constructor() {
    FakeWorker.started.push(this);
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  postMessage(asked: ToRead): void {
    this.asked = asked;
  }
  terminate(): void {
    this.isEnded = true;
  }
  send(data: SentReading): void {
    this.#listeners.get('message')!({ data: structuredClone(data) });
  }
  fail(): void {
    this.#listeners.get('error')!({ message: 'out of memory' });
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

const record = JSON.stringify(save(newMatch(toy, standardSetup)));
const WANTED: ToRead = { read: 'record', text: record };

describe('a record read in a worker', () => {
  it('comes back as a session with its ruleset, and the worker is terminated', async () => {
    const reading = readBeside(WANTED);
    const [worker] = FakeWorker.started;
    expect(worker!.asked).toEqual(WANTED);
    await readFor(worker!.asked!, data => worker!.send(data));
    const read = await reading;
    expect(read).toMatchObject({ ok: true, value: { moments: [], match: { inputs: [] } } });
    expect(read.ok && read.value.match.ruleset.id).toBe(toy.id);
    expect(worker!.isEnded).toBe(true);
  });

  it('comes back with every problem', async () => {
    const reading = readBeside({ read: 'record', text: '{' });
    const [worker] = FakeWorker.started;
    await readFor(worker!.asked!, data => worker!.send(data));
    expect(await reading).toMatchObject({ ok: false, problems: [{ problem: 'not-json' }] });
  });

  it('is aborted when it takes too long, when nobody wants it, and when the worker fails', async () => {
    expect(await readBeside(WANTED, { limit: 5 })).toMatchObject({ problems: [{ problem: 'takes-too-long' }] });
    const leaving = new AbortController();
    const left = readBeside(WANTED, { signal: leaving.signal });
    leaving.abort();
    expect(await left).toMatchObject({ problems: [{ problem: 'given-up' }] });
    const failed = readBeside(WANTED);
    FakeWorker.started[2]!.fail();
    expect(await failed).toMatchObject({ problems: [{ problem: 'unreadable' }] });
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
  });

  it('reports its progress', async () => {
    const told: unknown[] = [];
    const reading = readBeside(WANTED, { listen: (...soFar) => told.push(soFar) });
    FakeWorker.started[0]!.send({ checked: 3, of: 9 });
    FakeWorker.started[0]!.send({ problems: [] });
    await reading;
    expect(told).toEqual([[3, 9]]);
  });
});
