import { describe, expect, it } from 'vitest';
import { allPlayedIsStored, waitFor } from './unsaved.ts';

type State = 'stored' | 'underway' | 'refused';

/** A table whose storing the test controls. */
function table(state: State, whenTriedAgain: State = state) {
  const listeners = new Set<() => void>();
  let now = state;
  let tries = 0;
  const set = (next: State): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    set,
    tries: () => tries,
    listeners,
    storing: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      tries++;
      set(whenTriedAgain);
    },
  };
}

describe('a match being played', () => {
  it('does not block if nothing is being played', async () => {
    expect(await allPlayedIsStored()).toBe(true);
  });

  it('is waited for, on every table', async () => {
    const [one, other] = [table('underway'), table('stored')];
    const closes = [waitFor(one), waitFor(other)];
    let isDone = false;
    const all = allPlayedIsStored().finally(() => {
      isDone = true;
    });
    await new Promise(done => void setTimeout(done, 5));
    expect(isDone).toBe(false);
    one.set('stored');
    expect(await all).toBe(true);
    expect([one.tries(), one.listeners.size, other.listeners.size]).toEqual([0, 0, 0]);
    for (const close of closes) close();
  });

  it('is retried once if storing failed', async () => {
    const [lucky, unlucky] = [table('refused', 'stored'), table('refused')];
    const closeLucky = waitFor(lucky);
    expect(await allPlayedIsStored()).toBe(true);
    const closeUnlucky = waitFor(unlucky);
    expect(await allPlayedIsStored()).toBe(false);
    expect([lucky.tries(), unlucky.tries()]).toEqual([1, 1]);
    closeUnlucky();
    expect(await allPlayedIsStored()).toBe(true);
    closeLucky();
  });
});
